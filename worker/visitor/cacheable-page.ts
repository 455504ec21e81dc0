import {
	FILTER_NAMES,
	FILTERS,
	type Filters,
	idsOf,
	namesOf,
	termTooLong,
	toQueryString,
} from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery, parseSearchQuery, type RawQuery } from "../../shared/filters-query.ts";
import { findLocale, type LocaleCode } from "../../shared/locales.ts";
import { WHOLE } from "../../shared/parts.ts";
import { FROM_LOCALE, ROUTE_IDS, routeOf, showsPage } from "../../shared/routes.ts";
import { matcherOf, routeName } from "../runtime/patterns.ts";
import { accessLevel, type HostRules } from "./access-level.ts";
import { countryOfHost, type Hosts } from "./host.ts";
import { queryOf } from "./params.ts";

/** A page that is the same for all visitors without session and deep link, so that the page cache may keep it. */
export interface CacheablePage {
	/** The query is rebuilt from parsed values: unknown parameters reach neither the cache key nor the page. */
	url: string;
	locale: LocaleCode;
	route: string;
	hasSignUpCard: boolean;
	isTyped: boolean;
	/** The URL has `?whole`: a stale kept page is not served, because it may lack a part. */
	isWhole: boolean;
}

/** Without these limits one visitor could fill the cache with made-up pages. */
const MOST_PAGES = 3;
const MOST_IDS = 1;
const MANY = namesOf("many").map((name) => FILTERS[name].query);
const isCommon = (filters: Filters): boolean =>
	filters.page <= MOST_PAGES && FILTER_NAMES.every((name) => idsOf(filters, name).length <= MOST_IDS);

/** undefined: the page is not cacheable. Only a canonical URL is, so that a page has one cache key. */
export function cacheablePage(url: URL, { hosts, ...rules }: HostRules & { hosts: Hosts }): CacheablePage | undefined {
	const [, code = ""] = url.pathname.split("/", 2);
	const locale = findLocale(code);
	if (locale?.code !== code) return undefined;
	const { hostname } = url;
	if (countryOfHost(hostname, hosts) !== locale.country) return undefined;
	// Some hosts give everybody more than level none.
	const level = accessLevel({ ...rules, hostname, deeplink: false, signedIn: null });
	if (level !== "none" || !isCanonical(url.pathname)) return undefined;
	const page = pageOf(url);
	if (!page) return undefined;
	const isWhole = url.searchParams.has(WHOLE);
	return { ...page, url: url.origin + url.pathname + page.query, locale: locale.code, isWhole };
}

function isCanonical(pathname: string): boolean {
	try {
		return encodeURI(decodeURI(pathname)) === pathname;
	} catch {
		return false;
	}
}

/** Query parameters of one response: the notice after a form, and the filters of another locale, which redirect. */
const TRANSIENT = ["notice", FROM_LOCALE];

type Page = Pick<CacheablePage, "route" | "hasSignUpCard" | "isTyped"> & { query: string };

const CACHEABLE = ROUTE_IDS.filter(showsPage).flatMap((id) => {
	const { kept } = routeOf(id);
	return kept ? [{ ...kept, id, route: routeName(id), expression: matcherOf(id) }] : [];
});

const PARSE = { home: parseHomeQuery, list: parseListQuery };

/** The filters or search in a page's query, without anything else; empty if the page has none. */
export function filtersIn(path: string, search: string): string {
	const { filters } = CACHEABLE.find(({ expression }) => expression.test(path)) ?? {};
	const parse = filters && { ...PARSE, search: parseSearchQuery }[filters];
	return toQueryString(parse?.(queryOf(search)) ?? {});
}

function pageOf(url: URL): Page | undefined {
	const cacheable = CACHEABLE.find(({ expression }) => expression.test(url.pathname));
	if (!cacheable || [...TRANSIENT, ...cacheable.unless].some((name) => url.searchParams.has(name))) return undefined;
	const { id, route, filters } = cacheable;
	const page = { route, query: "", hasSignUpCard: id === "home", isTyped: false };
	if (filters === undefined || url.search === "") return page;
	return filters === "search" ? found(page, url) : filtered(page, url, PARSE[filters]);
}

function found(page: Page, { search }: URL): Page | undefined {
	const query = parseSearchQuery(queryOf(search));
	const isShort = query && !termTooLong(query.term) && query.page <= MOST_PAGES;
	return isShort ? { ...page, query: toQueryString(query), isTyped: query.term !== "" } : undefined;
}

function filtered<T extends Filters>(page: Page, url: URL, parse: (query: RawQuery) => T | null): Page | undefined {
	// Before parsing, because many ids take long to parse.
	if (MANY.some((name) => url.searchParams.getAll(name).length > MOST_IDS)) return undefined;
	const filters = parse(queryOf(url.search));
	return filters && isCommon(filters) ? { ...page, query: toQueryString(filters) } : undefined;
}
