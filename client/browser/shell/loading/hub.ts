import { page } from "../../stores/page.ts";
import { idle } from "../prefetch/idle.ts";
import { chunk } from "./chunks.ts";

/** Where a hub is configured, the session is compared with it when the browser is idle. [4.07] */
export function watchHub(): void {
	const { facts } = page.getState();
	const hub = facts?.hub;
	if (!facts || !hub) return;
	idle(() => {
		void chunk(() => import("../../hub/sync.ts")).then((code) => code?.syncWithHub(hub, facts));
	});
}
