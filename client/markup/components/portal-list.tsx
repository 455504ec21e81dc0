import type { CountryCode, LocaleCode } from "../../../shared/countries.ts";
import { localeOf } from "../../../shared/locales.ts";
import { usePage } from "../page.ts";

export interface Portal {
	country: CountryCode;
	host: string;
	locales: { code: LocaleCode; name: string; href: string }[];
}

/** [2.07] */
export function PortalList({ portals }: { portals: readonly Portal[] }) {
	const { locale } = usePage();
	const regions = new Intl.DisplayNames(locale, { type: "region" });
	return (
		<ul className="hub__portals">
			{portals.map(({ country, host, locales }) => (
				<li key={host}>
					<h2>{regions.of(country.toUpperCase())}</h2>
					<p className="soft hub__host">{host}</p>
					<ul className="row chips">
						{locales.map(({ code, name, href }) => (
							<li key={code}>
								<a className="chip" href={href} lang={localeOf(code).iso} hrefLang={localeOf(code).iso}>
									{name}
								</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
