import { paths } from "../../shared/routes.ts";
import { usePage } from "../page.ts";
import { HcaButtons } from "./hca-buttons.tsx";

/** To sign in or to register, and come back: with the external identity where the country has it, else with the forms. */
export function WaysIn() {
	const { locale, path, hca, t } = usePage();
	if (hca) return <HcaButtons />;
	return (
		<div className="ways-in">
			<a className="button" href={paths.account(locale, "login", path)} data-modal="login">
				{t("gate.signIn")}
			</a>
			<a className="button button--ghost" href={paths.account(locale, "register", path)} data-modal="register">
				{t("gate.register")}
			</a>
		</div>
	);
}
