import { HERO_SHOWN, SIZES } from "../../../client/markup/components/sizes.ts";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { countOf, type HomeFilters, toQueryString, UNFILTERED } from "../../../shared/filters.ts";
import type { CardList, PublicSingle } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { SECTION_FACTS } from "../../../shared/sections.ts";
import { metaDescription } from "../../../shared/text.ts";
import { readMixed } from "../../content/lists.ts";
import { readActiveSections, readSingle } from "../../content/shell.ts";
import { everyLocale, type Head, originOf, switcherLinks } from "../../render/head.ts";
import { deferredPersonal, type Loader, orElse } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import type { Site } from "../../visitor/site.ts";
import { feedsOf, feedsOfList } from "../feeds/page-feeds.ts";
import { readToday } from "../webinars/today.ts";
import { homeFilters, readFiltered, titleOf } from "./filters.ts";
import { inOtherLocale } from "./other-locale.ts";

const PATHS = everyLocale(paths.home);

export const home: Loader<"home"> = async ({ site }) => {
	const requested = homeFilters(site.search);
	if (!requested) throw notFound();
	const { session } = site;
	const isSignedIn = session !== null;
	const today = session && deferredPersonal("webinars", site, readToday(site, session), null);
	const [{ list, options, filters, ...read }, hero] = await Promise.all([
		readActive(site, requested),
		orElse(readSingle(site, "home"), null),
	]);
	const dropped = read.dropped || requested.section !== filters.section || countOf(requested) > countOf(filters);

	const t = translator(site.locale);
	const query = toQueryString(filters);
	const { feeds, follow } = feedsOfList(site, filters.section, filters, options.value);
	const title = hero && hero.title !== BRAND.portal ? `${hero.title} | ${BRAND.portal}` : BRAND.portal;
	const head = {
		title: titleOf(title, filters, options.value, filters.section ? [t(`sections.${filters.section}`)] : []),
		description: metaDescription(hero?.intro || t("site.description")),
		paths: PATHS,
		query,
		indexed: toQueryString(requested) === "",
		kind: "website" as const,
		feeds: feeds.length > 0 ? feeds : feedsOf(site, null),
		...(hero?.image ? { image: hero.image.src } : {}),
		...leadingOf(hero, isSignedIn ? list : null),
		jsonLd: [
			{
				"@context": "https://schema.org",
				"@type": "WebSite",
				name: BRAND.portal,
				url: originOf(site) + paths.home(site.locale),
				inLanguage: site.locale,
				publisher: { "@type": "Organization", name: BRAND.company },
			},
		],
	};
	return {
		props: { hero, list, filters, dropped, options, signUpCard: site.signUpCard, follow, today },
		head,
		current: "home",
		address: site.path + query,
		isPassing: dropped,
		otherLocales: switcherLinks(head, site, paths.home, inOtherLocale(site, filters, query)),
	};
};

/** A collection that is not active is dropped. If the active ones cannot be read, it is kept. Courses have no filters. */
async function readActive(site: Site, requested: HomeFilters) {
	const read = (filters: HomeFilters) => readFiltered(site, filters, (existing) => readMixed(site, existing));
	const { section } = requested;
	if (section === null) return read(requested);
	const list = read(SECTION_FACTS[section].source === "courses" ? { ...requested, ...UNFILTERED } : requested);
	// Reported where it is awaited. Read beside the active ones, so that the first visitor waits for one round.
	list.catch(() => undefined);
	const active = await orElse(readActiveSections(site), [section]);
	return active.includes(section) ? list : read({ ...requested, section: null });
}

/** The first picture: that of the first card for signed-in users, who see no hero. */
function leadingOf(hero: PublicSingle | null, list: CardList | null): Pick<Head, "leading"> {
	const picture = list ? list.cards[0]?.image : hero?.image;
	if (!picture) return {};
	return { leading: list ? { picture, sizes: SIZES.card } : { picture, sizes: SIZES.hero, media: HERO_SHOWN } };
}
