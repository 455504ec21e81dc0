import { describe, expect, test } from "vitest";
import { isPurged, type Marks, SKEW } from "../../worker/cache/purges/marks.ts";

describe("a mark", () => {
	const marks: Marks = { number: 7, marks: { "en-IE/about": { number: 5, at: 100_000 } } };
	const entry = (since: number, knew: number, tag = "en-IE/about") => ({ tags: ["*", tag], since, knew });

	test("a mark kills older entries, and those within the clocks' difference", () => {
		expect(isPurged(entry(1, 0), marks)).toBe(true);
		expect(isPurged(entry(100_000 + SKEW, 4), marks)).toBe(true);
		expect(isPurged(entry(100_000 + SKEW + 1, 4), marks)).toBe(false);
	});

	test("an entry whose isolate had the mark stays, whatever the clocks say", () => {
		expect(isPurged(entry(1, 5), marks)).toBe(false);
		expect(isPurged(entry(100_000, 7), marks)).toBe(false);
	});

	test("leaves entries with other tags", () => {
		expect(isPurged(entry(1, 0, "en-IE/privacy"), marks)).toBe(false);
	});
});
