import { expect, test } from "vitest";
import { META_DESCRIPTION_LENGTH } from "../../shared/constants.ts";
import { termTooLong, toQueryString } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery, parseSearchQuery } from "../../shared/filters-query.ts";
import { formatDuration, formatSize } from "../../shared/format.ts";
import { buttonLink, footerLink, isUrl } from "../../shared/links.ts";
import { metaDescription, splitMatches, splitRegisteredMarks } from "../../shared/text.ts";

test.each([
	"example.com",
	"www.example.com/path",
	"https://example.com:8443/a/b?c=d&e[]=f#g",
	"http://192.168.0.1:3000/x",
	"HTTPS://EXAMPLE.ORG",
])("[5.01] %s is a URL", (url) => expect(isUrl(url)).toBe(true));

test.each([
	"",
	"news",
	"/nl-BE/news",
	"javascript:alert(1)",
	"ftp://example.com",
	"https://",
	"exa mple.com",
	"mailto:a@example.com",
])("[5.01] %s is none", (url) => expect(isUrl(url)).toBe(false));

test("[5.01] a hostile link does not hold up the rule", () => {
	expect(isUrl(`${"a-".repeat(900)}!`)).toBe(false);
	expect(isUrl(`${"a".repeat(5000)}.com`)).toBe(false);
});

test("[2.49] a button's link is external when it is a URL, else a page of the locale", () => {
	expect(buttonLink("example.com/x", "nl-BE")).toEqual({ kind: "external", href: "https://example.com/x" });
	expect(buttonLink(" https://example.com ", "nl-BE")).toEqual({ kind: "external", href: "https://example.com" });
	expect(buttonLink("/news/", "nl-BE")).toEqual({ kind: "internal", href: "/nl-BE/news" });
	expect(buttonLink("javascript:alert(1)", "nl-BE").href).toBe("/nl-BE/javascript:alert(1)");
});

test("[2.41] footer entries: text, a new tab, or a lowercased page of the locale", () => {
	expect(footerLink(null, "de-CH")).toEqual({ kind: "text" });
	for (const nothing of ["", "  "]) expect(footerLink(nothing, "de-CH")).toEqual({ kind: "text" });
	expect(footerLink("mailto:a@example.com", "de-CH")).toEqual({ kind: "external", href: "mailto:a@example.com" });
	expect(footerLink(" https://Example.com/A", "de-CH")).toEqual({ kind: "external", href: "https://Example.com/A" });
	expect(footerLink("Data-Protection", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/data-protection" });
	expect(footerLink("/Privacy", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/privacy" });
	expect(footerLink("JavaScript:alert(1)", "de-CH")).toEqual({ kind: "text" });
});

test("[5.02] a description is at most 159 characters, cut at a word", () => {
	const long = "Herzinsuffizienz in der Hausarztpraxis ".repeat(10);
	const cut = metaDescription(long);
	expect(cut.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
	expect(cut).toMatch(/\S…$/);
	expect(long.startsWith(cut.slice(0, -1))).toBe(true);
	expect(metaDescription("x".repeat(159))).toBe("x".repeat(159));
	expect(metaDescription("x".repeat(160))).toHaveLength(159);
	expect(metaDescription("  a\n b ")).toBe("a b");
});

test("[5.03] registered trademark signs stand apart", () => {
	expect(splitRegisteredMarks("CARDOVEX® and GLUCELIA®")).toEqual(["CARDOVEX", "®", " and GLUCELIA", "®"]);
	expect(splitRegisteredMarks("none")).toEqual(["none"]);
});

test.each([
	["Die Ärzte und Arzte", "arzte", ["Die ", "Ärzte", " und ", "Arzte"]],
	["İstanbul ve ISPARTA", "istanbul", ["", "İstanbul", " ve ISPARTA"]],
	["kardiyoloji", "KARDIYOLOJI", ["", "kardiyoloji"]],
	["aaa", "a.*", ["aaa"]],
	["heart failure", "failure heart", ["", "heart", " ", "failure"]],
	["unchanged", "", ["unchanged"]],
])("matches in %j for %j", (text, term, pieces) => expect(splitMatches(text, term)).toEqual(pieces));

test("filters are read from the query and written back to the one address of a choice", () => {
	const filters = parseHomeQuery({
		collection: ["news"],
		domain: ["2"],
		category: ["13", "11", "13", ""],
		page: ["3"],
	});
	expect(filters).toEqual({ section: "news", domain: 2, categories: [11, 13], page: 3 });
	expect(toQueryString(filters ?? {})).toBe("?collection=news&domain=2&category=11&category=13&page=3");
	expect(parseListQuery({})).toEqual({ domain: null, categories: [], page: 1 });
	expect(parseListQuery({ domain: [""], utm_source: ["x"] })).toEqual({ domain: null, categories: [], page: 1 });
	expect(toQueryString({ page: 1, categories: [], domain: null })).toBe("");
});

test.each([
	{ page: ["0"] },
	{ page: ["-1"] },
	{ page: ["1.5"] },
	{ page: ["abc"] },
	{ page: ["51"] },
	{ page: ["99999999999999999999"] },
	{ domain: ["x"] },
	{ domain: ["1 or 1=1"] },
	{ category: ["1", "x"] },
	{ category: Array.from({ length: 21 }, (_, index) => String(index + 1)) },
])("[2.26] %j is malformed", (query) => expect(parseListQuery(query)).toBeNull());

test("[2.26] an unknown section, of home or search, is malformed", () => {
	expect(parseHomeQuery({ collection: ["secrets"] })).toBeNull();
	expect(parseSearchQuery({ term: ["x"], section: ["secrets"] })).toBeNull();
});

test("a search term is trimmed; beyond 200 characters it is not searched", () => {
	expect(parseSearchQuery({ term: ["  herz  "] })).toEqual({ term: "herz", section: null, page: 1 });
	expect(parseSearchQuery({})).toEqual({ term: "", section: null, page: 1 });
	expect(termTooLong("x".repeat(200))).toBe(false);
	expect(termTooLong("x".repeat(201))).toBe(true);
});

test("durations and sizes as the locale writes them", () => {
	expect(formatDuration(24, "en-IE")).toBe("24 secs");
	expect(formatDuration(95, "en-IE")).toBe("2 mins");
	expect(formatDuration(5400, "en-IE")).toBe("1.5 hrs");
	expect(formatSize(412, "en-IE")).toMatch(/^412\s?kB$/);
	expect(formatSize(5820, "nl-BE")).toMatch(/^5,8\s?MB$/);
});
