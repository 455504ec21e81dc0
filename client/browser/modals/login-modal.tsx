import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../markup/components/button.tsx";
import { RegisterColumn } from "../../markup/components/register-column.tsx";
import { SuccessNotice } from "../../markup/forms/form.tsx";
import { ScopeProvider } from "../../markup/forms/scope.ts";
import { usePage } from "../../markup/page.ts";
import { ScriptedForgot, ScriptedLogin, type SignedIn } from "../forms/account-forms.tsx";
import { modals } from "../stores/modals.ts";
import { session } from "../stores/session.ts";
import { Modal } from "./modal.tsx";
import { showSignedIn } from "./show-signed-in.ts";

/** The login form beside a register column. The forgot-password form replaces it. [2.42, 4.12, 4.13, 4.15] */
export function LoginModal() {
	const { address, t } = usePage();
	const { open, registrationIsComplete, show, close } = useStore(modals);
	const [isSent, setSent] = useState(false);
	/** How many mails were sent, and how many of them while their form was shown. */
	const [mails, setMails] = useState({ sent: 0, seen: 0 });
	const isForgot = open === "forgotPassword";
	// A confirmation belongs to the address that was just sent, however the visitor leaves it.
	if (isSent && !isForgot) setSent(false);
	const email = useStore(session, (state) => state.email);
	const fresh = { values: { email }, failure: null, success: null, returnTo: address };
	const sent = (_: unknown, values: FormData) => {
		const isSeen = modals.getState().open === "forgotPassword";
		setMails(({ sent, seen }) => ({ sent: sent + 1, seen: isSeen ? seen + 1 : seen }));
		// The visitor has closed the form. The login keeps what they have typed since.
		if (!isSeen) return;
		session.setState({ email: String(values.get("email") ?? "") });
		setSent(true);
	};
	const backToLogin = () => show("login");
	return (
		<Modal
			name="login"
			title={isForgot ? t("forgot.title") : t("login.title")}
			isOpen={open === "login" || isForgot}
			face={isForgot ? (isSent ? "sent" : "forgot") : "login"}
			onClose={isForgot && isSent ? backToLogin : close}
		>
			<div className="modal__columns">
				{/* Both forms stay mounted, so each keeps its input. */}
				<div hidden={isForgot}>
					{/* After a mail or a registration the form starts again, without the error of an earlier sign-in. */}
					<ScriptedLogin key={`${mails.seen} ${registrationIsComplete}`} {...fresh} onDone={signedIn} />
				</div>
				<div hidden={!isForgot}>
					{isSent ? (
						<SuccessNotice notice="resetSent">
							<Button small onClick={backToLogin}>
								{t("forgot.back")}
							</Button>
						</SuccessNotice>
					) : (
						// Both forms have a field `email`, so their ids need different scopes. After each mail the form starts again.
						<ScopeProvider value="modal-forgotPassword" key={mails.sent}>
							<ScriptedForgot {...fresh} onDone={sent} />
						</ScopeProvider>
					)}
				</div>
				<RegisterColumn />
			</div>
		</Modal>
	);
}

function signedIn(account: SignedIn): void {
	if (account.missingConsents.length === 0) {
		showSignedIn();
		return;
	}
	session.setState(account);
	modals.getState().show("consents");
}
