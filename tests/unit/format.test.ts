import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { COUNTRIES, country } from "../../shared/countries.ts";
import {
	colon,
	formatDate,
	formatDuration,
	formatEnd,
	formatNumber,
	formatPercentage,
	formatSize,
	formatSpan,
	formatStart,
	formatZonedTime,
} from "../../shared/format.ts";
import { LOCALES } from "../../shared/locales.ts";

const SUMMER = { startsAt: "2026-07-14T16:00:00Z", endsAt: "2026-07-14T17:30:00Z" };
const WINTER = { startsAt: "2026-12-01T18:00:00Z", endsAt: "2026-12-01T19:00:00Z" };

test("durations and sizes in the locale's format", () => {
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

test.each([
	["nl-BE", "18:00–19:30 CEST", "19:00–20:00 CET"],
	["fr-BE", "18:00–19:30", "19:00–20:00"],
	["de-CH", "18:00–19:30 MESZ", "19:00–20:00 MEZ"],
	["fr-CH", "18:00–19:30", "19:00–20:00"],
	["tr-TR", "19:00–20:30 TSİ", "21:00–22:00 TSİ"],
	["en-IE", "17:00–18:30 IST", "18:00–19:00 GMT"],
] as const)("%s: the hours of an event are a range, in the zone as its country names it", (locale, summer, winter) => {
	const { timeZone } = country(LOCALES.find(({ code }) => code === locale)?.country ?? "be");
	const hours = (span: typeof SUMMER) => formatSpan(span, locale, timeZone, timeZone).hours;
	expect([hours(SUMMER), hours(WINTER)]).toEqual([summer, winter]);
	// The end of an event may be unknown.
	expect(formatSpan({ ...SUMMER, endsAt: null }, locale, timeZone, timeZone).hours).toBe(
		summer.replace(/–\d\d:\d\d/, ""),
	);
});

test("[2.14] [2.20] another zone is named in words, never by its offset", () => {
	const elsewhere = ["America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Africa/Casablanca", "Europe/London"];
	const zones = [...elsewhere, ...Object.values(COUNTRIES).map(({ timeZone }) => timeZone)];
	for (const { code, country: home } of LOCALES) {
		for (const timeZone of zones.filter((zone) => zone !== country(home).timeZone)) {
			const { hours } = formatSpan(SUMMER, code, timeZone, country(home).timeZone);
			expect(hours, `${code} ${timeZone}`).toMatch(/^\d\d:\d\d–\d\d:\d\d(?: \p{Lu}+$|, [^\d:]+$)/u);
		}
	}
	const start = (timeZone: string) => formatStart({ ...SUMMER, timeZone }, "fr-BE", "Europe/Brussels");
	expect(["Europe/Brussels", "Europe/London", "Europe/Dublin", "Etc/GMT-1"].map(start)).toEqual([
		"18:00",
		"17:00, Royaume-Uni",
		"17:00, Irlande",
		"17:00, UTC+1",
	]);
	const inNewYork = (locale: string) => formatZonedTime(SUMMER.startsAt, locale, "America/New_York");
	expect(["nl-BE", "fr-CH", "tr-TR", "en-IE"].map(inNewYork)).toEqual([
		"12:00 EDT",
		"12:00, heure de l’Est nord-américain",
		"12:00, New York Saati",
		"12:00, New York Time",
	]);
});

test("in an event's date, day and month stay on one line", () => {
	const day = (locale: string) => formatSpan({ ...SUMMER, endsAt: null }, locale, "Europe/Zurich").day;
	for (const { code } of LOCALES) expect(day(code), code).toMatch(/\d(?:\.|er)?\u00a0\p{L}+ \d{4}/u);
});

test("French dates: the first is an ordinal, and no comma follows the weekday", () => {
	const first = "2026-07-01T10:00:00Z";
	const day = (locale: string, startsAt: string) => formatSpan({ startsAt, endsAt: null }, locale, "Europe/Zurich").day;
	for (const locale of ["fr-BE", "fr-CH"]) {
		expect(day(locale, first)).toBe("mercredi 1er\u00a0juillet 2026");
		expect(formatDate(first, locale, "Europe/Zurich")).toBe("1er juillet 2026");
	}
	expect(day("fr-CH", "2026-07-11T10:00:00Z")).toBe("samedi 11\u00a0juillet 2026");
	expect(day("fr-CH", "2026-07-31T10:00:00Z")).toBe("vendredi 31\u00a0juillet 2026");
	expect(day("de-CH", first)).toBe("Mittwoch, 1.\u00a0Juli 2026");
});

test("numbers from a thousand are grouped, and colons follow the language", () => {
	expect(["nl-BE", "tr-TR", "en-IE"].map((locale) => formatNumber(1234, locale))).toEqual(["1.234", "1.234", "1,234"]);
	expect(formatNumber(1234, "fr-BE")).toMatch(/^1\s234$/);
	expect(["fr-BE", "fr-CH", "de-CH", "tr-TR"].map(colon)).toEqual(["\u202f: ", "\u202f: ", ": ", ": "]);
});

test("[2.20] an event of several days names the day on which it ends; an evening that ends after midnight does not", () => {
	const hours = (endsAt: string, locale: string) =>
		formatSpan({ startsAt: "2026-12-04T09:00:00Z", endsAt }, locale, "Europe/Zurich", "Europe/Zurich").hours;
	expect(hours("2026-12-05T16:00:00Z", "de-CH")).toBe("10:00 – Samstag, 5. Dezember 2026, 17:00 MEZ");
	expect(hours("2026-12-05T16:00:00Z", "fr-CH")).toBe("10:00 – samedi 5 décembre 2026, 17:00");
	expect(hours("2026-12-04T22:30:00Z", "de-CH")).toBe("10:00–23:30 MEZ");
	const night = { startsAt: "2026-12-04T20:00:00Z", endsAt: "2026-12-05T00:30:00Z" };
	expect(formatSpan(night, "de-CH", "Europe/Zurich", "Europe/Zurich").hours).toBe("21:00–01:30 MEZ");
	expect(formatEnd(night.startsAt, night.endsAt, "de-CH", "Europe/Zurich")).toBe("01:30 MEZ");
});

test("[3.05] a percentage is written as each locale does", () => {
	const FRENCH: unknown = expect.stringMatching(/^45\s%$/);
	const written = ["en-IE", "fr-CH", "fr-BE", "tr-TR"].map((locale) => formatPercentage(45, locale));
	expect(written).toEqual(["45%", FRENCH, FRENCH, "%45"]);
	const texts = LOCALES.map(({ code }) => translator(code)("course.progress", { percentage: "45 %" }));
	for (const text of texts) expect(text.split("%")).toHaveLength(2);
});
