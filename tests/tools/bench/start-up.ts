import { ask } from "./load.ts";
import { type Served, servePortal } from "./runtime.ts";

/**
 * Milliseconds of CPU from the runtime's start to the portal's first answer, minus the runtime's own with the same bindings.
 * Takes the minimum of several runs, which other work has disturbed least.
 */
export async function startUp(backend: Served, times: number): Promise<number> {
	const least = { deployed: Number.POSITIVE_INFINITY, empty: Number.POSITIVE_INFINITY };
	for (let time = 0; time < times; time++) {
		for (const entry of ["deployed", "empty"] as const) {
			const portal = await servePortal(backend, { entry });
			await ask(portal, "/robots.txt");
			least[entry] = Math.min(least[entry], portal.cpu());
			await portal.close();
		}
	}
	return Math.round(least.deployed - least.empty);
}
