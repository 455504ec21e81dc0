import { useState } from "react";
import { useStore } from "zustand";
import type { Notice } from "../../../shared/accounts/messages.ts";
import { AccountLink } from "../../markup/components/account-link.tsx";
import { Button } from "../../markup/components/button.tsx";
import { SuccessNotice } from "../../markup/forms/form.tsx";
import { usePage } from "../../markup/page.ts";
import { ScriptedRegister } from "../forms/account-forms.tsx";
import { modals } from "../stores/modals.ts";
import { session } from "../stores/session.ts";
import { Modal } from "./modal.tsx";

/** A success notice replaces the form. Closing it returns to the login. [2.43, 4.12, 4.14] */
export function RegisterModal() {
	const { address, t } = usePage();
	const { open, registrationIsComplete, show, close, completeRegistration } = useStore(modals);
	const email = useStore(session, (state) => state.email);
	const [notice, setNotice] = useState<Notice>("registered");
	const done = (success: Notice, values: FormData) => {
		setNotice(success);
		session.setState({ email: String(values.get("email") ?? "") });
		completeRegistration();
	};
	const returnToLogin = () => show("login");
	return (
		<Modal
			name="register"
			title={t("register.title")}
			isOpen={open === "register"}
			face={registrationIsComplete ? "complete" : "form"}
			onClose={registrationIsComplete ? returnToLogin : close}
		>
			{registrationIsComplete ? (
				<SuccessNotice notice={notice}>
					<Button small onClick={returnToLogin}>
						{t("register.toLogin")}
					</Button>
				</SuccessNotice>
			) : (
				<>
					<p>
						{t("register.intro")} <AccountLink to="login">{t("register.haveAccount")}</AccountLink>
					</p>
					<ScriptedRegister values={{ email }} failure={null} success={null} returnTo={address} onDone={done} />
				</>
			)}
		</Modal>
	);
}
