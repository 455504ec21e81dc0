import type { Hit, ResultsPage } from "../../../client/markup/views/search.tsx";
import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";
import { countOfSearch, type SearchQuery } from "../../../shared/filters.ts";
import { holdsAny } from "../../../shared/matches.ts";
import type { Card, SearchResults } from "../../../shared/models.ts";
import { sharedDeadline } from "../../backend/deadlines.ts";
import { type Answer, askIndex } from "../../content/search/ask.ts";
import { readSearch } from "../../content/searches.ts";
import { orElse } from "../../render/loader.ts";
import { BackendError } from "../../runtime/errors.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { type Budget, OverBudget } from "../../visitor/limits/uses.ts";
import type { Site } from "../../visitor/site.ts";
import { groupsOf, type Search, type Source } from "./groups.ts";
import { keptResults, type Made } from "./kept-results.ts";
import { admitting } from "./narrowing.ts";
import { counted, type Group, isIn, sum } from "./totals.ts";
import { nameOf, pageOf, pagesOf, type Scored, union } from "./union.ts";

/**
 * A page of a search's results: what the index and the backend find, ranked together. Where the backend fails, or the visitor
 * is over the budget, the index answers alone, and the page says so. Filters judge each result by its own card.
 */

/** The backend's first part: every section's, for the totals by section. No filter changes it. */
export const readFirst = (site: Site, term: string, budget: Budget): Promise<SearchResults> =>
	readSearch(site, { term, section: null, from: 0 }, budget);

/** @throws OverBudget, BackendError where the index has no answer either */
export const findResults = (
	site: Site,
	query: SearchQuery,
	budget: Budget,
	early?: Promise<SearchResults>,
): Promise<ResultsPage> =>
	keptResults(site, query, () => {
		const isFiltered = countOfSearch(query) > 0;
		const admits = admitting(query, Date.now());
		return find({ site, query, budget, early, answers: [], cutBy: null, admits, isFiltered });
	});

async function find(search: Search): Promise<Made> {
	const { site, query, admits, isFiltered } = search;
	// Without an index, the results have the backend's order, and the index is built in the background.
	const answered = orElse(askIndex(site, query.term, { admits }), null);
	try {
		const page = await fromBoth(search, answered);
		return { page, answers: search.answers, index: search.cutBy ? null : ((await answered)?.standing ?? null) };
	} catch (error) {
		const source = sourceAfter(error);
		const answer = source && (await answered);
		// The index may lack items, so it alone never says that there are none. With filters, the page offers to clear them.
		if (!answer || (answer.hits.length === 0 && !isFiltered)) throw error;
		logCut(source, error);
		return { page: fromIndex(answer, search, source), answers: [], index: null };
	}
}

function sourceAfter(error: unknown): Source | null {
	if (error instanceof OverBudget) return "limited";
	return error instanceof BackendError ? "reduced" : null;
}

const logCut = (source: Source, error: unknown): void =>
	logFailure(source === "limited" ? "search-limited" : "search-reduced", error);

async function fromBoth(search: Search, answered: Promise<Answer | null>): Promise<ResultsPage> {
	const { site, query, budget, early, isFiltered } = search;
	const [answer, results] = await Promise.all([answered, early ?? readFirst(site, query.term, budget)]);
	const groups = groupsOf(search, results, 0);
	const hasItems = groups.some(({ items }) => items.length > 0);
	if (!hasItems && answer && answer.hits.length > 0 && answer.fit !== "exact") return similar(answer);
	const all = union(answer?.hits ?? [], groups);
	const { list, beyond, isWhole } = await readOn(search, all, groups, isFiltered);
	// The backend's totals also count items that are not shown, so a whole list is counted.
	const counts = isWhole ? counted(list, [], query) : counted(all, hasItems ? groups : [], query);
	// Visitors may spend their budget at will: a notice would tell them that a gated text has the term.
	const isCut = search.cutBy === "reduced";
	return pageFrom(search, list, { source: "search", isCut, ...counts, correction: null }, beyond);
}

/** `beyond`: results of the chosen section that the list lacks. */
function pageFrom(
	{ query }: Search,
	list: readonly Scored<Card>[],
	words: Omit<ResultsPage, "hits" | "page" | "pages">,
	beyond: number,
): ResultsPage {
	const hits = list.filter(({ card }) => isIn(query.section, card));
	const pages = pagesOf(hits.length + beyond);
	const page = Math.min(query.page, pages);
	const toHit = words.source === "search" ? hitOf(query.term) : indexHit;
	return { ...words, hits: pageOf(hits, page).map(toHit), page, pages };
}

/**
 * Reads further parts until the list of the chosen section reaches the page; with filters, and where the backend finds the term
 * in gated texts, all parts of all sections. What an earlier part or the index has shown is left out. The parts share the
 * deadline of one call. A backend whose own limit is lower sends less than requested: the next part begins behind what came.
 * If only gated texts require all parts, and a part fails, the list ends before it, unless it lacks the page.
 */
async function readOn(
	search: Search,
	all: readonly Scored<Card>[],
	groups: readonly Group[],
	isWhole: boolean,
	wait = sharedDeadline("search"),
): Promise<{ list: Scored<Card>[]; beyond: number; isWhole: boolean }> {
	const { site, budget, query } = search;
	const { term } = query;
	const section = isWhole ? null : query.section;
	const wanted = isWhole ? Infinity : query.page * FETCH_LIMIT;
	const list = all.filter(({ card }) => isIn(section, card));
	const shown = new Set(list.map(({ card }) => nameOf(card)));
	const sent = new Set(groups.flatMap(({ names }) => names));
	const most = MAX_PAGE * FETCH_LIMIT;
	let part = groups;
	for (;;) {
		if (!isWhole && part.some(({ hides }) => hides)) return readOn(search, all, groups, true, wait);
		const unread = part.filter((of) => isIn(section, of) && of.beyond > 0);
		const from = Math.min(...unread.map(({ next }) => next));
		const beyond = sum(unread.map((of) => of.beyond));
		if (beyond === 0 || list.length >= wanted || from >= most) return { list, beyond: isWhole ? 0 : beyond, isWhole };
		try {
			part = groupsOf(search, await wait(readSearch(site, { term, section, from }, budget)), from);
		} catch (error) {
			const source = sourceAfter(error);
			const inSection = list.filter(({ card }) => isIn(query.section, card));
			const hasPage = inSection.length > (query.page - 1) * FETCH_LIMIT;
			if (!source || !isWhole || search.isFiltered || !hasPage) throw error;
			logCut(source, error);
			search.cutBy = source;
			return { list, beyond: 0, isWhole };
		}
		// A backend that repeats itself has no more.
		if (part.every(({ names }) => names.every((name) => sent.has(name)))) return { list, beyond: 0, isWhole };
		for (const name of part.flatMap(({ names }) => names)) sent.add(name);
		const fresh = part.map(({ items }) => ({ items: items.filter((card) => !shown.has(nameOf(card))) }));
		for (const hit of union<Card>([], fresh)) {
			list.push(hit);
			shown.add(nameOf(hit.card));
		}
	}
}

/** A gated item's body is not searched. */
const hitOf =
	(term: string) =>
	({ card, score }: Scored<Card>): Hit => ({
		card,
		inText: card.publicContent && score === 0 && !holdsAny(`${card.title} ${card.intro}`, term),
	});

const indexHit = ({ card }: Scored<Card>): Hit => ({ card, inText: false });

/** The closest items are no results, so they are not counted. */
function similar({ hits, meant }: Answer): ResultsPage {
	const shown = hits.slice(0, FETCH_LIMIT).map(indexHit);
	return { source: "similar", isCut: false, total: 0, sections: [], hits: shown, correction: meant, page: 1, pages: 1 };
}

const fromIndex = ({ hits, meant }: Answer, search: Search, source: Source): ResultsPage =>
	pageFrom(search, hits, { source, isCut: false, ...counted(hits, [], search.query), correction: meant }, 0);
