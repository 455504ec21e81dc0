import { page } from "../stores/page.ts";
import { chunk } from "./chunks.ts";
import { idle } from "./idle.ts";

/** Where a hub is configured, it is asked when the browser has nothing better to do. [4.07] */
export function watchHub(): void {
	const { facts } = page.getState();
	const hub = facts?.hub;
	if (!facts || !hub) return;
	idle(() => {
		void chunk(() => import("../hub/sync.ts")).then((code) => code?.syncWithHub(hub, facts));
	});
}
