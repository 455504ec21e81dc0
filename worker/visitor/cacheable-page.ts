import { FILTER_NAMES, FILTERS, type Filters, idsOf, namesOf, toQueryString } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery, type RawQuery } from "../../shared/filters-query.ts";
import { findLocale, type LocaleCode } from "../../shared/locales.ts";
import { FROM_LOCALE, ROUTE_IDS, routeOf, showsPage } from "../../shared/routes.ts";
import { expressionOf, routeName } from "../runtime/patterns.ts";
import { accessLevel } from "./access-level.ts";
import { countryOfHost, type Hosts } from "./host.ts";
import { queryOf } from "./params.ts";

/** Which addresses name a page that is the same for every visitor without session and deep link. */
export interface Address {
	/** With the query rebuilt from its parsed values: unknown parameters reach neither the key nor the page. */
	url: string;
	locale: LocaleCode;
	/** The route's pattern, for the log. */
	route: string;
	/** Whether the page may show the sign-up card, which a visitor can dismiss. */
	hasSignUpCard: boolean;
}

interface Rules {
	hosts: Hosts;
	environment: "development" | "staging" | "production";
	productSubdomain: string;
}

/** Only filters that many visitors choose are kept: of the others a visitor could make up any number of pages. */
const MOST_PAGES = 3;
/** Of each filter. */
const MOST_IDS = 1;
const MANY = namesOf("many").map((name) => FILTERS[name].query);
const isCommon = (filters: Filters): boolean =>
	filters.page <= MOST_PAGES && FILTER_NAMES.every((name) => idsOf(filters, name).length <= MOST_IDS);

/** The kept page that a URL names; undefined: none. Only canonical spellings count, so that a page has one address here. */
export function addressOf(url: URL, { hosts, environment, productSubdomain }: Rules): Address | undefined {
	const [, code = ""] = url.pathname.split("/", 2);
	const locale = findLocale(code);
	if (locale?.code !== code) return undefined;
	const { hostname } = url;
	if (countryOfHost(hostname, hosts) !== locale.country) return undefined;
	// Some hosts give every visitor more than level none, and such pages are not kept.
	const level = accessLevel({ environment, hostname, productSubdomain, deeplink: false, signedIn: null });
	if (level !== "none" || !isCanonical(url.pathname)) return undefined;
	const page = pageOf(url);
	return page && { ...page, url: url.origin + url.pathname + page.query, locale: locale.code };
}

function isCanonical(pathname: string): boolean {
	try {
		return encodeURI(decodeURI(pathname)) === pathname;
	} catch {
		return false;
	}
}

/** In any page's query: a notice says how a form went, to the one who has sent it; the filters of another locale are redirected. */
const PASSING = ["notice", FROM_LOCALE];

type Page = Pick<Address, "route" | "hasSignUpCard"> & { query: string };

/** Routes of pages that are kept, in the map's order. */
const KEPT = ROUTE_IDS.filter(showsPage).flatMap((id) => {
	const { kept } = routeOf(id);
	return kept ? [{ ...kept, id, route: routeName(id), expression: expressionOf(id) }] : [];
});

/** What a kept page's query chooses; the others' has no meaning. */
const PARSE = { home: parseHomeQuery, list: parseListQuery };

function pageOf(url: URL): Page | undefined {
	const found = KEPT.find(({ expression }) => expression.test(url.pathname));
	if (!found || [...PASSING, ...found.unless].some((name) => url.searchParams.has(name))) return undefined;
	const { id, route, filters } = found;
	const page = { route, query: "", hasSignUpCard: id === "home" };
	return filters === undefined || url.search === "" ? page : filtered(page, url, PARSE[filters]);
}

function filtered<T extends Filters>(page: Page, url: URL, parse: (query: RawQuery) => T | null): Page | undefined {
	// Not a common filter, whatever the rest says: found out before anything is parsed.
	if (MANY.some((name) => url.searchParams.getAll(name).length > MOST_IDS)) return undefined;
	const filters = parse(queryOf(url.search));
	return filters && isCommon(filters) ? { ...page, query: toQueryString(filters) } : undefined;
}
