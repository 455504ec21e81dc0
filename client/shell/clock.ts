import { chunk } from "./chunks.ts";

/** Where the page has an event; the code comes for nothing else. */
export function watchClock(): void {
	if (document.querySelector("[data-starts]")) void chunk(() => import("./zone.ts")).then((zone) => zone?.keepTime());
}
