import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

/** Tells a visitor with a deep link that all content is open, and ends the visit. [2.22] */
export function VisitBar() {
	const { locale, deeplinkAccess, t } = usePage();
	if (!deeplinkAccess) return null;
	return (
		<aside className="visit-bar" aria-label={t("visit.label")}>
			<div className="visit-bar__row container">
				<p>{t("visit.text")}</p>
				<form method="post" action={paths.endVisit(locale)}>
					<button className="button button--small button--ghost" type="submit">
						{t("visit.end")}
					</button>
				</form>
			</div>
		</aside>
	);
}
