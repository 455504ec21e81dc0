import { expect, test } from "vitest";
import { ownPortal } from "../edge/own-portal.ts";
import { EXPECTED, soak, usersLeft } from "../tools/bench/soak-traffic.ts";

const TURNS = 48;

const portal = ownPortal({ vars: { BACKEND_DEADLINE_MS: "2000" } });

test("mixed traffic through an outage: cached pages never fail, forms are refused and nothing is half written, all recovers", async () => {
	const hold = () => {
		let left = TURNS;
		return () => left-- > 0;
	};
	const { answers, registered } = await soak(portal, hold);
	expect(Object.keys(answers).sort()).toEqual(EXPECTED);
	expect(registered.length).toBeGreaterThan(2);
	expect(await usersLeft(portal)).toEqual(registered.sort());
});
