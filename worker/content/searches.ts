import { FETCH_LIMIT } from "../../shared/constants.ts";
import type { SearchQuery } from "../../shared/filters.ts";
import { type SearchResults, searchResults } from "../../shared/models.ts";
import { fetchSearch } from "../backend/content.ts";
import { cached } from "../cache/cached.ts";
import { keys } from "../cache/keys.ts";
import { policies } from "../cache/policies.ts";
import { keyedHash } from "../runtime/keyed-hash.ts";
import { type Budget, countUse, withOwnBudget } from "../visitor/limits/uses.ts";
import type { Site } from "../visitor/site.ts";
import { cardFor } from "./cards.ts";

/** Cached results of the backend's search. Cache keys hold a keyed hash of the term, never the term. */

const terms = keyedHash("search");

/** Results of each section: two pages. Few searches need more, and then many. */
const FIRST_RESULTS = 2 * FETCH_LIMIT;
const MORE_RESULTS = 100;

/** A part of the results: of each section, or of one, starting at index `from`. */
export interface SearchPart extends Pick<SearchQuery, "term" | "section"> {
	from: number;
}

/** Includes expired items. Only calls to the backend use the budget. @throws OverBudget */
export const readSearch = (site: Site, part: SearchPart, budget: Budget): Promise<SearchResults> =>
	withOwnBudget(
		async () =>
			cached(site, {
				key: keys.search(site.locale, await terms.of(part.term), part.section, part.from),
				policy: policies.search,
				schema: searchResults,
				load: async () => {
					await countUse("searches", budget);
					return loaded(site, part);
				},
			}),
		budget,
	);

async function loaded(site: Site, part: SearchPart): Promise<SearchResults> {
	const most = part.from === 0 ? FIRST_RESULTS : MORE_RESULTS;
	const { sections } = await fetchSearch(site, { ...part, most });
	return {
		sections: await Promise.all(
			sections.map(async (group) => ({
				section: group.content_type,
				total: group.total,
				cards: await Promise.all(group.items.slice(0, most).map((item) => cardFor(site, item))),
			})),
		),
	};
}
