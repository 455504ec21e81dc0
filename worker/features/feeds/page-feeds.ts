import type { Follow } from "../../../client/markup/components/follow.tsx";
import type { FilterOptions, Filters } from "../../../shared/filters.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import { type HeadFeed, originOf } from "../../render/head.ts";
import type { Site } from "../../visitor/site.ts";
import { FEED_TYPES, type Offer, offersOf, titleOf } from "./offers.ts";

const inHead = (offer: Offer): HeadFeed => ({
	type: FEED_TYPES[offer.kind],
	title: titleOf(offer),
	path: offer.path,
});

/** A list's feeds, for its head and its visible links. `options` are loaded only if a filter is chosen. */
export function feedsOfList(site: Site, section: Section | null, filters: Filters, options: FilterOptions | undefined) {
	const area = options?.domains.find(({ id }) => id === filters.domain) ?? null;
	const offers = offersOf(site, section, area);
	const origin = originOf(site);
	const follow = offers.map(({ kind, name, path }): Follow => ({ kind, name, href: origin + path }));
	return { feeds: offers.map(inHead), follow };
}

/** Feeds of all sections by locale. Memoized: they are constant and in the head of most pages. */
const ofAll = new Map<LocaleCode, HeadFeed[]>();

/** Feeds for a page that is not a list: those of its section, or of all sections (null). */
export function feedsOf(site: Site, section: Section | null): HeadFeed[] {
	if (section) return offersOf(site, section, null).map(inHead);
	const all = ofAll.get(site.locale) ?? SECTIONS.flatMap((one) => offersOf(site, one, null).map(inHead));
	ofAll.set(site.locale, all);
	return all;
}
