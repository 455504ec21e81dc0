import * as z from "zod/mini";
import { MAX_PAGE } from "../../shared/constants.ts";
import { taxonomy, type WireItem } from "../../shared/contracts/item.ts";
import { inOrderOfEvents } from "../../shared/events.ts";
import {
	type Filters,
	type HomeFilters,
	isFiltered,
	itemsShown,
	pageWithin,
	type TaxonomyName,
	UNFILTERED,
} from "../../shared/filters.ts";
import { type Card, type CardList, card, cardList } from "../../shared/models.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import * as courses from "../backend/courses.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { isCurrent } from "../cache/lifespan.ts";
import { type Policy, policies } from "../cache/policies.ts";
import { PageError } from "../runtime/errors.ts";
import type { Site } from "../visitor/site.ts";
import { cardFor, courseCard, describedCourseCard } from "./cards.ts";

/** Cached reads of many items. Entries hold cards only. Expired cards are dropped at each read, not when cached. */

/** Schemas are built once: building one costs more than a read. */
const count = z.number();
const cardsOfList = z.array(card);
const taxonomies = z.array(taxonomy);

const cards = (site: Site, items: WireItem[]): Promise<Card[]> => Promise.all(items.map((item) => cardFor(site, item)));
const policyFor = (filters: Filters): Policy =>
	isFiltered(filters) || filters.page > 1 ? policies.query : policies.content;

/** Drops expired cards and subtracts them from the total. Expired items beyond these cards still count. */
function current<Total extends number | null>(list: { cards: Card[]; total: Total }) {
	const { cards, total } = list;
	const currentCards = cards.filter(isCurrent);
	const expired = cards.length - currentCards.length;
	if (expired === 0) return list;
	return { cards: currentCards, total: total === null ? total : Math.max(currentCards.length, total - expired) };
}

export async function readNewest(site: Site, section: Section, choice = UNFILTERED): Promise<Card[]> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourseCards(site, 1);
	const filters = { ...choice, page: 1 };
	if (order === "event") return readEvents(site, section, filters);
	return (await readCards(site, section, filters)).filter(isCurrent);
}

export async function readList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourses(site, filters.page);
	if (order === "event") return readEventList(site, section, filters);
	const counted = cached(site, {
		key: keys.count(site.locale, section, filters),
		// All pages share one count, so its policy must not depend on the page.
		policy: policyFor({ ...filters, page: 1 }),
		schema: count,
		load: () => backend.fetchCount(site, section, filters),
	}).catch(() => null);
	const page = await existingPage(filters.page, () => counted);
	const [cards, total] = await Promise.all([readCards(site, section, { ...filters, page }), counted]);
	return current({ cards, total });
}

/** The page, or the list's last one: numbers beyond the end cost no read of the list. Without a total every page is read. */
async function existingPage(page: number, total: () => Promise<number | null>): Promise<number> {
	const items = page > 1 ? await total() : null;
	return items === null ? page : pageWithin(page, items);
}

/** Events are ordered relative to now, which the backend cannot do. They are few, so all are read and paged here. */
async function readEventList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const all = await readEvents(site, section, filters);
	return { cards: all.slice(0, itemsShown(filters.page)), total: all.length };
}

async function readEvents(site: Site, section: Section, filters: Filters): Promise<Card[]> {
	const events = await readCards(site, section, { ...filters, page: MAX_PAGE }, policyFor({ ...filters, page: 1 }));
	const now = Date.now();
	return inOrderOfEvents(events.filter(isCurrent), ({ event }) => event, now);
}

const readCards = (site: Site, section: Section, filters: Filters, policy = policyFor(filters)): Promise<Card[]> =>
	cached(site, {
		key: keys.list(site.locale, section, filters),
		policy,
		schema: cardsOfList,
		load: async () => cards(site, await backend.fetchList(site, section, filters)),
	});

const readCourseCards = (site: Site, page: number, level: "none" | "full" = "none"): Promise<Card[]> =>
	cached(site, {
		key: keys.courses(site.country, site.locale, level, page),
		policy: page > 1 ? policies.query : policies.content,
		schema: cardsOfList,
		load: async () => {
			const items = await courses.fetchCourses(site, site.country, page);
			return Promise.all(
				items.map((course) => (level === "full" ? describedCourseCard(course, site.locale) : courseCard(course))),
			);
		},
	});

/** Whether full access is confirmed; false if the check is unavailable (503). @throws SessionEnded */
async function isConfirmed(site: Site): Promise<boolean> {
	if (site.levelSignedOut === "full") return true;
	try {
		await site.confirm();
		return true;
	} catch (error) {
		if (error instanceof PageError && error.status === 503) return false;
		throw error;
	}
}

/** Adds descriptions once full access is confirmed: they are gated like an item's text. */
async function readCoursesFor(site: Site, page: number): Promise<Card[]> {
	if (site.level !== "full") return readCourseCards(site, page);
	const [described, confirmed] = await Promise.all([readCourseCards(site, page, "full"), isConfirmed(site)]);
	return confirmed ? described : described.map((card) => ({ ...card, intro: "" }));
}

export const readCatalogue = (site: Site): Promise<Card[]> => readCourseCards(site, MAX_PAGE);

async function readCourses(site: Site, page: number): Promise<CardList> {
	const { country, locale } = site;
	const counted = cached(site, {
		key: keys.courseCount(country, locale),
		policy: policies.content,
		schema: count,
		load: () => courses.fetchCourseCount(site, country),
	}).catch(() => null);
	const existing = await existingPage(page, () => counted);
	const [cards, total] = await Promise.all([readCoursesFor(site, existing), counted]);
	return { cards, total };
}

/** Whether the section's list does not come from the backend's mixed list. */
function hasOwnList(section: Section): boolean {
	const { source, order } = SECTION_FACTS[section];
	return source === "courses" || order === "event";
}

export async function readMixed(site: Site, filters: HomeFilters): Promise<CardList> {
	const { section } = filters;
	if (section && hasOwnList(section)) return readList(site, section, filters);
	// The first page has the total.
	const page = await existingPage(filters.page, async () => {
		const first = await readMixedCards(site, { ...filters, page: 1 }).catch(() => null);
		return first?.total ?? null;
	});
	return current(await readMixedCards(site, { ...filters, page }));
}

const readMixedCards = (site: Site, filters: HomeFilters): Promise<CardList> =>
	cached(site, {
		key: keys.mixed(site.locale, filters.section, filters),
		policy: policyFor(filters),
		schema: cardList,
		load: async () => {
			const limit = itemsShown(filters.page);
			const { items, total } = await backend.fetchMixed(site, { start: 0, limit, ...filters });
			return { cards: await cards(site, items), total };
		},
	});

export const SITEMAP_FILE_SIZE = 500;

/** One sitemap file of a locale, counted from 1: SITEMAP_FILE_SIZE items, including gated ones. */
export async function readSitemapFile(site: Site, file: number): Promise<CardList> {
	const { cards: items, total } = await cached(site, {
		key: keys.sitemap(site.locale, file),
		policy: policies.query,
		schema: cardList,
		load: async () => {
			const { items, total } = await backend.fetchMixed(site, {
				start: (file - 1) * SITEMAP_FILE_SIZE,
				limit: SITEMAP_FILE_SIZE,
				section: null,
				...UNFILTERED,
			});
			return { cards: await cards(site, items), total };
		},
	});
	// The total is the backend's, because the backend also pages the files.
	return { cards: items.filter(isCurrent), total };
}

export const readTaxonomy = (site: Site, name: TaxonomyName) =>
	cached(site, {
		key: keys.taxonomy(site.locale, name),
		policy: policies.content,
		schema: taxonomies,
		load: () => backend.fetchTaxonomy(site, name),
	});
