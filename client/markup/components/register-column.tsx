import { useFieldId } from "../forms/scope.ts";
import { usePage } from "../page.ts";
import { AccountLink } from "./account-link.tsx";

/** The column next to the login form. [2.42] */
export function RegisterColumn() {
	const { t } = usePage();
	const title = useFieldId("register-column");
	return (
		<aside className="register-column" aria-labelledby={title}>
			<h2 id={title}>{t("login.newTitle")}</h2>
			<p>{t("login.newText")}</p>
			<p>
				<AccountLink to="register" className="button button--secondary">
					{t("login.newCta")}
				</AccountLink>
			</p>
		</aside>
	);
}
