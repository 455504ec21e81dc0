import { expect, test } from "vitest";
import { vitalsReport as contract } from "../../shared/contracts/vitals.ts";
import { bucketOf, VITAL_ENDS, VITAL_TARGETS, VITALS } from "../../shared/vitals.ts";
import { misses, p75, vitalsReport } from "../../worker/ops/vitals-report.ts";
import { dataPoints, vitalPoints } from "../../worker/runtime/counters/data-points.ts";

const sumOf = (counts: Record<string, number>) => (name: string) => counts[name] ?? 0;
const REPORT = { route: "list", connection: "4g", buckets: { LCP: 3, INP: 0, CLS: 9, TTFB: 1 } };

test("a target is the end of a bucket, so that whether it is met is known exactly", () => {
	for (const vital of VITALS) {
		const ends = VITAL_ENDS[vital];
		expect(ends).toContain(VITAL_TARGETS[vital]);
		expect(ends).toEqual([...ends].sort((a, b) => a - b));
		const at = bucketOf(vital, VITAL_TARGETS[vital]);
		expect(ends[at]).toBe(VITAL_TARGETS[vital]);
		expect(bucketOf(vital, VITAL_TARGETS[vital] * 1.001)).toBe(at + 1);
		expect([bucketOf(vital, 0), bucketOf(vital, 1e9)]).toEqual([0, ends.length]);
	}
});

test.each([
	[[0, 0, 0, 0], null],
	[[4, 0, 0, 0], 75],
	[[0, 4, 0, 0], 175],
	[[3, 1, 0, 0], 100],
	[[1, 1, 1, 1], 400],
	[[1, 0, 0, 3], Number.POSITIVE_INFINITY],
])("three of four page loads of %j in buckets that end at 100, 200 and 400 reach %s", (histogram, reached) => {
	expect(p75(histogram, [100, 200, 400])).toBe(reached);
});

test("by country: what is reached, whether that is the target, and nothing of fewer than 20 page loads", () => {
	const report = vitalsReport(
		sumOf({ "vitals/be/LCP/0": 15, "vitals/be/LCP/4": 5, "vitals/be/INP/9": 20, "vitals/ch/LCP/0": 19 }),
	);
	const of = (code: string) => report.find(({ country }) => country === code)?.vitals;
	expect(of("be")?.slice(0, 2)).toEqual([
		{ vital: "LCP", reports: 20, p75: 500, isMet: true },
		{ vital: "INP", reports: 20, p75: Number.POSITIVE_INFINITY, isMet: false },
	]);
	expect(of("ch")?.[0]).toEqual({ vital: "LCP", reports: 19, p75: null, isMet: false });
	expect(of("tr")?.[0]).toEqual({ vital: "LCP", reports: 0, p75: null, isMet: false });
});

test("a page load misses the target in the first bucket above it", () => {
	const counts = { "vitals/be/LCP/4": 6, "vitals/be/LCP/5": 1, "vitals/tr/LCP/9": 2, "vitals/tr/INP/9": 50 };
	expect(misses("LCP", sumOf(counts))).toEqual({ all: 9, bad: 3 });
});

test("a report is a page's route, a connection and buckets, and nothing else", () => {
	expect(contract.safeParse(REPORT).success).toBe(true);
	expect(contract.safeParse({ ...REPORT, buckets: {} }).success).toBe(true);
	for (const change of [
		{ route: "/en-IE/news" },
		{ route: "logout" },
		{ connection: "wifi at home" },
		{ buckets: { LCP: 10 } },
		{ buckets: { LCP: -1 } },
		{ buckets: { LCP: 1.5 } },
		{ buckets: { FCP: 1 } },
		{ buckets: null },
		{ url: "/en-IE/news" },
		{ userId: 7 },
	]) {
		expect(contract.safeParse({ ...REPORT, ...change }).success, JSON.stringify(change)).toBe(false);
	}
});

test("counts are data points by the parts of their names; those of vitals are told with their route elsewhere", () => {
	expect(dataPoints({ "requests/be/2xx": 7, "events/circuit": 1, "vitals/be/LCP/3": 4 })).toEqual([
		{ indexes: ["requests"], blobs: ["requests", "be", "2xx"], doubles: [7] },
		{ indexes: ["events"], blobs: ["events", "circuit"], doubles: [1] },
	]);
	expect(vitalPoints(contract.parse({ ...REPORT, buckets: { LCP: 3, CLS: 9 } }), "ie")).toEqual([
		{ indexes: ["vital"], blobs: ["vital", "ie", "LCP", "/:locale/:section", "4g"], doubles: [1, 2000] },
		{ indexes: ["vital"], blobs: ["vital", "ie", "CLS", "/:locale/:section", "4g"], doubles: [1, 1.5] },
	]);
	const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`events/${index}`, 1]));
	expect(dataPoints(many).length).toBeLessThan(250);
});
