import { expect, test } from "vitest";
import { visitsAt } from "../../client/browser/visit/visits.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (silence: number, since: number) => visitsAt(`${since} ${NOW - silence}`, NOW);

test("a first visit and its further pages have no previous visit", () => {
	expect(after(0, 0)).toEqual([0, NOW]);
	expect(after(MINUTE, 0)).toEqual([0, NOW]);
});

test("thirty minutes of silence end a visit; until then new items stay new", () => {
	const before = NOW - 2 * DAY;
	expect(after(30 * MINUTE, before)).toEqual([before, NOW]);
	expect(after(31 * MINUTE, before)).toEqual([NOW - 31 * MINUTE, NOW]);
	expect(after(3 * DAY, 0)).toEqual([NOW - 3 * DAY, NOW]);
});

test("a visit is the first after thirty days, with a clock set back, or with a broken entry", () => {
	expect(after(30 * DAY, NOW - 40 * DAY)).toEqual([0, NOW]);
	expect(after(-MINUTE, NOW - DAY)).toEqual([0, NOW]);
	for (const stored of ["", "nonsense", "null", "1", "{} []", "Infinity Infinity"])
		expect(visitsAt(stored, NOW), stored).toEqual([0, NOW]);
	expect(visitsAt(`nonsense ${NOW - MINUTE}`, NOW)).toEqual([0, NOW]);
});
