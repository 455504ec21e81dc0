import { paths, returningTo } from "../../../shared/routes.ts";
import { useFieldId } from "../forms/scope.ts";
import { usePage } from "../page.ts";

/** The column next to the login form. [2.42] */
export function RegisterColumn() {
	const { locale, address, t } = usePage();
	const title = useFieldId("register-column");
	return (
		<aside className="register-column" aria-labelledby={title}>
			<h2 id={title}>{t("login.newTitle")}</h2>
			<p>{t("login.newText")}</p>
			<p>
				<a
					className="button button--secondary"
					href={paths.register(locale) + returningTo(address)}
					data-modal="register"
				>
					{t("login.newCta")}
				</a>
			</p>
		</aside>
	);
}
