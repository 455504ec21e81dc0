import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { report } from "../../worker/ops/report.ts";
import { RUNBOOKS } from "../../worker/ops/signals.ts";
import { HOUR_MS, MINUTE_MS, type Period } from "../../worker/runtime/counters/periods.ts";

const HOUR = 490_000 * HOUR_MS;
const NOW = HOUR + 20 * MINUTE_MS + 10_000;
const MINUTE = HOUR + 20 * MINUTE_MS;
const of = (minutes: readonly Period[], hours: readonly Period[] = []) =>
	report({ minutes: [...minutes], hours: [...hours] }, ["content", "search", "hca"], () => 5000, NOW);
/** Counts of each of the minutes, named by how long ago they were. */
const ago = (minutes: readonly number[], counts: Period["counts"]): Period[] =>
	minutes.map((minute) => ({ at: MINUTE - minute * MINUTE_MS, counts }));
const told = (minutes: readonly Period[], hours: readonly Period[] = []) =>
	of(minutes, hours).incidents.map(({ runbook, state, warnings }) => ({
		runbook: RUNBOOKS[runbook],
		state,
		words: warnings.map(({ words }) => words),
	}));
const runbooksOf = (counts: Period["counts"]) => told(ago([0], counts)).map(({ runbook }) => runbook);

test("without counts there are no incidents", () => {
	const { incidents, events, codes, hours, countries } = of([]);
	expect([incidents, events, codes]).toEqual([[], [], []]);
	expect(countries.map(({ country }) => country)).toEqual(COUNTRY_CODES);
	expect(hours).toHaveLength(48);
	expect(hours.at(-1)).toEqual({ at: HOUR, answers: 0, refused: 0, failed: 0, calls: 0, failedCalls: 0 });
});

test.each<[Period["counts"], string[]]>([
	[{ "backend/content/calls": 1000, "backend/content/failures": 40 }, []],
	[{ "backend/content/calls": 9, "backend/content/failures": 9 }, []],
	[{ "backend/content/calls": 1000, "backend/content/failures": 500 }, ["The backend is down"]],
	// The circuit opened after 12 failures.
	[{ "backend/hca/calls": 12, "backend/hca/failures": 12 }, ["The backend is down"]],
	[{ "backend/hca/calls": 5, "backend/hca/failures": 5, "backend/hca/spared": 5 }, ["The backend is down"]],
	[{ "backend/search/calls": 12, "backend/search/failures": 12 }, ["Search fails"]],
	[{ "events/search-reduced": 10 }, ["Search fails"]],
	[{ "requests/be/2xx": 1200, "requests/be/5xx": 10, "errors/be/content": 10 }, []],
	[{ "requests/be/5xx": 10, "errors/be/content": 10 }, ["The backend is down"]],
	[{ "requests/be/5xx": 10, "errors/be/search": 10 }, ["Search fails"]],
	[{ "requests/be/5xx": 5, "errors/be/portal": 5 }, ["The platform fails"]],
	[{ "requests/be/5xx": 10, "errors/be/contract": 10 }, ["Answers do not fit the contract"]],
	[{ "defects/v42//:locale/search": 1, "errors/be/defect": 1, "requests/be/5xx": 1 }, ["A defect after a release"]],
	[{ "events/refresh": 19 }, []],
	[{ "events/refresh": 20 }, ["The backend is down"]],
	[{ "layers/tr/rescue": 10 }, ["The backend is down"]],
	[{ "events/client-error": 20 }, ["Scripts fail in browsers"]],
	[{ "events/purge-failed": 1 }, ["A purge failed"]],
])("%j leads to %j", (counts, runbooks) => {
	expect(runbooksOf(counts)).toEqual(runbooks);
});

test("one incident per runbook: while content fails, failing searches and slow calls belong to it", () => {
	const down = { "backend/content/calls": 20, "backend/content/failures": 15 };
	const search = { "backend/search/calls": 20, "backend/search/failures": 20 };
	expect(runbooksOf({ ...down, ...search })).toEqual(["The backend is down"]);
	const both = told([...ago([40], down), ...ago([0], search)]).map(({ runbook }) => runbook);
	expect(both).toEqual(["Search fails", "The backend is down"]);
});

test("a percentage needs at least a hundred calls", () => {
	const wordsOf = (calls: number, failures: number) =>
		told(ago([0], { "backend/content/calls": calls, "backend/content/failures": failures }))[0]?.words;
	expect(wordsOf(43, 23)).toEqual(["23 of 43 calls to content failed or were skipped"]);
	expect(wordsOf(430, 23)).toEqual(["23 of 430 (5.3%) calls to content failed or were skipped"]);
});

test("ten errors of ten requests at night are an incident, however long they took", () => {
	const night = ago([55, 50, 44, 38, 31, 25, 19, 12, 6, 1], { "requests/ie/5xx": 1, "errors/ie/content": 1 });
	expect(of(night).incidents).toMatchObject([
		{ runbook: "down", state: "goes on", since: MINUTE - 55 * MINUTE_MS, last: MINUTE - MINUTE_MS },
	]);
});

test("calls slower than in the hours before, or than a share of the deadline, are an incident", () => {
	const of3 = { "backend/content/calls": 10, "backend/content/ms": 30_000 };
	const usually = [{ at: HOUR - 3 * HOUR_MS, counts: { "backend/content/calls": 100, "backend/content/ms": 12_000 } }];
	const words = ["20 calls to content took 500 ms or more on average, now 3,000 ms, usually 120 ms"];
	const slow = { runbook: "The backend is slow", state: "goes on", words };
	expect(told(ago([1, 0], of3), usually)).toEqual([slow]);
	expect(told(ago([0], of3)).map(({ runbook }) => runbook)).toEqual(["The backend is slow"]);
	expect(told(ago([0], { ...of3, "backend/content/ms": 14_000 }))).toEqual([]);
	expect(told(ago([0], { ...of3, "backend/content/ms": 4900 }), usually)).toEqual([]);
	const [content] = of(ago([0], of3), usually).families;
	expect(content).toMatchObject({ mean: 3000, usual: 120, limit: 500 });
	// Without an answer the calls take the whole deadline: that is an outage.
	const late = { "backend/content/calls": 10, "backend/content/ms": 50_000, "backend/content/failures": 10 };
	expect(runbooksOf(late)).toEqual(["The backend is down"]);
});

test("a warning has begin, last sign and state, and ends two minutes after the last sign", () => {
	const bad = { "backend/content/calls": 20, "backend/content/failures": 20 };
	const good = { "backend/content/calls": 20 };
	const at = (minute: number) => MINUTE - minute * MINUTE_MS;
	const first = (minutes: Period[]) => of(minutes.sort((a, b) => a.at - b.at)).incidents[0];
	expect(first(ago([4, 3, 2, 1], bad))).toMatchObject({ state: "goes on", since: at(4), last: at(1) });
	const ended = first([...ago([4, 3, 2], bad), ...ago([1, 0], good)]);
	expect(ended).toMatchObject({ state: "over", since: at(4), last: at(2) });
	expect(first(ago([9, 8], bad))).toMatchObject({ state: "quiet", since: at(9), last: at(8) });
	// Minutes without a call end nothing; three with healthy calls do.
	expect(first(ago([30, 20, 1], bad))).toMatchObject({ since: at(30) });
	expect(first([...ago([30, 1], bad), ...ago([20, 19, 18], good)])).toMatchObject({ since: at(1) });
	// A single failure afterwards does not hide what was.
	const stray = ago([2], { "backend/content/calls": 20, "backend/content/failures": 1 });
	const before = first([...ago([30], bad), ...ago([20, 19, 18, 1], good), ...stray]);
	expect(before).toMatchObject({ state: "over", last: at(30) });
});

test("an outage after an hour of rare failures is still an incident", () => {
	const rare = ago(
		Array.from({ length: 50 }, (_, index) => 59 - index),
		{ "backend/content/calls": 1000, "backend/content/failures": 1 },
	);
	const outage = ago([1, 0], { "backend/content/calls": 200, "backend/content/failures": 200 });
	expect(of([...rare, ...outage]).incidents).toMatchObject([{ runbook: "down", since: MINUTE - MINUTE_MS }]);
	expect(of(rare).incidents).toEqual([]);
});

test("a thrown error names its route and release", () => {
	const words = ["an error was thrown: /:locale/search, release v42"];
	expect(told(ago([0], { "defects/v42//:locale/search": 1 }))).toEqual([
		{ runbook: "A defect after a release", state: "goes on", words },
	]);
});

test("the report has responses and calls by hour, events and codes of 1 and 48 hours, calls of ten minutes", () => {
	const { hours, events, codes, countries, families } = of(
		[
			...ago([30], { "events/refresh": 2, "requests/tr/4xx": 3, "backend/hca/calls": 9 }),
			...ago([1], {
				"events/refresh": 1,
				"events/request": 90,
				"requests/tr/3xx": 5,
				"codes/a1b2c3": 4,
				"backend/hca/calls": 3,
				"backend/hca/ms": 100,
				"backend/hca/failures": 3,
				"backend/hca/unreached": 1,
				"backend/hca/late": 2,
			}),
		],
		[
			{ at: HOUR - 47 * HOUR_MS, counts: { "requests/be/2xx": 90, "requests/tr/5xx": 10, "events/contract": 50 } },
			{
				at: HOUR,
				counts: { "events/refresh": 3, "codes/a1b2c3": 4, "backend/hca/calls": 12, "backend/hca/failures": 3 },
			},
		],
	);
	expect(hours[0]).toMatchObject({ answers: 100, failed: 10, calls: 0 });
	expect(hours.at(-1)).toMatchObject({ answers: 0, calls: 12, failedCalls: 3 });
	expect(events).toEqual([
		{ name: "refresh", hour: 3, all: 3, last: MINUTE - MINUTE_MS },
		{ name: "contract", hour: 0, all: 50, last: HOUR - 47 * HOUR_MS },
	]);
	expect(codes).toEqual([{ name: "a1b2c3", hour: 4, all: 4, last: MINUTE - MINUTE_MS }]);
	expect(countries.find(({ country }) => country === "tr")).toMatchObject({ answers: 8, refused: 3, failed: 0 });
	expect(families.find(({ family }) => family === "hca")).toEqual({
		family: "hca",
		calls: 3,
		failures: 3,
		faults: [
			{ fault: "late", count: 2 },
			{ fault: "unreached", count: 1 },
		],
		spared: 0,
		mean: 33,
		usual: null,
		limit: 1500,
	});
});
