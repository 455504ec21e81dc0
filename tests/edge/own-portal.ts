import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Platform, type Portal, portalOf } from "./portal.ts";

/**
 * Before each test: "fresh" empties all caches and stores, "reseeded" the backend's store alone, "healed" only removes
 * faults and recorded calls.
 */
type Before = "fresh" | "reseeded" | "healed";

interface Own extends Platform {
	/** Replacements for variables of wrangler.toml. */
	vars?: Record<string, string>;
	before?: Before;
}

async function prepare(portal: Portal, before: Before): Promise<void> {
	if (before === "fresh") return portal.fresh();
	await portal.heal();
	if (before === "reseeded") await portal.reseed();
	await portal.forgetCalls();
}

/** A portal for one test file, started before its tests and before any later `beforeAll`. */
export function ownPortal({ vars, before, ...platform }: Own = {}): Portal {
	const portal = portalOf(vars, ".", platform);
	beforeAll(portal.start);
	afterAll(portal.close);
	if (before) beforeEach(() => prepare(portal, before));
	return portal;
}

let shared: { portal: Portal; started: Promise<void> } | undefined;

/**
 * The portal of all files that one process runs and that need neither a cold cache nor variables: it is started once, and
 * what a file did in the backend's store and wrote to the log is undone before the next. It ends with the process.
 */
export function sharedPortal({ before }: { before?: Exclude<Before, "fresh"> } = {}): Portal {
	if (!shared) {
		const portal = portalOf();
		shared = { portal, started: portal.start() };
	}
	const { portal, started } = shared;
	beforeAll(async () => {
		await started;
		portal.forgetLogs();
		await prepare(portal, "reseeded");
	});
	if (before) beforeEach(() => prepare(portal, before));
	return portal;
}
