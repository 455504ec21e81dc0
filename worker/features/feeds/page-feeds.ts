import type { Follow } from "../../../client/markup/components/follow.tsx";
import type { FilterOptions, Filters } from "../../../shared/filters.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import { originOf } from "../../render/head.ts";
import type { Site } from "../../visitor/site.ts";
import { type Offer, offersOf } from "./offers.ts";

/** How pages lead to what can be followed of them. */

/** Of a list: for its head, and for what it shows of them. `options` are known where a filter is chosen. */
export function feedsOfList(site: Site, section: Section | null, filters: Filters, options: FilterOptions | undefined) {
	const area = options?.domains.find(({ id }) => id === filters.domain) ?? null;
	const feeds = offersOf(site, section, area);
	const origin = originOf(site.country, site);
	const follow = feeds.map(({ kind, name, path }): Follow => ({ kind, name, href: origin + path }));
	return { feeds, follow };
}

/** What a locale offers of all sections: constant, and in the head of most pages. */
const ofAll = new Map<LocaleCode, Offer[]>();

/** Of a page that is no list: of its section; null: of all sections. */
export function feedsOf(site: Site, section: Section | null): Offer[] {
	if (section) return offersOf(site, section, null);
	const all = ofAll.get(site.locale) ?? SECTIONS.flatMap((one) => offersOf(site, one, null));
	ofAll.set(site.locale, all);
	return all;
}
