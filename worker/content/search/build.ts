import { MAX_PAGE } from "../../../shared/constants.ts";
import type { WireItem } from "../../../shared/contracts/item.ts";
import { FILTER_NAMES, FILTERS, type FilterName, UNFILTERED } from "../../../shared/filters.ts";
import type { Card, Topic } from "../../../shared/models.ts";
import { fetchActiveCollections, fetchMixed, fetchTaxonomy } from "../../backend/content.ts";
import { fetchCourses } from "../../backend/courses.ts";
import type { Site } from "../../visitor/site.ts";
import { cardFor, courseCard } from "../cards.ts";
import { buildIndex, type SearchIndex, toIndexed } from "./search-index.ts";

/** Reads a locale's cards from the backend and builds their index: never while a visitor waits. */

/** Items of one call, as of the sitemap's. */
const PAGE = 500;
/** The newest; of an older one its list and the backend's search know. */
const MOST_ITEMS = 2000;

interface Found {
	id: string;
	card: Card;
	/** Substances and products. */
	names: readonly string[];
}

/** @throws BackendError when a page of items cannot be read */
export async function builtIndex(site: Site): Promise<SearchIndex> {
	// What can be done without costs nobody the rest.
	const [courses, options] = await Promise.all([courseCards(site).catch(() => []), taxonomies(site)]);
	const items = await newestCards(site, MOST_ITEMS - courses.length);
	const found = [...items, ...courses];
	const topics = options.filter(isOfSome(found));
	return buildIndex(
		site.locale,
		found.map(({ id, card, names }) => toIndexed(id, card, names)),
		topics,
	);
}

const namesOf = ({ substances, tracking_products }: WireItem): string[] => [
	...substances,
	...tracking_products.map(({ Name }) => Name),
];

/** Page after page, since one of them may be megabytes. */
async function newestCards(site: Site, most: number): Promise<Found[]> {
	const found: Found[] = [];
	for (let start = 0; start < most; start += PAGE) {
		const { items, total } = await fetchMixed(site, { start, limit: PAGE, section: null, ...UNFILTERED });
		for (const item of items) {
			const card = await cardFor(site, { ...item, image: null });
			found.push({ id: item.id, card, names: namesOf(item) });
		}
		if (total === null ? items.length < PAGE : start + PAGE >= total) break;
	}
	return found.slice(0, most);
}

async function courseCards(site: Site): Promise<Found[]> {
	const active = await fetchActiveCollections(site);
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

async function taxonomies(site: Site): Promise<Topic[]> {
	const found = await Promise.all(
		FILTER_NAMES.map(async (filter) => {
			const options = await fetchTaxonomy(site, FILTERS[filter].taxonomy).catch(() => []);
			return options.map(({ id, name }) => ({ filter, id, name }));
		}),
	);
	return found.flat();
}

/** What of a card each filter goes by. */
const IDS: Readonly<Record<FilterName, (card: Card) => readonly number[]>> = {
	domain: ({ domains }) => domains.map(({ id }) => id),
	categories: ({ category }) => (category ? [category.id] : []),
};

/** Whether a topic leads to something. */
const isOfSome =
	(found: readonly Found[]) =>
	({ filter, id }: Topic): boolean =>
		found.some(({ card }) => IDS[filter](card).includes(id));
