import { FILTER_NAMES, FILTERS, type Filters, idsOf, namesOf, toQueryString } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery, type RawQuery } from "../../shared/filters-query.ts";
import { findLocale, type LocaleCode } from "../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { isSection } from "../../shared/sections.ts";
import { accessLevel } from "../site/access.ts";
import { countryOfHost, type Hosts } from "../site/host.ts";
import { queryOf } from "../site/query.ts";

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
	const [, code = "", first, second, ...more] = url.pathname.split("/");
	const locale = findLocale(code);
	if (locale?.code !== code || more.length > 0) return undefined;
	const { hostname } = url;
	if (countryOfHost(hostname, hosts) !== locale.country) return undefined;
	// Some hosts give every visitor more than level none, and such pages are not kept.
	const level = accessLevel({ environment, hostname, productSubdomain, deeplink: false, signedIn: null });
	if (level !== "none" || !isCanonical(url.pathname)) return undefined;
	const page = pageOf(url, first, second);
	return page && { ...page, url: url.origin + url.pathname + page.query, locale: locale.code };
}

function isCanonical(pathname: string): boolean {
	try {
		return encodeURI(decodeURI(pathname)) === pathname;
	} catch {
		return false;
	}
}

type Page = Pick<Address, "route" | "hasSignUpCard"> & { query: string };

function pageOf(url: URL, first: string | undefined, second: string | undefined): Page | undefined {
	if (first === undefined) {
		// The HCA provider redirects back to the locale's root.
		if (["code", "error", "state"].some((name) => url.searchParams.has(name))) return undefined;
		return filtered("/:locale", url, parseHomeQuery, true);
	}
	if (second === undefined) {
		if (isSection(first)) return filtered("/:locale/:section", url, parseListQuery, false);
		return isOneOf(SINGLE_PAGES, first) ? plain("/:locale/:name") : undefined;
	}
	if (first === "feedback") return isOneOf(FEEDBACK_PAGES, second) ? plain("/:locale/feedback/:name") : undefined;
	// `?notice=` says how a form went, to the one who has sent it.
	if (url.searchParams.has("notice")) return undefined;
	return isSection(first) ? plain("/:locale/:section/:slug") : undefined;
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

const plain = (route: string): Page => ({ route, query: "", hasSignUpCard: false });

function filtered<T extends Filters>(
	route: string,
	url: URL,
	parse: (query: RawQuery) => T | null,
	hasSignUpCard: boolean,
): Page | undefined {
	if (url.search === "") return { route, query: "", hasSignUpCard };
	// Not a common filter, whatever the rest says: found out before anything is parsed.
	if (MANY.some((name) => url.searchParams.getAll(name).length > MOST_IDS)) return undefined;
	const filters = parse(queryOf(url.search));
	return filters && isCommon(filters) ? { route, query: toQueryString(filters), hasSignUpCard } : undefined;
}
