import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Portal, portalOf } from "./portal.ts";

interface Own {
	/** Replace variables of wrangler.toml. */
	vars?: Record<string, string>;
	/** Each test: nothing in any cache or store; or no fault and no call of the test before it. */
	before?: "fresh" | "healed";
}

/** The file's portal: it starts before the file's tests, and before what a later `beforeAll` asks of it. */
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
