import { chunk } from "./chunks.ts";

/** Players, bookmarks, shelves and downloads: their code comes with the first page that has one, and stays. */
export let parts: typeof import("../parts/parts.ts") | undefined;

export async function takeOverParts(): Promise<void> {
	if (!document.querySelector("[data-part]")) return;
	parts ??= await chunk(() => import("../parts/parts.ts"));
	parts?.takeOver();
}
