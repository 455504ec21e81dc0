import type { Hit, ResultsPage } from "../../../client/markup/views/search.tsx";
import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";
import type { SearchQuery } from "../../../shared/filters.ts";
import { holdsAny } from "../../../shared/matches.ts";
import type { Card, SearchResults } from "../../../shared/models.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import { RESULTS_AT_ONCE } from "../../backend/content.ts";
import { isCurrent } from "../../cache/lifespan.ts";
import { type Answer, askIndex } from "../../content/search/ask.ts";
import { readSearch, TooManySearches } from "../../content/searches.ts";
import { orElse } from "../../render/loader.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import type { Budget } from "../../visitor/limits/uses.ts";
import type { Site } from "../../visitor/site.ts";
import { placeOf, ranked, sizesOf } from "./ranked-list.ts";

/**
 * The backend's results in the order of the Worker's index. If the backend finds nothing or fails, or over the visitor's budget,
 * the index's results.
 */

/** @throws TooManySearches over the budget, BackendError: if the index has no results either */
export async function findResults(site: Site, query: SearchQuery, budget: Budget): Promise<ResultsPage> {
	// Without an index the backend's order stays; the index is then built in the background.
	const indexed = orElse(askIndex(site, query.term), null);
	try {
		const page = await fromBackend(site, query, budget, indexed);
		return page.total > 0 ? page : (similar(await indexed) ?? page);
	} catch (error) {
		const isOutage = error instanceof BackendError || error instanceof TooManySearches;
		const answer = isOutage ? await indexed : null;
		if (!answer || answer.hits.length === 0) throw error;
		log("search-reduced", { reason: error instanceof TooManySearches ? "limit" : reasonOf(error) });
		return reduced(answer, query);
	}
}

type Group = SearchResults["sections"][number];
type Score = (card: Card) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const inSection = (chosen: Section | null) => (of: { section: Section }) => chosen === null || of.section === chosen;

/** Drops expired cards. The total is corrected for this part only; later parts are not read yet. */
function currentOf({ section, total, cards }: Group) {
	const items = cards.filter(isCurrent);
	const expired = cards.length - items.length;
	return { section, items, expired, total: Math.max(items.length, total - expired), backendTotal: total };
}

async function fromBackend(
	site: Site,
	query: SearchQuery,
	budget: Budget,
	indexed: Promise<Answer | null>,
): Promise<ResultsPage> {
	const { term, section } = query;
	const read = async (part: number) => {
		// The first part covers all sections, because the page shows a total for each.
		const of = { term, section: part === 0 ? null : section, from: part * RESULTS_AT_ONCE };
		const { total, sections } = await readSearch(site, of, budget);
		const groups = sections.map(currentOf);
		const expired = sum(groups.map((group) => group.expired));
		return { total: total - expired, groups, chosen: groups.filter(inSection(section)) };
	};
	const first = await read(0);
	const hasResults = first.groups.some(({ items }) => items.length > 0);
	const sizes = sizesOf(
		sum(first.chosen.map(({ items }) => items.length)),
		first.chosen.map(({ backendTotal }) => Math.min(backendTotal, MAX_PAGE * FETCH_LIMIT)),
		RESULTS_AT_ONCE,
	);
	const { page, pages, parts, skip } = placeOf(query.page, sizes);
	const [scoreOf, ...shown] = await Promise.all([
		indexed.then(scores),
		...parts.map(async (part) => (part === 0 ? first : await read(part)).chosen),
	]);
	const cards = shown.flatMap((groups) => ranked(groups, scoreOf)).slice(skip, skip + FETCH_LIMIT);
	return {
		source: "search",
		total: hasResults ? Math.max(0, first.total) : 0,
		sections: hasResults ? first.groups.filter(({ total }) => total > 0) : [],
		hits: cards.map((card) => toHit(card, term, scoreOf)),
		correction: null,
		page,
		pages,
	};
}

/** The index's score for a card's title and intro; 0 if they do not match or the card is not in the index. */
function scores(answer: Answer | null): Score {
	const byItem = new Map(answer?.hits.map(({ card, score }) => [keyOf(card), score]));
	return (card) => byItem.get(keyOf(card)) ?? 0;
}

const keyOf = ({ section, slug }: Card): string => `${section}/${slug}`;

/** `inText`: the term occurs only in the body. Bodies of gated items are not searched. */
const toHit = (card: Card, term: string, scoreOf: Score): Hit => ({
	card,
	inText: card.publicContent && scoreOf(card) === 0 && !holdsAny(`${card.title} ${card.intro}`, term),
});

const indexHit = ({ card }: Answer["hits"][number]): Hit => ({ card, inText: false });

/** Similar items for a search without results. They do not count as results, so the total is 0. */
function similar(answer: Answer | null): ResultsPage | null {
	if (!answer || answer.hits.length === 0) return null;
	const hits = answer.hits.slice(0, FETCH_LIMIT).map(indexHit);
	return { source: "similar", total: 0, sections: [], hits, correction: answer.meant, page: 1, pages: 1 };
}

function reduced({ hits, meant }: Answer, query: SearchQuery): ResultsPage {
	const chosen = hits.filter(({ card }) => inSection(query.section)(card));
	const { page, pages, skip } = placeOf(query.page, [chosen.length]);
	const counts = SECTIONS.map((section) => ({
		section,
		total: hits.filter(({ card }) => card.section === section).length,
	}));
	return {
		source: "reduced",
		total: hits.length,
		sections: counts.filter(({ total }) => total > 0),
		hits: chosen.slice(skip, skip + FETCH_LIMIT).map(indexHit),
		correction: meant,
		page,
		pages,
	};
}
