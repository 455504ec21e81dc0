import { pageWithin } from "../../shared/filters.ts";

/**
 * The page, at most the list's last, so that numbers beyond the end share its cache entry. While the total is unknown or not
 * cached (`isUncounted`), the page stays as requested, and both are read in parallel.
 */
export async function existingPage(page: number, isUncounted: boolean, total: Promise<number | null>): Promise<number> {
	const items = page > 1 && !isUncounted ? await total : null;
	return items === null ? page : pageWithin(page, items);
}
