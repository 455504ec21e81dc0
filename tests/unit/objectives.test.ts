import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OBJECTIVES, objectivesReport } from "../../worker/ops/objectives.ts";

const of = (counts: Record<string, number>) =>
	Object.fromEntries(objectivesReport((name) => counts[name] ?? 0).map((one) => [one.name, one]));

test("nothing counted has spent nothing", () => {
	for (const one of Object.values(of({}))) expect(one).toMatchObject({ all: 0, bad: 0, spent: null });
});

test("availability: one answer in a thousand may be an error of the server, of all countries together", () => {
	const counts = { "requests/be/2xx": 4000, "requests/ch/4xx": 3000, "requests/tr/3xx": 2995 };
	expect(of({ ...counts, "requests/ie/5xx": 5 }).Availability).toMatchObject({ all: 10_000, bad: 5 });
	expect(of({ ...counts, "requests/ie/5xx": 5 }).Availability?.spent).toBeCloseTo(0.5);
	expect(of({ ...counts, "requests/be/5xx": 20 }).Availability?.spent).toBeCloseTo(2, 1);
});

test("freshness: an answer out of the failing backend's place counts, and so does a renewal that failed", () => {
	const { Freshness } = of({
		"layers/be/html": 900,
		"layers/be/stale": 98,
		"layers/ie/rescue": 2,
		"events/refresh": 3,
	});
	expect(Freshness).toMatchObject({ all: 1000, bad: 5 });
	expect(Freshness?.spent).toBeCloseTo(0.5);
});

test("largest paint: one page load in four may take longer than 2.5 seconds", () => {
	const paint = of({ "vitals/be/LCP/4": 75, "vitals/be/LCP/5": 25 })["Largest paint"];
	expect(paint).toMatchObject({ all: 100, bad: 25 });
	expect(paint?.spent).toBeCloseTo(1);
});

test("the document tells each objective as it is", () => {
	const document = readFileSync("docs/operations.md", "utf8");
	for (const { name, promise, target } of OBJECTIVES) {
		expect(document).toContain(`| ${name} | ${Number((100 * target).toFixed(1))} % of ${promise} |`);
	}
});
