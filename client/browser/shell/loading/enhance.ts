import { chunk } from "./chunks.ts";

/** The code of players, bookmarks, shelves and downloads. The first page that has one of them loads it. */
export let enhancements: typeof import("../../enhancements/enhancements.ts") | undefined;

export async function enhance(): Promise<void> {
	if (!document.querySelector("[data-enhance], [data-part][data-state]")) return;
	enhancements ??= await chunk(() => import("../../enhancements/enhancements.ts"));
	enhancements?.start();
}
