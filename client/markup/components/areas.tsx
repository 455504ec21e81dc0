import { HOME_SECTION } from "../../../shared/filters.ts";
import { usePage } from "../page.ts";

/** The reader's areas are stored in the browser: client/browser/library/area-links.ts adds their links. */
export function Areas() {
	const { t } = usePage();
	return (
		<nav className="row areas" aria-labelledby="areas" data-all={t("filters.allDomains")} data-kept={HOME_SECTION}>
			<strong id="areas">{t("areas.title")}</strong>
		</nav>
	);
}
