import { chunk } from "./chunks.ts";

/** Loads the code for an event's times, on pages that show an event. */
export function watchClock(): void {
	if (document.querySelector("[data-countdown], time[data-zone]"))
		void chunk(() => import("../page/zone.ts")).then((zone) => zone?.keepTime());
}
