import type { FormState } from "../../../../shared/accounts/form-state.ts";
import { Island } from "../../components/island.tsx";
import { RegisterColumn } from "../../components/register-column.tsx";
import { SendAgain } from "../../components/send-again.tsx";
import { LoginForm } from "../../forms/login-form.tsx";
import { usePage } from "../../page.ts";
import { FormView, SignedInAlready } from "./form-view.tsx";
import { HcaView } from "./hca-view.tsx";

/** The login modal as a page [2.42]. After the sign-in it shows a form that the visitor sent when the session had ended. */
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
	// A plain form post, because its response is the waiting form. A script would skip it.
	const form = <LoginForm {...props} />;
	return (
		<FormView title={t("login.title")} success={success} aside={<RegisterColumn />}>
			<SignedInAlready {...props} />
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
