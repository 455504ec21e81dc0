import { chunk } from "./chunks.ts";

export function watchClock(): void {
	if (document.querySelector("[data-countdown], time[data-zone]"))
		void chunk(() => import("../page/zone.ts")).then((zone) => zone?.keepTime());
}
