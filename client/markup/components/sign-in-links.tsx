import { paths, returningTo } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { HcaButtons } from "./hca-buttons.tsx";

/** Links to sign in and register that return to this page, the HCA buttons where HCA is used, or nothing without accounts. */
export function SignInLinks() {
	const { locale, address, hasAccounts, hca, t } = usePage();
	if (!hasAccounts) return null;
	if (hca) return <HcaButtons />;
	return (
		<div className="ways-in">
			<a className="button" href={paths.login(locale) + returningTo(address)} data-modal="login">
				{t("gate.signIn")}
			</a>
			<a className="button button--ghost" href={paths.register(locale) + returningTo(address)} data-modal="register">
				{t("gate.register")}
			</a>
		</div>
	);
}
