import { BRAND } from "../../../shared/brand.ts";
import { country } from "../../../shared/countries.ts";
import { usePage } from "../page.ts";

/** The country's emblem, the portal's name and the country's name. [1.10] */
export function Logo() {
	const page = usePage();
	return (
		<span className="logo" data-country={page.country}>
			<svg className="logo__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
				<path className="logo__shape" d="M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z" />
				<path className="logo__emblem" d={country(page.country).emblem} />
			</svg>
			<span className="logo__words">
				<span className="logo__name">{BRAND.portal}</span>
				<span className="logo__country">{page.t("site.country")}</span>
			</span>
		</span>
	);
}
