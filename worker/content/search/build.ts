import { MAX_PAGE } from "../../../shared/constants.ts";
import type { WireItem } from "../../../shared/contracts/item.ts";
import { FILTER_NAMES, FILTERS, type FilterName, UNFILTERED } from "../../../shared/filters.ts";
import { type LocaleCode, localeOf } from "../../../shared/locales.ts";
import type { Card, Topic } from "../../../shared/models.ts";
import { fetchActiveCollections, fetchMixed, fetchTaxonomy } from "../../backend/content.ts";
import { fetchCourses } from "../../backend/courses.ts";
import { offersSection } from "../../runtime/offer.ts";
import type { Site } from "../../visitor/site.ts";
import { cardFor, courseCard } from "../cards.ts";
import { buildIndex, type SearchIndex, toIndexed } from "./search-index.ts";

/** Builds a locale's index from the backend's cards. */

/** Items per call, as for the sitemap. */
const PAGE = 500;
/** Older items are only in lists and in the backend's search. */
const MOST_ITEMS = 2000;

type IndexSite = Pick<Site, "locale" | "country" | "requestId"> & { preview: null };

interface Indexable {
	id: string;
	card: Card;
	/** Substances and products. */
	names: readonly string[];
}

/** @throws BackendError if a page of items cannot be read */
export async function builtIndex(locale: LocaleCode): Promise<SearchIndex> {
	const site = {
		locale,
		country: localeOf(locale).country,
		requestId: `search-index-${crypto.randomUUID()}`,
		preview: null,
	};
	// Optional reads. If one fails, build the index without it.
	const [courses, options] = await Promise.all([courseCards(site).catch(() => []), taxonomies(site)]);
	const { items, isComplete } = await newestItems(site, MOST_ITEMS - courses.length);
	const all = [...items, ...courses];
	return buildIndex(locale, {
		items: all.map(({ id, card, names }) => toIndexed(id, card, names)),
		isComplete,
		topics: options.filter(hasItems(all)),
	});
}

const namesOf = ({ substances, tracking_products }: WireItem): string[] => [...substances, ...tracking_products];

/** Sequential, because a page may have megabytes. */
async function newestItems(site: IndexSite, most: number): Promise<{ items: Indexable[]; isComplete: boolean }> {
	const items: Indexable[] = [];
	let isComplete = false;
	for (let start = 0; start < most && !isComplete; start += PAGE) {
		const page = await fetchMixed(site, {
			start,
			limit: PAGE,
			section: null,
			...UNFILTERED,
			activeSections: () => fetchActiveCollections(site),
		});
		for (const item of page.items) {
			const card = await cardFor(site, { ...item, image: null });
			items.push({ id: item.id, card, names: namesOf(item) });
		}
		isComplete = page.total === null ? page.sent < PAGE : start + PAGE >= page.total;
	}
	return { items: items.slice(0, most), isComplete: isComplete && items.length <= most };
}

async function courseCards(site: IndexSite): Promise<Indexable[]> {
	const active = offersSection("e-learnings") ? await fetchActiveCollections(site) : [];
	if (!active.includes("e-learnings")) return [];
	const courses = await fetchCourses(site, site.country, MAX_PAGE);
	return Promise.all(
		courses.map(async (course) => ({
			id: course.id,
			card: await courseCard({ ...course, big_avatar: null }),
			names: [],
		})),
	);
}

async function taxonomies(site: IndexSite): Promise<Topic[]> {
	const topics = await Promise.all(
		FILTER_NAMES.map(async (filter) => {
			const options = await fetchTaxonomy(site, FILTERS[filter].taxonomy).catch(() => []);
			return options.map(({ id, name }) => ({ filter, id, name }));
		}),
	);
	return topics.flat();
}

const IDS: Readonly<Record<FilterName, (card: Card) => readonly string[]>> = {
	domain: ({ domains }) => domains.map(({ id }) => id),
	categories: ({ category }) => (category ? [category.id] : []),
};

const hasItems =
	(items: readonly Indexable[]) =>
	({ filter, id }: Topic): boolean =>
		items.some(({ card }) => IDS[filter](card).includes(id));
