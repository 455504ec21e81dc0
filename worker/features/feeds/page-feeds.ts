import type { Follow } from "../../../client/markup/components/follow.tsx";
import type { FilterOptions, Filters } from "../../../shared/filters.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import { type HeadFeed, originOf } from "../../render/head.ts";
import type { Site } from "../../visitor/site.ts";
import { FEED_TYPES, type Offer, offersOf, titleOf } from "./offers.ts";

/** How pages lead to what can be followed of them. */

const inHead = (offer: Offer): HeadFeed => ({
	type: FEED_TYPES[offer.kind],
	title: titleOf(offer),
	path: offer.path,
});

/** Of a list: for its head, and for what it shows of them. `options` are known where a filter is chosen. */
export function feedsOfList(site: Site, section: Section | null, filters: Filters, options: FilterOptions | undefined) {
	const area = options?.domains.find(({ id }) => id === filters.domain) ?? null;
	const offers = offersOf(site, section, area);
	const origin = originOf(site.country, site);
	const follow = offers.map(({ kind, name, path }): Follow => ({ kind, name, href: origin + path }));
	return { feeds: offers.map(inHead), follow };
}

/** What a locale offers of all sections: constant, and in the head of most pages. */
const ofAll = new Map<LocaleCode, HeadFeed[]>();

/** Of a page that is no list: of its section; null: of all sections. */
export function feedsOf(site: Site, section: Section | null): HeadFeed[] {
	if (section) return offersOf(site, section, null).map(inHead);
	const all = ofAll.get(site.locale) ?? SECTIONS.flatMap((one) => offersOf(site, one, null).map(inHead));
	ofAll.set(site.locale, all);
	return all;
}
