import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { report } from "../../worker/ops/report.ts";
import { HOUR_MS, type Hour } from "../../worker/runtime/counters/hours.ts";

const HOUR = 490_000 * HOUR_MS;
const NOW = HOUR + 20 * 60_000;
const of = (hours: readonly Hour[]) => report(hours, ["content", "hca"], NOW);

test("nothing counted is nothing to worry about", () => {
	const { concerns, caches, events } = of([]);
	expect(concerns).toEqual([]);
	expect(events).toEqual([]);
	expect(caches.map(({ country }) => country)).toEqual(COUNTRY_CODES);
	expect(caches[0]?.hours).toHaveLength(48);
	expect(caches[0]?.hours.at(-1)).toEqual({ at: HOUR, answers: 0, hits: 0 });
});

test("a hit is an answer for which nobody waited for the backend; a day is 24 hours, the chart has 48", () => {
	const counts = { "layers/ie/html": 90, "layers/ie/stale": 5, "layers/ie/backend": 4, "layers/ie/rescue": 1 };
	const { caches } = of([
		{ at: HOUR - 47 * HOUR_MS, counts },
		{ at: HOUR - 24 * HOUR_MS, counts },
		{ at: HOUR - 23 * HOUR_MS, counts },
		{ at: HOUR, counts },
	]);
	const ireland = caches.find(({ country }) => country === "ie");
	expect(ireland).toMatchObject({ answers: 200, hits: 190 });
	expect(ireland?.hours.filter(({ answers }) => answers === 100)).toHaveLength(4);
	expect(ireland?.hours[0]).toMatchObject({ answers: 100, hits: 95 });
	expect(caches.find(({ country }) => country === "be")?.answers).toBe(0);
});

test.each([
	[{ "backend/content/calls": 100, "backend/content/failures": 4 }, []],
	[{ "backend/content/calls": 10, "backend/content/failures": 10 }, []],
	[
		{ "backend/content/calls": 100, "backend/content/failures": 50 },
		["50 % of the calls to content failed (The backend is down)"],
	],
	[{ "backend/hca/spared": 3 }, ["3 calls of hca were not made: a circuit was open (The backend is down)"]],
	[{ "requests/be/2xx": 995, "requests/be/5xx": 5 }, []],
	[
		{ "requests/be/2xx": 98, "requests/be/5xx": 2 },
		["2.0 % of the answers in be were errors of the server (Rollback)"],
	],
	[{ "events/refresh": 19 }, []],
	[{ "events/refresh": 20 }, ["20 renewals of content failed: visitors read what is kept (The backend is down)"]],
	[{ "events/purge-failed": 1 }, ["a purge failed: what was taken away may still be shown (Purge)"]],
	[
		{ "layers/tr/rescue": 7 },
		["7 answers in tr had older content in the failing backend's place (The backend is down)"],
	],
])("what needs a look of %j: %j, in this hour and the one before", (counts, concerns) => {
	const told = (at: number) => of([{ at, counts }]).concerns.map(({ what, runbook }) => `${what} (${runbook})`);
	expect(told(HOUR)).toEqual(concerns);
	expect(told(HOUR - HOUR_MS)).toEqual(concerns);
	expect(told(HOUR - 2 * HOUR_MS)).toEqual([]);
});

test("events of the day, the most frequent of these two hours first; answers and calls are those of the two hours", () => {
	const { events, traffic, families } = of([
		{ at: HOUR - 24 * HOUR_MS, counts: { "events/contract": 50, "events/old": 1 } },
		{ at: HOUR - 2 * HOUR_MS, counts: { "events/contract": 7, "requests/tr/2xx": 100 } },
		{ at: HOUR - HOUR_MS, counts: { "events/refresh": 2, "requests/tr/4xx": 3, "backend/hca/calls": 1 } },
		{
			at: HOUR,
			counts: {
				"events/refresh": 1,
				"events/contract": 1,
				"events/request": 90,
				"events/page": 80,
				"requests/tr/3xx": 5,
				"backend/hca/calls": 2,
				"backend/hca/ms": 100,
				"backend/hca/failures": 3,
				"backend/hca/unreached": 1,
				"backend/hca/late": 2,
			},
		},
	]);
	expect(events).toEqual([
		{ name: "refresh", recent: 3, day: 3 },
		{ name: "contract", recent: 1, day: 8 },
	]);
	expect(traffic.find(({ country }) => country === "tr")).toMatchObject({ requests: 8, refused: 3, failed: 0 });
	expect(families).toEqual([
		{ family: "content", calls: 0, failures: 0, faults: [], spared: 0, mean: null },
		{
			family: "hca",
			calls: 3,
			failures: 3,
			faults: [
				{ fault: "late", count: 2 },
				{ fault: "unreached", count: 1 },
			],
			spared: 0,
			mean: 33,
		},
	]);
});
