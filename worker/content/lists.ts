import * as z from "zod/mini";
import { MAX_PAGE } from "../../shared/constants.ts";
import { oncePerId, taxonomy, type WireItem } from "../../shared/contracts/item.ts";
import { inOrderOfEvents } from "../../shared/events.ts";
import {
	FILTER_NAMES,
	FILTERS,
	type Filters,
	type HomeFilters,
	idsOf,
	isFiltered,
	itemsShown,
	TAXONOMIES,
	type TaxonomyName,
	UNFILTERED,
} from "../../shared/filters.ts";
import { type Card, type CardList, card, cardList } from "../../shared/models.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import * as backend from "../backend/content.ts";
import { cached, isUnread, valueInMemory } from "../cache/cached.ts";
import type { Loading } from "../cache/entry.ts";
import { keys } from "../cache/keys.ts";
import { currentCards } from "../cache/lifespan.ts";
import { type Policy, policies } from "../cache/policies.ts";
import { currentTrace } from "../runtime/trace.ts";
import { countUse, withOwnBudget } from "../visitor/limits/uses.ts";
import type { Site } from "../visitor/site.ts";
import { cardFor } from "./cards.ts";
import { readCourseCards, readCourses } from "./course-lists.ts";
import { existingPage, shownTotal } from "./existing-page.ts";
import { readActiveSections } from "./shell.ts";

/** Cached reads of many items. Entries hold cards only. Cards before and after their time are dropped at each read. */

/** Schemas are built once: building one costs more than a read. */
const count = z.number();
const cardsOfList = z.array(card);
const taxonomies = z.array(taxonomy);

const cards = (site: Site, items: WireItem[]): Promise<Card[]> => Promise.all(items.map((item) => cardFor(site, item)));
const policyFor = (filters: Filters): Policy =>
	isFiltered(filters) || filters.page > 1 ? policies.query : policies.content;

/** A combination, or an id that no option has: the taxonomy is empty, or not read yet. */
const canBeMadeUp = ({ locale }: Site, filters: Filters): boolean =>
	FILTER_NAMES.some((name) => {
		const ids = idsOf(filters, name);
		const options = taxonomies.safeParse(valueInMemory(keys.taxonomy(locale, FILTERS[name].taxonomy))).data ?? [];
		return ids.length > 1 || ids.some((id) => !options.some((option) => option.id === id));
	});

/** What can be made up counts for the visitor who waits for it. @throws OverBudget */
async function loaded<T>(site: Site, filters: Filters, load: () => Promise<T>): Promise<T> {
	const budget = currentTrace()?.budget;
	if (budget && canBeMadeUp(site, filters)) await countUse("lists", budget);
	return load();
}

function current({ cards: all, total, sent = all.length }: CardList, page: number): CardList {
	const cards = currentCards(all);
	return { cards, total: shownTotal(total, page, cards.length), sent };
}

/** `choice` comes from the content, not from the visitor. */
export async function readNewest(site: Site, section: Section, choice = UNFILTERED): Promise<Card[]> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourseCards(site, 1);
	const filters = { ...choice, page: 1 };
	if (order === "event") return readEvents(site, section, filters, false);
	return currentCards(await readCards(site, section, filters, policyFor(filters), false));
}

export async function readList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const { source, order } = SECTION_FACTS[section];
	if (source === "courses") return readCourses(site, filters.page);
	if (order === "event") return readEventList(site, section, filters);
	const key = keys.count(site.locale, section, filters);
	const isUncounted = isUnread(key);
	const counted = withOwnBudget(() =>
		cached(site, {
			key,
			// All pages share one count, so its policy must not depend on the page.
			policy: policyFor({ ...filters, page: 1 }),
			schema: count,
			load: () => loaded(site, filters, () => backend.fetchCount(site, section, filters)),
		}),
	).catch(() => null);
	const page = await existingPage(filters.page, isUncounted, counted);
	const [cards, total] = await Promise.all([readCards(site, section, { ...filters, page }), counted]);
	return current({ cards, total }, page);
}

/** Events are ordered relative to now, which the backend cannot do. They are few: all are read and paged here. */
async function readEventList(site: Site, section: Section, filters: Filters): Promise<CardList> {
	const all = await readEvents(site, section, filters);
	return { cards: all.slice(0, itemsShown(filters.page)), total: all.length };
}

async function readEvents(site: Site, section: Section, filters: Filters, isTyped = true): Promise<Card[]> {
	const policy = policyFor({ ...filters, page: 1 });
	const events = await readCards(site, section, { ...filters, page: MAX_PAGE }, policy, isTyped);
	const now = Date.now();
	return inOrderOfEvents(currentCards(events), ({ event }) => event, now);
}

const readCards = (
	site: Site,
	section: Section,
	filters: Filters,
	policy = policyFor(filters),
	isTyped = true,
): Promise<Card[]> =>
	withOwnBudget(() =>
		cached(site, {
			key: keys.list(site.locale, section, filters),
			policy,
			schema: cardsOfList,
			load: (loading) => {
				const load = async () => cards(site, await backend.fetchList(site, section, filters, loading));
				return isTyped ? loaded(site, filters, load) : load();
			},
		}),
	);

/** false: the backend's mixed list has the section's items. */
function hasOwnList(section: Section): boolean {
	const { source, order } = SECTION_FACTS[section];
	return source === "courses" || order === "event";
}

export async function readMixed(site: Site, filters: HomeFilters): Promise<CardList> {
	const { section } = filters;
	if (section && hasOwnList(section)) return readList(site, section, filters);
	// The first page has the total.
	const first = { ...filters, page: 1 };
	const isUncounted = isUnread(keys.mixed(site.locale, section, first));
	const total = readMixedCards(site, first).then(
		({ total }) => total,
		() => null,
	);
	const page = await existingPage(filters.page, isUncounted, total);
	return current(await readMixedCards(site, { ...filters, page }), page);
}

const readMixedCards = (site: Site, filters: HomeFilters): Promise<CardList> =>
	withOwnBudget(() =>
		cached(site, {
			key: keys.mixed(site.locale, filters.section, filters),
			policy: policyFor(filters),
			schema: cardList,
			load: (loading) => {
				const wanted = { start: 0, limit: itemsShown(filters.page), ...filters, loading };
				return loaded(site, filters, () => loadMixed(site, wanted, loading));
			},
		}),
	);

async function loadMixed(
	site: Site,
	wanted: Omit<backend.MixedChoice, "activeSections">,
	{ madeFrom }: Loading,
): Promise<CardList> {
	const activeSections = async () => madeFrom(await readActiveSections(site));
	const { items, ...rest } = await backend.fetchMixed(site, { ...wanted, activeSections });
	return { cards: await cards(site, items), ...rest };
}

export const SITEMAP_FILE_SIZE = 500;

/** One sitemap file of a locale, counted from 1: SITEMAP_FILE_SIZE items, including gated ones. */
export async function readSitemapFile(site: Site, file: number): Promise<CardList> {
	const { cards: items, total } = await cached(site, {
		key: keys.sitemap(site.locale, file),
		policy: policies.query,
		schema: cardList,
		load: (loading) => {
			const start = (file - 1) * SITEMAP_FILE_SIZE;
			return loadMixed(site, { start, limit: SITEMAP_FILE_SIZE, section: null, ...UNFILTERED }, loading);
		},
	});
	// The total is the backend's, because the backend also pages the files.
	return { cards: currentCards(items), total };
}

export const hasTaxonomies = ({ locale }: Site, names: readonly TaxonomyName[] = TAXONOMIES): boolean =>
	names.every((name) => !isUnread(keys.taxonomy(locale, name)));

export const readTaxonomy = (site: Site, name: TaxonomyName) =>
	cached(site, {
		key: keys.taxonomy(site.locale, name),
		policy: policies.content,
		schema: taxonomies,
		load: async () => oncePerId(await backend.fetchTaxonomy(site, name)),
	});
