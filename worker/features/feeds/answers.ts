import type { Taxonomy } from "../../../shared/contracts/item.ts";
import { choiceOf, toQueryString } from "../../../shared/filters.ts";
import type { Card } from "../../../shared/models.ts";
import { PODCASTS } from "../../../shared/podcasts.ts";
import { paths } from "../../../shared/routes.ts";
import { isSection, type Section } from "../../../shared/sections.ts";
import { readMixed, readTaxonomy } from "../../content/lists.ts";
import { originOf } from "../../render/head.ts";
import { notFound } from "../../runtime/errors.ts";
import { etagOf, namesEtag } from "../../runtime/etag.ts";
import type { Ctx, Site } from "../../visitor/site.ts";
import { atomFeed } from "./atom.ts";
import { calendarOfWebinars } from "./calendar.ts";
import { entriesOf } from "./entries.ts";
import {
	areaNamed,
	areaOffer,
	calendarOffer,
	FEED_TYPES,
	hasFeeds,
	type Offer,
	podcastOffer,
	sectionOffer,
	titleOf,
} from "./offers.ts";
import { podcastFeed as podcastText } from "./podcast.ts";

/** Handlers of feeds and calendars. Cookies have no effect: everybody gets the same file. */

/** List pages to read: more than a feed's items, because gated ones are dropped. */
const PAGES = 12;

/** The site without an editor's preview. @throws PageError 404 if the country has no feeds */
function siteOf(c: Ctx): Site {
	const site = c.get("site");
	if (!hasFeeds(site)) throw notFound();
	return { ...site, preview: null };
}

export async function sectionFeed(c: Ctx): Promise<Response> {
	const site = siteOf(c);
	const section = c.req.param("section") ?? "";
	const offer = isSection(section) ? sectionOffer(site, section) : undefined;
	if (!offer || !isSection(section)) throw notFound();
	return atom(c, site, offer, paths.list(site.locale, section), await cardsOf(site, section, null));
}

export async function areaFeed(c: Ctx): Promise<Response> {
	const site = siteOf(c);
	const area = await areaOf(c, site);
	return atom(c, site, areaOffer(site, area), paths.home(site.locale) + chosen(area), await cardsOf(site, null, area));
}

export async function podcastFeed(c: Ctx): Promise<Response> {
	const site = siteOf(c);
	const [offer, show] = [podcastOffer(site), PODCASTS[site.locale]];
	if (!offer || !show) throw notFound();
	const origin = originOf(site);
	const entries = entriesOf(site, origin, await cardsOf(site, "podcasts", null));
	return sent(c, offer, podcastText(site.locale, show, { origin, path: offer.path }, entries));
}

export const webinarCalendar = async (c: Ctx): Promise<Response> => calendar(c, siteOf(c), null);

export async function areaCalendar(c: Ctx): Promise<Response> {
	const site = siteOf(c);
	return calendar(c, site, await areaOf(c, site));
}

async function calendar(c: Ctx, site: Site, area: Taxonomy | null): Promise<Response> {
	const offer = calendarOffer(site, area);
	const page = paths.list(site.locale, "webinars") + (area ? chosen(area) : "");
	const about = { origin: originOf(site), title: titleOf(offer), page };
	return sent(c, offer, calendarOfWebinars(site, about, await cardsOf(site, "webinars", area)));
}

async function areaOf(c: Ctx, site: Site): Promise<Taxonomy> {
	const area = areaNamed(await readTaxonomy(site, "domains"), c.req.param("area") ?? "");
	if (!area) throw notFound();
	return area;
}

const filtersOf = (area: Taxonomy | null) => choiceOf((name) => (area && name === "domain" ? [area.id] : []));
const chosen = (area: Taxonomy): string => toQueryString(filtersOf(area));

const cardsOf = async (site: Site, section: Section | null, area: Taxonomy | null): Promise<readonly Card[]> =>
	(await readMixed(site, { ...filtersOf(area), section, page: PAGES })).cards;

function atom(c: Ctx, site: Site, offer: Offer, page: string, cards: readonly Card[]): Promise<Response> {
	const origin = originOf(site);
	return sent(c, offer, atomFeed(site.locale, offer, { origin, page }, entriesOf(site, origin, cards)));
}

async function sent(c: Ctx, { kind }: Offer, text: string): Promise<Response> {
	const etag = await etagOf(new TextEncoder().encode(text));
	c.set("cacheControl", "feed");
	const headers = { ETag: etag };
	if (namesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
	return c.body(text, 200, { ...headers, "Content-Type": `${FEED_TYPES[kind]}; charset=utf-8` });
}
