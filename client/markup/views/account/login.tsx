import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Island } from "../../components/island.tsx";
import { RegisterColumn } from "../../components/register-column.tsx";
import { SendAgain } from "../../components/send-again.tsx";
import { LoginForm } from "../../forms/login-form.tsx";
import { usePage } from "../../page.ts";
import { FormView } from "./form-view.tsx";
import { HcaView } from "./hca-view.tsx";

/** The login modal as a page [2.42], and behind it the form that was sent after the session's end. */
export function Login(props: FormState) {
	const { success, unsent } = props;
	const { hca, t } = usePage();
	if (hca) return <HcaView {...props} />;
	if (unsent?.isSignedIn) {
		return (
			<FormView title={t("unsent.title")} intro={t("unsent.text")} success={null}>
				<SendAgain address={unsent.action} typed={unsent.typed} label={t("unsent.send")} />
			</FormView>
		);
	}
	// A plain post, whose answer is the form that waits: a script would go on to the next page without it.
	const form = <LoginForm {...props} />;
	return (
		<FormView title={t("login.title")} success={success} aside={<RegisterColumn />}>
			{unsent ? (
				form
			) : (
				<Island name="login" props={props}>
					{form}
				</Island>
			)}
		</FormView>
	);
}
