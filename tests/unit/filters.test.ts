import { expect, test } from "vitest";
import { choiceOf, countOf, eachOf, FILTER_NAMES, FILTERS, isFiltered, toQueryString } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery } from "../../shared/filters-query.ts";
import { inList, inMixed } from "../../worker/backend/filter-parameters.ts";
import { query } from "../../worker/backend/query-string.ts";
import { keys } from "../../worker/cache/keys.ts";
import { cacheablePage } from "../../worker/visitor/cacheable-page.ts";
import { isPageAddress } from "../../worker/visitor/page-address.ts";
import { queryOf } from "../../worker/visitor/params.ts";

const HOST = "https://ie.example";
const RULES = { hosts: { "ie.example": "ie" }, environment: "production", productSubdomain: "product" } as const;
const NOTHING = { ...choiceOf(() => []), page: 1 };

test("every filter has unique names", () => {
	const queries = [...FILTER_NAMES.map((name) => FILTERS[name].query), "term", "collection", "section", "page"];
	expect(queries).toHaveLength(new Set(queries).size);
	expect(NOTHING).toEqual({ ...eachOf("one", () => null), ...eachOf("many", () => []), page: 1 });
	for (const names of [inList(NOTHING), inMixed(NOTHING)]) expect(Object.keys(names)).toHaveLength(FILTER_NAMES.length);
});

test.each(FILTER_NAMES)("%s narrows the list and has its own URL, cache key and backend call", (filter) => {
	const chosen = { ...choiceOf((name) => (name === filter ? ["7"] : [])), page: 1 };
	expect(isFiltered(chosen)).toBe(true);
	expect(countOf(chosen)).toBe(1);
	const search = toQueryString(chosen);
	expect(search).toBe(`?${FILTERS[filter].query}=7`);
	expect(parseListQuery(queryOf(search))).toEqual(chosen);
	expect(parseHomeQuery(queryOf(`${search}&collection=news`))).toEqual({ ...chosen, section: "news" });
	expect(parseListQuery(queryOf(`?${FILTERS[filter].query}=x`))).toBeNull();

	for (const key of [keys.list, keys.count])
		expect(key("en-IE", "news", chosen)).not.toBe(key("en-IE", "news", NOTHING));
	expect(keys.mixed("en-IE", null, chosen)).not.toBe(keys.mixed("en-IE", null, NOTHING));
	expect(inList(chosen)).toEqual({ ...inList(NOTHING), [nameIn(inList(chosen))]: ["7"] });
	expect(inMixed(chosen)).toEqual({ ...inMixed(NOTHING), [nameIn(inMixed(chosen))]: "7" });

	const url = `${HOST}/en-IE${search}`;
	expect(isPageAddress(url)).toBe(true);
	expect(cacheablePage(new URL(url), RULES)?.url).toBe(url);
});

/** The name of the backend's parameter. */
const nameIn = (parameters: object) => Object.entries(parameters).find(([, value]) => value?.length > 0)?.[0] ?? "";

test.each(Object.keys(eachOf("many", () => null)))("%s allows many choices, several without a kept page", (filter) => {
	const chosen = choiceOf((name) => (name === filter ? ["13", "7", "13"] : []));
	const search = toQueryString(chosen);
	expect(countOf(chosen)).toBe(2);
	expect(search).toMatch(/^\?(\w+)=7&\1=13$/);
	expect(parseListQuery(queryOf(search))).toEqual({ ...chosen, page: 1 });
	expect(cacheablePage(new URL(`${HOST}/en-IE${search}`), RULES)).toBeUndefined();
});

test("the format of filter URLs and cache keys has not changed", () => {
	const chosen = { ...NOTHING, domain: "3", categories: ["11", "13"], page: 2 };
	expect(toQueryString({ ...chosen, section: "news" })).toBe(
		"?collection=news&domain=3&category=11&category=13&page=2",
	);
	expect(keys.list("en-IE", "news", chosen)).toMatch(
		/^v3\/en-IE\/list\/news\?domain=3&categories=11,13&(\w+=&)*page=2$/,
	);
	expect(keys.count("en-IE", "news", chosen)).toMatch(
		/^v3\/en-IE\/count\/news\?domain=3&categories=11,13&(\w+=&)*page=1$/,
	);
	expect(keys.mixed("en-IE", null, NOTHING)).toMatch(/^v3\/en-IE\/mixed\/all\?domain=&categories=&(\w+=&)*page=1$/);
	expect(keys.taxonomy("en-IE", "domains")).toBe("v3/en-IE/domains");
	expect(query(inList(chosen))).toBe("?category.id=11&category.id=13&domains.id=3");
	expect(query(inMixed(chosen))).toBe("?domains=3&categories=11%2C13");
});
