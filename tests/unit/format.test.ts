import { expect, test } from "vitest";
import { formatDuration, formatSize } from "../../shared/format.ts";

test("durations and sizes as the locale writes them", () => {
	const durations = (locale: string) =>
		[0, 24.4, 60, 95, 599.7, 2710, 3600, 3900].map((one) => formatDuration(one, locale));
	const english = ["0 min", "24 s", "1 min", "1 min 35 s", "10 min", "45 min", "1 h", "1 h 5 min"];
	// Number and unit hold together; the parts may stand on two lines.
	expect(durations("en-IE")).toEqual(english.map((text) => text.replace(/(\d) /g, "$1\u00a0")));
	expect(durations("fr-CH")).toEqual(durations("en-IE"));
	expect(durations("tr-TR").slice(3, 5)).toEqual(["1\u00a0dk 35\u00a0sn", "10\u00a0dk"]);
	expect(durations("nl-BE").at(-1)).toBe("1\u00a0u 5\u00a0min");
	expect(formatSize(412, "en-IE")).toMatch(/^412\s?kB$/);
	expect(formatSize(5820, "nl-BE")).toMatch(/^5,8\s?MB$/);
});
