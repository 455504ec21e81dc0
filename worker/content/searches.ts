import { FETCH_LIMIT } from "../../shared/constants.ts";
import type { SearchQuery } from "../../shared/filters.ts";
import { type SearchResults, searchResults } from "../../shared/models.ts";
import { fetchSearch } from "../backend/content.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { policies } from "../cache/policies.ts";
import { keyedHash } from "../runtime/keyed-hash.ts";
import { type Budget, mayUse } from "../visitor/limits/uses.ts";
import type { Site } from "../visitor/site.ts";
import { cardFor } from "./cards.ts";

/** Cached results of the backend's search. Cache keys hold a keyed hash of the term, never the term. */

const terms = keyedHash("search");
export const hashOfTerm = (term: string): Promise<string> => terms.of(term);

export class TooManySearches extends Error {
	override readonly name = "TooManySearches";
	readonly budget: Budget;

	constructor(budget: Budget) {
		super("Too many searches");
		this.budget = budget;
	}
}

/** Results of each section in the first part: two pages. Few searches need more, and then many. */
export const FIRST_RESULTS = 2 * FETCH_LIMIT;
export const MORE_RESULTS = 100;

/** A part of the results: of each section, or of one, starting at index `from`. */
export interface SearchPart extends Pick<SearchQuery, "term" | "section"> {
	from: number;
}

/** Includes expired items. Only calls to the backend use the budget. @throws TooManySearches over it */
export async function readSearch(site: Site, part: SearchPart, budget: Budget): Promise<SearchResults> {
	try {
		return await cached(site, {
			key: keys.search(site.locale, await hashOfTerm(part.term), part.section, part.from),
			policy: policies.search,
			schema: searchResults,
			load: async () => {
				if (!(await mayUse("searches", budget))) throw new TooManySearches(budget);
				return loaded(site, part);
			},
		});
	} catch (error) {
		// The shared call was refused for another visitor's budget. Tries again for this one.
		if (error instanceof TooManySearches && error.budget.key !== budget.key) return readSearch(site, part, budget);
		throw error;
	}
}

async function loaded(site: Site, part: SearchPart): Promise<SearchResults> {
	const most = part.from === 0 ? FIRST_RESULTS : MORE_RESULTS;
	const { total, sections } = await fetchSearch(site, { ...part, most });
	return {
		total,
		sections: await Promise.all(
			sections.map(async (group) => ({
				section: group.content_type,
				total: group.total,
				cards: await Promise.all(group.items.slice(0, most).map((item) => cardFor(site, item))),
			})),
		),
	};
}
