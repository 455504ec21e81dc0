import { usePage } from "../page.ts";
import { AccountLink } from "./account-link.tsx";
import { HcaButtons } from "./hca-buttons.tsx";

/** Links to sign in and register that return to this page, the HCA buttons where HCA is used, or nothing without accounts. */
export function SignInLinks() {
	const { hasAccounts, hca, t } = usePage();
	if (!hasAccounts) return null;
	if (hca) return <HcaButtons />;
	return (
		<div className="ways-in">
			<AccountLink to="login" className="button">
				{t("gate.signIn")}
			</AccountLink>
			<AccountLink to="register" className="button button--ghost">
				{t("gate.register")}
			</AccountLink>
		</div>
	);
}
