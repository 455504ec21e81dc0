import { pageWithin } from "../../shared/filters.ts";

/**
 * The page, or the list's last one: numbers beyond the end cost no read of the list. Without a total every page is read, and
 * where this isolate does not know it yet (`isUncounted`), so that the first visitor waits for one round: what is read then
 * ends with the list.
 */
export async function existingPage(page: number, isUncounted: boolean, total: Promise<number | null>): Promise<number> {
	const items = page > 1 && !isUncounted ? await total : null;
	return items === null ? page : pageWithin(page, items);
}
