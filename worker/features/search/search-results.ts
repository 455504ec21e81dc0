import type { Hit, ResultsPage } from "../../../client/markup/views/search.tsx";
import { MAX_PAGE, RESULTS_PER_PAGE } from "../../../shared/constants.ts";
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
 * A page of a search's results: what the backend finds, in the order of the index. Where the backend finds nothing, or
 * fails, or over the visitor's budget, the index answers, and the page says so.
 */

/** @throws TooManySearches beyond the budget, BackendError: where the index has no answer either */
export async function findResults(site: Site, query: SearchQuery, budget: Budget): Promise<ResultsPage> {
	// Without an index, which is then built behind this answer, what is found has the backend's order.
	const answered = orElse(askIndex(site, query.term), null);
	try {
		const found = await fromBackend(site, query, budget, answered);
		return found.total > 0 ? found : (similar(await answered) ?? found);
	} catch (error) {
		const isOutage = error instanceof BackendError || error instanceof TooManySearches;
		const answer = isOutage ? await answered : null;
		if (!answer || answer.hits.length === 0) throw error;
		log("search-reduced", { reason: error instanceof TooManySearches ? "limit" : reasonOf(error) });
		return reduced(answer, query);
	}
}

type Group = SearchResults["sections"][number];
type Score = (card: Card) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const inSection = (chosen: Section | null) => (of: { section: Section }) => chosen === null || of.section === chosen;

/** Without what is not current, which does not count as far as it is known; of the rest only the backend knows. */
function currentOf({ section, total, cards }: Group) {
	const items = cards.filter(isCurrent);
	const gone = cards.length - items.length;
	return { section, items, gone, total: Math.max(items.length, total - gone), counted: total };
}

async function fromBackend(
	site: Site,
	query: SearchQuery,
	budget: Budget,
	answered: Promise<Answer | null>,
): Promise<ResultsPage> {
	const { term, section } = query;
	const read = async (part: number) => {
		// The first part is every section's, for the totals by section.
		const of = { term, section: part === 0 ? null : section, from: part * RESULTS_AT_ONCE };
		const { total, sections } = await readSearch(site, of, budget);
		const groups = sections.map(currentOf);
		return { total: total - sum(groups.map(({ gone }) => gone)), groups, asked: groups.filter(inSection(section)) };
	};
	const first = await read(0);
	// A total of nothing that can be shown is none.
	const isAny = first.groups.some(({ items }) => items.length > 0);
	const sizes = sizesOf(
		sum(first.asked.map(({ items }) => items.length)),
		// No page shows what is beyond.
		first.asked.map(({ counted }) => Math.min(counted, MAX_PAGE * RESULTS_PER_PAGE)),
		RESULTS_AT_ONCE,
	);
	const { page, pages, parts, skip } = placeOf(query.page, sizes);
	const [scoreOf, ...shown] = await Promise.all([
		answered.then(scores),
		...parts.map(async (part) => (part === 0 ? first : await read(part)).asked),
	]);
	const cards = shown.flatMap((groups) => ranked(groups, scoreOf)).slice(skip, skip + RESULTS_PER_PAGE);
	return {
		source: "search",
		total: isAny ? Math.max(0, first.total) : 0,
		sections: isAny ? first.groups.filter(({ total }) => total > 0) : [],
		hits: cards.map((card) => toHit(card, term, scoreOf)),
		correction: null,
		page,
		pages,
	};
}

/** How well title and intro fit; 0: they do not, as far as the index knows. */
function scores(answer: Answer | null): Score {
	const byItem = new Map(answer?.hits.map(({ card, score }) => [keyOf(card), score]));
	return (card) => byItem.get(keyOf(card)) ?? 0;
}

const keyOf = ({ section, slug }: Card): string => `${section}/${slug}`;

/** A gated item's body is not searched. */
const toHit = (card: Card, term: string, scoreOf: Score): Hit => ({
	card,
	inText: card.publicContent && scoreOf(card) === 0 && !holdsAny(`${card.title} ${card.intro}`, term),
});

const indexHit = ({ card }: Answer["hits"][number]): Hit => ({ card, inText: false });

/** What comes closest, which is not counted: it is no result. */
function similar(answer: Answer | null): ResultsPage | null {
	if (!answer || answer.hits.length === 0) return null;
	const hits = answer.hits.slice(0, RESULTS_PER_PAGE).map(indexHit);
	return { source: "similar", total: 0, sections: [], hits, correction: answer.meant, page: 1, pages: 1 };
}

function reduced({ hits, meant }: Answer, query: SearchQuery): ResultsPage {
	const asked = hits.filter(({ card }) => inSection(query.section)(card));
	const { page, pages, skip } = placeOf(query.page, [asked.length]);
	const counts = SECTIONS.map((section) => ({
		section,
		total: hits.filter(({ card }) => card.section === section).length,
	}));
	return {
		source: "reduced",
		total: hits.length,
		sections: counts.filter(({ total }) => total > 0),
		hits: asked.slice(skip, skip + RESULTS_PER_PAGE).map(indexHit),
		correction: meant,
		page,
		pages,
	};
}
