import { HERO_SHOWN, SIZES } from "../../../client/markup/components/sizes.ts";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { toQueryString } from "../../../shared/filters.ts";
import { paths } from "../../../shared/routes.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readMixed } from "../../content/lists.ts";
import { readSingle } from "../../content/shell.ts";
import { everyLocale, originOf, switcherLinks } from "../../render/head.ts";
import { type Loader, orElse } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { feedsOf, feedsOfList } from "../feeds/page-feeds.ts";
import { homeFilters, readExisting, readOptions } from "./filters.ts";
import { inOtherLocale } from "./other-locale.ts";

const PATHS = everyLocale((locale) => paths.home(locale));

export const home: Loader<"home"> = async ({ site }) => {
	const asked = homeFilters(site.search);
	if (!asked) throw notFound();
	const offered = readOptions(site, asked);
	const [{ list, filters, dropped }, hero, options] = await Promise.all([
		readExisting(asked, offered, (existing) => readMixed(site, existing)),
		orElse(readSingle(site, "home"), null),
		offered,
	]);

	const t = translator(site.locale);
	const query = toQueryString(filters);
	const { feeds, follow } = feedsOfList(site, filters.section, filters, options.value);
	const head = {
		title: hero ? `${hero.title} | ${BRAND.portal}` : BRAND.portal,
		description: metaDescription(hero?.intro || t("site.description")),
		paths: PATHS,
		query,
		indexed: (asked === filters ? query : toQueryString(asked)) === "",
		kind: "website" as const,
		feeds: feeds.length > 0 ? feeds : feedsOf(site, null),
		...(hero?.image
			? { image: hero.image.src, leading: { picture: hero.image, sizes: SIZES.hero, media: HERO_SHOWN } }
			: {}),
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
		props: { hero, list, filters, dropped, options, signUpCard: site.signUpCard, follow },
		head,
		current: "home",
		address: site.path + query,
		isPassing: dropped,
		otherLocales: switcherLinks(head, site, paths.home, inOtherLocale(site, filters, query)),
	};
};
