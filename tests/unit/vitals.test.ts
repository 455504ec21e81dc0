import { expect, test } from "vitest";
import { vitalsReport as contract } from "../../shared/contracts/reports.ts";
import { bucketOf, VITAL_ENDS, VITALS } from "../../shared/vitals.ts";
import { dataPoints } from "../../worker/runtime/counters/data-points.ts";

const REPORT = { route: "list", connection: "4g", buckets: { LCP: 3, INP: 0, CLS: 9, TTFB: 1 } };

test("a bucket includes its upper end, and the last bucket is open", () => {
	for (const vital of VITALS) {
		const ends = VITAL_ENDS[vital];
		expect(ends).toEqual([...ends].sort((a, b) => a - b));
		expect(bucketOf(vital, ends[4] ?? 0)).toBe(4);
		expect(bucketOf(vital, 1.001 * (ends[4] ?? 0))).toBe(5);
		expect([bucketOf(vital, 0), bucketOf(vital, 1e9)]).toEqual([0, ends.length]);
	}
});

test("a report has a route, a connection and buckets, and nothing else", () => {
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

test("data points split counts by name and sum minutes; thrown errors stay on the operations page", () => {
	const minutes = [
		{ at: 0, counts: { "requests/be/2xx": 7, "defects/v42//:locale/search": 2 } },
		{ at: 60_000, counts: { "requests/be/2xx": 1, "events/circuit": 1 } },
	];
	expect(dataPoints(minutes)).toEqual([
		{ indexes: ["requests"], blobs: ["requests", "be", "2xx"], doubles: [8] },
		{ indexes: ["events"], blobs: ["events", "circuit"], doubles: [1] },
	]);
	const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`events/${index}`, 1]));
	expect(dataPoints([{ at: 0, counts: many }]).length).toBeLessThan(250);
});
