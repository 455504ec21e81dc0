import { itemsShown, pageWithin } from "../../shared/filters.ts";

/** Numbers beyond the end share the last page's entry. `isUncounted`: the total is not cached, so both are read in parallel. */
export async function existingPage(page: number, isUncounted: boolean, total: Promise<number | null>): Promise<number> {
	const items = page > 1 && !isUncounted ? await total : null;
	return items === null ? page : pageWithin(page, items);
}

/**
 * The backend also counts broken entries, and those before or after their time. They are subtracted, so that "Load more" ends on
 * the last page. [9.03]
 */
export function shownTotal(total: number | null, page: number, cards: number): number | null {
	if (total === null) return null;
	const lacking = Math.max(0, Math.min(total, itemsShown(page)) - cards);
	return Math.max(cards, total - lacking);
}
