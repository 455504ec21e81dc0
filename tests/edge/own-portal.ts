import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Portal, portalOf } from "./portal.ts";

interface Own {
	/** Replacements for variables of wrangler.toml. */
	vars?: Record<string, string>;
	/** Before each test: "fresh" empties all caches and stores, "healed" only removes faults and recorded calls. */
	before?: "fresh" | "healed";
}

/** A portal for one test file, started before its tests and before any later `beforeAll`. */
export function ownPortal({ vars, before }: Own = {}): Portal {
	const portal = portalOf(vars);
	beforeAll(portal.start);
	afterAll(portal.close);
	if (before === "fresh") beforeEach(portal.fresh);
	if (before === "healed") {
		beforeEach(async () => {
			await portal.heal();
			await portal.forgetCalls();
		});
	}
	return portal;
}
