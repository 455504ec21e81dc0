import type { SearchQuery } from "../../../shared/filters.ts";
import { holdsEvery } from "../../../shared/matches.ts";
import type { Card, SearchResults } from "../../../shared/models.ts";
import { standingOf } from "../../cache/entry.ts";
import { noteLifespan } from "../../cache/lifespan.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Budget } from "../../visitor/limits/uses.ts";
import type { Site } from "../../visitor/site.ts";
import type { Group } from "./totals.ts";
import { nameOf } from "./union.ts";

/** Why the index answers alone: the visitor is over the budget, or the backend fails. */
export type Source = "limited" | "reduced";

export interface Search {
	site: Site;
	query: SearchQuery;
	budget: Budget;
	/** The backend's first part, if it is being read. */
	early: Promise<SearchResults> | undefined;
	/** The backend's answers that were read so far. */
	answers: Standing[];
	/** Why a further call failed. The page then has fewer results and is not kept. */
	cutBy: Source | null;
	admits: (card: Card) => boolean;
	isFiltered: boolean;
}

/**
 * The items of a part that a visitor may see. A backend may also search in the bodies of gated items, of which no visitor may
 * learn anything, not even from a total: a gated item is shown only if its title or intro matches. Items that the index has
 * found are shown as the index has them. Editors see all.
 */
export function groupsOf(
	{ site, query: { term }, admits, answers }: Search,
	results: SearchResults,
	from: number,
): Group[] {
	const standing = standingOf(results);
	if (standing) answers.push(standing);
	const isRevealed = (card: Card): boolean =>
		card.publicContent || site.preview !== null || holdsEvery(`${card.title} ${card.intro}`, term);
	const isShown = (card: Card) => noteLifespan(card) === "current" && admits(card) && isRevealed(card);
	return results.sections.map(({ section, total, cards }) => {
		const items = cards.filter(isShown);
		return {
			section,
			items,
			names: cards.map(nameOf),
			hides: !cards.every(isRevealed),
			total: Math.max(items.length, total - (cards.length - items.length)),
			// A backend that sends nothing has no more, whatever its total says.
			beyond: cards.length === 0 ? 0 : Math.max(0, total - from - cards.length),
			next: from + cards.length,
		};
	});
}
