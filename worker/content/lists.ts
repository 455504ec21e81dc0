import * as z from "zod/mini";
import { FETCH_LIMIT, MAX_PAGE } from "../../shared/constants.ts";
import { taxonomy, type WireItem } from "../../shared/contracts/item.ts";
import { inOrderOfEvents } from "../../shared/events.ts";
import {
	choiceOf,
	type Filters,
	type HomeFilters,
	isFiltered,
	type SearchQuery,
	shown,
	type TaxonomyName,
} from "../../shared/filters.ts";
import { type Card, type CardList, card, cardList, type SearchResults, searchResults } from "../../shared/models.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import * as courses from "../backend/courses.ts";
import { config } from "../config.ts";
import { keyedHash } from "../keyed-hash.ts";
import type { Site } from "../site/site.ts";
import { cached } from "./cached.ts";
import { courseCard, isExpired, toCard } from "./cards.ts";
import { keys } from "./keys.ts";
import { type Policy, policies } from "./policies.ts";

/** Cached reads of many items. Only cards are kept and shown; expired ones are dropped at each read, not when cached. */

/** Names of searches in the caches, where their words must not be read. */
const terms = keyedHash("search");

/** Schemas are made once: making one costs more than a read. */
const count = z.number();
const cardsOfList = z.array(card);
const taxonomies = z.array(taxonomy);

const cards = (items: WireItem[]): Promise<Card[]> => Promise.all(items.map(toCard));
const policyFor = (filters: Filters): Policy =>
	isFiltered(filters) || filters.page > 1 ? policies.query : policies.content;

function current(list: CardList): CardList {
	const { cards, total } = list;
	const left = cards.filter((card) => !isExpired(card));
	const gone = cards.length - left.length;
	return gone === 0 ? list : { cards: left, total: total === null ? null : total - gone };
}

const UNFILTERED = choiceOf(() => []);
const NEWEST: Filters = { ...UNFILTERED, page: 1 };

/** The first page of a section's list. */
export async function readNewest(site: Site, section: Section): Promise<Card[]> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourseCards(site, 1);
	if (order === "event") return readEvents(site, section, NEWEST);
	return (await readCards(site, section, NEWEST)).filter((one) => !isExpired(one));
}

/** One section's list; courses know no filters. */
export async function readList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourses(site, filters.page);
	if (order === "event") return readEventList(site, section, filters);
	const { locale } = site;
	const [found, total] = await Promise.all([
		readCards(site, section, filters),
		cached({
			key: keys.count(locale, section, filters),
			// One count for all lengths of the list, so that the length decides nothing.
			policy: policyFor({ ...filters, page: 1 }),
			schema: count,
			load: () => backend.fetchCount(site, section, filters),
		}).catch(() => null),
	]);
	return current({ cards: found, total });
}

/**
 * Events are ordered by when they take place, which the backend's contract cannot do and which changes with the clock.
 * They are few, so that all of them are read in one call, ordered at each read and cut into pages here.
 */
async function readEventList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const all = await readEvents(site, section, filters);
	return { cards: all.slice(0, shown(filters.page)), total: all.length };
}

async function readEvents(site: Site, section: Section, filters: Filters): Promise<Card[]> {
	const found = await readCards(site, section, { ...filters, page: MAX_PAGE }, policyFor({ ...filters, page: 1 }));
	const now = Date.now();
	return inOrderOfEvents(
		found.filter((one) => !isExpired(one)),
		({ event }) => event,
		now,
	);
}

const readCards = (site: Site, section: Section, filters: Filters, policy = policyFor(filters)): Promise<Card[]> =>
	cached({
		key: keys.list(site.locale, section, filters),
		policy,
		schema: cardsOfList,
		load: async () => cards(await backend.fetchList(site, section, filters)),
	});

const readCourseCards = (site: Site, page: number): Promise<Card[]> =>
	cached({
		key: keys.courses(site.country, site.locale, page),
		policy: page > 1 ? policies.query : policies.content,
		schema: cardsOfList,
		load: async () => Promise.all((await courses.fetchCourses(site, site.country, page)).map(courseCard)),
	});

async function readCourses(site: Site, page: number): Promise<CardList> {
	const { country, locale } = site;
	const [found, total] = await Promise.all([
		readCourseCards(site, page),
		cached({
			key: keys.courseCount(country, locale),
			policy: policies.content,
			schema: count,
			load: () => courses.fetchCourseCount(site, country),
		}).catch(() => null),
	]);
	return { cards: found, total };
}

/** Whether the section's list is another than the one that the backend mixes. */
function hasOwnList(section: Section): boolean {
	const { source, order } = SECTION_FACTS[section];
	return source === "courses" || order === "event";
}

/** The home page's items: mixed, or one section's. [2.01] */
export async function readMixed(site: Site, filters: HomeFilters): Promise<CardList> {
	const { section } = filters;
	if (section && hasOwnList(section)) return readList(site, section, filters);
	return current(
		await cached({
			key: keys.mixed(site.locale, section, filters),
			policy: policyFor(filters),
			schema: cardList,
			load: async () => {
				const limit = filters.page * FETCH_LIMIT;
				const { items, total } = await backend.fetchMixed(site, { start: 0, limit, ...filters });
				return { cards: await cards(items), total };
			},
		}),
	);
}

export const SITEMAP_FILE_SIZE = 500;

/** One file of a locale's sitemap, counted from 1: SITEMAP_FILE_SIZE items, gated ones among them. */
export async function readSitemapFile(site: Site, file: number): Promise<CardList> {
	return current(
		await cached({
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
				return { cards: await cards(items), total };
			},
		}),
	);
}

/** The client's searches of this minute have asked the backend often enough. */
export class TooManySearches extends Error {
	override readonly name = "TooManySearches";
	readonly client: string;

	constructor(client: string) {
		super("Too many searches");
		this.client = client;
	}
}

/**
 * What is found for a term; `client` is counted only where the backend is asked.
 * @throws TooManySearches beyond SEARCH_LIMIT
 */
export async function readSearch(site: Site, query: SearchQuery, client: string): Promise<SearchResults> {
	try {
		const results = await searched(site, query, client);
		const sections = results.sections.map((group) => ({ ...group, cards: group.cards.filter((c) => !isExpired(c)) }));
		return { ...results, sections };
	} catch (error) {
		// Another client was asking for the same, and it is that one's limit.
		if (error instanceof TooManySearches && error.client !== client) return readSearch(site, query, client);
		throw error;
	}
}

async function searched(site: Site, query: SearchQuery, client: string): Promise<SearchResults> {
	return cached({
		key: keys.search(site.locale, await terms.of(query.term), query.section, query.page),
		policy: policies.search,
		schema: searchResults,
		load: async () => {
			const { success } = await config.SEARCH_LIMIT.limit({ key: client });
			if (!success) throw new TooManySearches(client);
			const { total, sections } = await backend.fetchSearch(site, query);
			return {
				total,
				sections: await Promise.all(
					sections.map(async (group) => ({
						section: group.content_type,
						total: group.total,
						cards: await cards(group.items),
					})),
				),
			};
		},
	});
}

export const readTaxonomy = (site: Site, name: TaxonomyName) =>
	cached({
		key: keys.taxonomy(site.locale, name),
		policy: policies.content,
		schema: taxonomies,
		load: () => backend.fetchTaxonomy(site, name),
	});
