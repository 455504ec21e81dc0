import type { Follow } from "../../client/markup/components/follow.tsx";
import type { FilterOptions, Filters } from "../../shared/filters.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { type FeedLink, originOf } from "../render/head.ts";
import type { Site } from "../site/site.ts";
import { FEED_TYPES, type Offer, offersOf, titleOf } from "./offers.ts";

/** How pages lead to what can be followed of them. */

const hrefOf = (site: Site, { path }: Offer): string => originOf(site.country, site) + path;

const linksTo = (site: Site, offers: readonly Offer[]): FeedLink[] =>
	offers.map((offer) => ({ type: FEED_TYPES[offer.kind], title: titleOf(offer), href: hrefOf(site, offer) }));

/** Of a list: for its head, and for what it shows of them. `options` are known where a filter is chosen. */
export function feedsOfList(site: Site, section: Section | null, filters: Filters, options: FilterOptions | undefined) {
	const area = options?.domains.find(({ id }) => id === filters.domain) ?? null;
	const offers = offersOf(site, section, area);
	const follow = offers.map((offer): Follow => ({ kind: offer.kind, name: offer.name, href: hrefOf(site, offer) }));
	return { feeds: linksTo(site, offers), follow };
}

/** Of a page that is no list: of its section; null: of all sections. */
export const feedsOf = (site: Site, section: Section | null): FeedLink[] =>
	linksTo(
		site,
		(section ? [section] : SECTIONS).flatMap((one) => offersOf(site, one, null)),
	);
