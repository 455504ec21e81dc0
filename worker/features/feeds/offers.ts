import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import type { Taxonomy } from "../../../shared/contracts/item.ts";
import { country } from "../../../shared/countries.ts";
import { colon } from "../../../shared/format.ts";
import { PODCASTS } from "../../../shared/podcasts.ts";
import { paths } from "../../../shared/routes.ts";
import { SECTION_FACTS, type Section } from "../../../shared/sections.ts";
import { isSlug } from "../../../shared/slugs.ts";
import type { Site } from "../../visitor/site.ts";

/** The feeds of a country with feeds. Handlers and links both use this list, so a page links only to feeds that are served. */

export const FEED_TYPES = {
	feed: "application/atom+xml",
	podcast: "application/rss+xml",
	calendar: "text/calendar",
} as const;

export interface Offer {
	kind: keyof typeof FEED_TYPES;
	name: string;
	/** The feed's path on the country's host. */
	path: string;
}

type Where = Pick<Site, "country" | "locale">;

const sectionName = ({ locale }: Where, section: Section): string => translator(locale)(`sections.${section}`);

export const hasFeeds = ({ country: code }: Where): boolean => country(code).feeds === true;

/** undefined: courses, whose provider has no dates and no access levels. */
export function sectionOffer(where: Where, section: Section): Offer | undefined {
	if (SECTION_FACTS[section].source === "courses") return undefined;
	return { kind: "feed", name: sectionName(where, section), path: paths.feed(where.locale, section) };
}

export function podcastOffer(where: Where): Offer | undefined {
	const show = PODCASTS[where.locale];
	return show && { kind: "podcast", name: show.title, path: paths.podcastFeed(where.locale) };
}

export const areaOffer = ({ locale }: Where, area: Taxonomy): Offer => ({
	kind: "feed",
	name: area.name,
	path: paths.areaFeed(locale, nameOf(area)),
});

export function calendarOffer(where: Where, area: Taxonomy | null): Offer {
	const name = sectionName(where, "webinars");
	if (area === null) return { kind: "calendar", name, path: paths.webinarCalendar(where.locale) };
	return {
		kind: "calendar",
		name: `${name}${colon(where.locale)}${area.name}`,
		path: paths.areaCalendar(where.locale, nameOf(area)),
	};
}

/** The title that apps show among feeds of other sites. A podcast has its name only. */
export const titleOf = ({ kind, name }: Offer): string => (kind === "podcast" ? name : `${name} | ${BRAND.portal}`);

/** The slug if it is valid, because the CMS may change the id at a publication. */
const nameOf = ({ id, slug }: Taxonomy): string => (slug !== null && isSlug(slug) ? slug : String(id));

export const areaNamed = (areas: readonly Taxonomy[], name: string): Taxonomy | undefined =>
	areas.find((area) => nameOf(area) === name);

export function offersOf(where: Where, section: Section | null, area: Taxonomy | null): Offer[] {
	if (!hasFeeds(where)) return [];
	const hasEvents = section === "webinars";
	return [
		section && sectionOffer(where, section),
		section === "podcasts" && podcastOffer(where),
		hasEvents && calendarOffer(where, null),
		area && areaOffer(where, area),
		area && (hasEvents || section === null) && calendarOffer(where, area),
	].filter((offer) => offer !== null && offer !== undefined && offer !== false);
}
