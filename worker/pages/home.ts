import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { type HomeFilters, toQueryString } from "../../shared/filters.ts";
import { paths } from "../../shared/routes.ts";
import { metaDescription } from "../../shared/text.ts";
import { readMixed } from "../content/lists.ts";
import { readSingle } from "../content/shell.ts";
import { notFound } from "../errors.ts";
import { everyLocale, originOf, switcherLinks } from "../render/head.ts";
import { assertExisting, homeFilters, readOptions } from "./filters.ts";
import { type Loader, orElse } from "./loader.ts";

const PATHS = everyLocale((locale) => paths.home(locale));

export const home: Loader<"home"> = async ({ site }) => {
	const filters = homeFilters(site.search);
	if (!filters) throw notFound();
	const [list, hero, options] = await Promise.all([
		readMixed(site, filters),
		orElse(readSingle(site, "home"), null),
		readOptions(site),
	]);
	assertExisting(filters, options, list);

	const t = translator(site.locale);
	const head = {
		title: hero ? `${hero.title} | ${BRAND.portal}` : BRAND.portal,
		description: metaDescription(hero?.intro || t("site.description")),
		paths: PATHS,
		indexed: !isNarrowed(filters),
		kind: "website" as const,
		...(hero?.image ? { image: hero.image.src } : {}),
		jsonLd: [
			{
				"@context": "https://schema.org",
				"@type": "WebSite",
				name: BRAND.portal,
				url: originOf(site.country, site) + paths.home(site.locale),
				inLanguage: site.locale,
				publisher: { "@type": "Organization", name: BRAND.company },
			},
		],
	};
	return {
		props: { hero, list, filters, options, signUpCard: site.signUpCard },
		head,
		current: "home",
		otherLocales: switcherLinks(head, site, paths.home, toQueryString({ section: filters.section })),
	};
};

/** Filtered views of the home page are not indexed, only the whole one. */
const isNarrowed = (filters: HomeFilters): boolean => toQueryString(filters) !== "";
