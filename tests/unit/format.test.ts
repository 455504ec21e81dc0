import { expect, test } from "vitest";
import { formatDuration, formatSize } from "../../shared/format.ts";

test("durations and sizes as the locale writes them", () => {
	expect(formatDuration(24, "en-IE")).toBe("24 secs");
	expect(formatDuration(95, "en-IE")).toBe("2 mins");
	expect(formatDuration(5400, "en-IE")).toBe("1.5 hrs");
	expect(formatSize(412, "en-IE")).toMatch(/^412\s?kB$/);
	expect(formatSize(5820, "nl-BE")).toMatch(/^5,8\s?MB$/);
});
