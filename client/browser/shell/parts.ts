import { chunk } from "./chunks.ts";

/** The code for players, bookmarks, shelves and downloads, loaded with the first page that has one of them. */
export let parts: typeof import("../parts/parts.ts") | undefined;

export async function takeOverParts(): Promise<void> {
	if (!document.querySelector("[data-part]")) return;
	parts ??= await chunk(() => import("../parts/parts.ts"));
	parts?.takeOver();
}
