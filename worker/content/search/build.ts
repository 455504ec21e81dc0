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

/** Reads a locale's cards from the backend and builds their index. */

/** Items of one call, as of the sitemap's. */
const PAGE = 500;
/** The newest; of an older one its list and the backend's search know. */
const MOST_ITEMS = 2000;

type Place = Pick<Site, "locale" | "country" | "requestId"> & { preview: null };

interface Found {
	id: string;
	card: Card;
	/** Substances and products. */
	names: readonly string[];
}

/** @throws BackendError when a page of items cannot be read */
export async function builtIndex(locale: LocaleCode): Promise<SearchIndex> {
	const place = {
		locale,
		country: localeOf(locale).country,
		requestId: `search-index-${crypto.randomUUID()}`,
		preview: null,
	};
	// Optional reads. If one fails, build the index without it.
	const [courses, options] = await Promise.all([courseCards(place).catch(() => []), taxonomies(place)]);
	const { found: items, isComplete } = await newestCards(place, MOST_ITEMS - courses.length);
	const found = [...items, ...courses];
	return buildIndex(locale, {
		items: found.map(({ id, card, names }) => toIndexed(id, card, names)),
		isComplete,
		topics: options.filter(isOfSome(found)),
	});
}

const namesOf = ({ substances, tracking_products }: WireItem): string[] => [
	...substances,
	...tracking_products.map(({ Name }) => Name),
];

/** Page after page, since one of them may be megabytes. */
async function newestCards(place: Place, most: number): Promise<{ found: Found[]; isComplete: boolean }> {
	const found: Found[] = [];
	let isComplete = false;
	for (let start = 0; start < most && !isComplete; start += PAGE) {
		const { items, total } = await fetchMixed(place, { start, limit: PAGE, section: null, ...UNFILTERED });
		for (const item of items) {
			const card = await cardFor(place, { ...item, image: null });
			found.push({ id: item.id, card, names: namesOf(item) });
		}
		isComplete = total === null ? items.length < PAGE : start + PAGE >= total;
	}
	return { found: found.slice(0, most), isComplete: isComplete && found.length <= most };
}

async function courseCards(place: Place): Promise<Found[]> {
	const active = offersSection("e-learnings") ? await fetchActiveCollections(place) : [];
	if (!active.includes("e-learnings")) return [];
	const courses = await fetchCourses(place, place.country, MAX_PAGE);
	return Promise.all(
		courses.map(async (course) => ({
			id: course.id,
			card: await courseCard({ ...course, big_avatar: null }),
			names: [],
		})),
	);
}

async function taxonomies(place: Place): Promise<Topic[]> {
	const found = await Promise.all(
		FILTER_NAMES.map(async (filter) => {
			const options = await fetchTaxonomy(place, FILTERS[filter].taxonomy).catch(() => []);
			return options.map(({ id, name }) => ({ filter, id, name }));
		}),
	);
	return found.flat();
}

/** What of a card each filter goes by. */
const IDS: Readonly<Record<FilterName, (card: Card) => readonly string[]>> = {
	domain: ({ domains }) => domains.map(({ id }) => id),
	categories: ({ category }) => (category ? [category.id] : []),
};

/** Whether a topic leads to something. */
const isOfSome =
	(found: readonly Found[]) =>
	({ filter, id }: Topic): boolean =>
		found.some(({ card }) => IDS[filter](card).includes(id));
