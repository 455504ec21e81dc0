import { expect, test } from "vitest";
import { ANY_RESULT, countOfSearch, termTooLong, toQueryString } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery, parseSearchQuery } from "../../shared/filters-query.ts";

test("a query is parsed and written back to its one canonical form", () => {
	const filters = parseHomeQuery({
		collection: ["news"],
		domain: ["2"],
		category: ["13", "11", "13", ""],
		page: ["3"],
	});
	expect(filters).toEqual({ section: "news", domain: "2", categories: ["11", "13"], page: 3 });
	expect(toQueryString(filters ?? {})).toBe("?collection=news&domain=2&category=11&category=13&page=3");
	const ofStrapi = "a1b2c3d4e5f6g7h8i9j0k1l2";
	const letters = "abcdefghijklmnopqrstuvwx";
	const mixed = parseListQuery({ category: [letters, ofStrapi, "7", "13"] });
	expect(mixed?.categories).toEqual(["7", "13", ofStrapi, letters]);
	const uuid = "3F2B6C1E-8a7d-4c55-9e00-000000001000";
	const long = parseListQuery({ domain: [uuid], category: ["1234567890"] });
	expect(long).toMatchObject({ domain: uuid, categories: ["1234567890"] });
	expect(parseListQuery({})).toEqual({ domain: null, categories: [], page: 1 });
	expect(parseListQuery({ domain: [""], utm_source: ["x"] })).toEqual({ domain: null, categories: [], page: 1 });
	expect(toQueryString({ page: 1, categories: [], domain: null })).toBe("");
});

test("[2.26] a page number beyond the longest list is the longest list, up to 100,000", () => {
	for (const page of ["50", "51", "9999", "100000"]) {
		expect(parseListQuery({ page: [page] })?.page).toBe(50);
		expect(parseSearchQuery({ page: [page] })?.page).toBe(50);
	}
});

const NO_PAGES = ["0", "-1", "1.5", "abc", "100001", "0051", "99999999999999999999"];
const NO_IDS = ["x", "0", "-1", "00012", "covid-19", "A1b2c3d4e5f6g7h8i9j0k1l2", "1.2", "1 or 1=1", "1,2", "é1"];

test.each([
	...NO_PAGES.map((page) => ({ page: [page] })),
	...NO_IDS.map((id) => ({ domain: [id] })),
	{ domain: ["3f2b6c1e-8a7d-4c55-9e00-00000000100"] },
	{ domain: ["1".repeat(37)] },
	{ category: ["1", "x"] },
	{ category: Array.from({ length: 21 }, (_, index) => String(index + 1)) },
])("[2.26] %j is malformed", (query) => expect(parseListQuery(query)).toBeNull());

test("[2.26] an unknown section of home or search is malformed", () => {
	expect(parseHomeQuery({ collection: ["secrets"] })).toBeNull();
	expect(parseSearchQuery({ term: ["x"], section: ["secrets"] })).toBeNull();
});

test("a search term is trimmed, and refused beyond 200 characters", () => {
	expect(parseSearchQuery({ term: ["  herz  "] })).toEqual({ ...ANY_RESULT, term: "herz", section: null, page: 1 });
	expect(parseSearchQuery({})).toEqual({ ...ANY_RESULT, term: "", section: null, page: 1 });
	// PostgreSQL fails at NUL: a dozen such terms would look like a backend that is down.
	expect(parseSearchQuery({ term: ["\0heart\0\u001b failure\t"] })?.term).toBe("heart  failure");
	expect(termTooLong("x".repeat(200))).toBe(false);
	expect(termTooLong("x".repeat(201))).toBe(true);
});

test("a search is narrowed down by area, age and what may be opened, in one canonical form", () => {
	const query = parseSearchQuery({ term: ["herz"], open: ["1"], months: ["12"], domain: ["3"], section: ["news"] });
	expect(query).toEqual({ term: "herz", section: "news", domain: "3", months: "12", open: true, page: 1 });
	expect(toQueryString(query ?? {})).toBe("?term=herz&section=news&domain=3&months=12&open=1");
	expect(toQueryString({ term: "herz", ...ANY_RESULT })).toBe("?term=herz");
	expect([countOfSearch(ANY_RESULT), query && countOfSearch(query)]).toEqual([0, 3]);
});

test.each([
	{ months: ["0"] },
	{ months: ["13", "12"] },
	{ months: ["2026-01-01"] },
	{ months: [""] },
	{ open: ["yes"] },
	{ open: ["", "1"] },
	{ domain: [""], months: Array.from({ length: 5000 }, () => "x") },
])("a search's filter %j that no form sends counts as none", (query) =>
	expect(parseSearchQuery(query)).toEqual({ ...ANY_RESULT, term: "", section: null, page: 1 }),
);

test("[2.26] of a search's repeated filters the first counts; an area that is no id is malformed", () => {
	const query = parseSearchQuery({ domain: ["2", "3"], months: ["3", "36"], open: ["1", "1"] });
	expect(query).toMatchObject({ domain: "2", months: "3", open: true });
	expect(parseSearchQuery({ domain: ["x"] })).toBeNull();
});
