import { HOME_SECTION } from "../../../shared/filters.ts";
import { usePage } from "../page.ts";

/** The reader's own areas, which only the browser knows: client/browser/library/area-links.ts adds their links. */
export function Areas() {
	const { t } = usePage();
	return (
		<nav className="areas" aria-labelledby="areas" data-all={t("filters.allDomains")} data-kept={HOME_SECTION}>
			<strong id="areas">{t("areas.title")}</strong>
		</nav>
	);
}
