import { itemsShown, pageWithin } from "../../shared/filters.ts";

/**
 * The page, at most the list's last, so that numbers beyond the end share its cache entry. While the total is unknown or not
 * cached (`isUncounted`), the page stays as requested, and both are read in parallel.
 */
export async function existingPage(page: number, isUncounted: boolean, total: Promise<number | null>): Promise<number> {
	const items = page > 1 && !isUncounted ? await total : null;
	return items === null ? page : pageWithin(page, items);
}

/**
 * The total without the entries that this page lacks: broken or expired ones, which the backend counts. On the last page
 * it is the number of `cards`, so that "Load more" ends. Entries of later pages still count. [9.03]
 */
export function shownTotal(total: number | null, page: number, cards: number): number | null {
	if (total === null) return null;
	const lacking = Math.max(0, Math.min(total, itemsShown(page)) - cards);
	return Math.max(cards, total - lacking);
}
