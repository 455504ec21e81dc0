import type { Content, Place } from "../content.ts";
import type { Route } from "../routes.ts";
import { get, type More, type Step, twice } from "../step.ts";
import { pathsOf } from "./paths.ts";

/** All pages on the hosts where they belong, and wrong requests for them. */

/** All addresses of all GET routes in one locale. */
export function walk(routes: readonly Route[], place: Place, content: Content, more: More = {}): Step[] {
	const paths = routes.filter(({ method }) => method === "GET").flatMap((route) => pathsOf(route, place, content));
	return [...new Set(paths)].map((path) => get(place.origin + path, more));
}

/** Queries of lists and of the home page: filters, page numbers, malformed and unknown parameters. */
function filters({ domains, categories }: Place): string[] {
	const [domain, otherDomain] = domains;
	const [category, second, third] = categories;
	return [
		...domains.map((one) => `domain=${one}`),
		...categories.map((one) => `category=${one}`),
		`domain=${domain}&category=${category}`,
		`category=${second}&category=${category}&category=${third}&category=${second}`,
		`domain=${domain}&domain=${otherDomain}`,
		`domain=${domain}&category=${category}&page=2`,
		..."1 2 3 4 9 10 50 51 1000 0 -1 1.5 1e1 x 02 %20 99999".split(" ").map((page) => `page=${page}`),
		"page=2&page=3",
		"page=&domain=&category=&collection=",
		...["0", "-1", "x", "999", "1234567890", "constructor", "%00"].map((one) => `domain=${one}`),
		...["0", "x", "999", "11,12"].map((one) => `category=${one}`),
		Array.from({ length: 21 }, (_, index) => `category=${index + 1}`).join("&"),
		...["news", "e-learnings", "webinars", "no-such", ""].map((one) => `collection=${one}`),
		`collection=materials&domain=${domain}&category=${category}&page=2`,
		"utm_source=mail&fbclid=1",
		`__proto__=1&page=2&x`,
		"notice=registered",
		"notice=nonsense",
		"%E0%A4%A",
		"code=1",
		"state=1&error=access_denied",
		"",
	];
}

const TERMS = [
	"heart",
	"hart",
	"cœur",
	"Herz",
	"kalp",
	"CARDOVEX",
	"cardovex titration",
	"İstanbul",
	"zzz",
	"",
	"   ",
	"%",
	"_",
	"'\"<script>alert(1)</script>",
	"🙂",
	"a",
	"e\u0301",
	"x".repeat(100),
	"x".repeat(101),
	"x".repeat(3000),
];
function searches(): string[] {
	const terms = TERMS.map((term) => `term=${encodeURIComponent(term)}`);
	const sections = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts", "no-such", ""];
	return [
		"",
		...terms,
		...sections.map((section) => `term=e&section=${section}`),
		...["1", "2", "3", "50", "51", "x", ""].map((page) => `term=e&section=materials&page=${page}`),
		"term=a&term=b",
		"term=heart&utm_source=x",
		"section=news",
		"term=%E0%A4%A",
		"term=heart&page=2",
	];
}

export function queried(place: Place, sections: readonly string[]): Step[] {
	const at = (path: string, queries: readonly string[]) =>
		queries.map((query) => get(`${place.origin}/${place.locale}${path}?${query}`));
	const [item] = place.items;
	return [
		...sections.flatMap((section) => at(section && `/${section}`, filters(place))),
		...at("/search", searches()),
		...at("/about", ["x=1", "notice=registered"]),
		...["login", "register", "forgot-password", "consents", "account"].flatMap((page) =>
			at(`/${page}`, [
				"notice=registered",
				"notice=__proto__",
				`return=/${place.locale}/news`,
				"return=https://evil.example/",
				"return=//evil.example",
				"return=/en-IE/../x",
			]),
		),
		...at(`/${item?.section}/${item?.slug}`, ["accessLevel=full", "notice=meetingYes", "notice=x", "x=1"]),
	];
}

/** One locale's pages: cold, warm, revalidated, and with HEAD and OPTIONS. */
export function read(routes: readonly Route[], place: Place, content: Content): Step[] {
	const walked = walk(routes, place, content);
	const sections = ["", "/", ...new Set(place.items.map(({ section }) => section))].filter((one) => one !== "/");
	const some = walked.filter((_, index) => index % 7 === 0);
	return [
		...twice(walked),
		...some.map((step) => ({ ...step, revalidated: true })),
		...queried(place, place.locale === "en-IE" ? sections : sections.slice(0, 2)),
		...some.map((step) => ({ ...step, method: "HEAD" })),
		...some.slice(0, 12).map((step) => ({ ...step, method: "OPTIONS" })),
	];
}

const RANGES = ["bytes=0-3", "bytes=4-9", "bytes=-5", "bytes=100-", "bytes=99999999-", "bytes=0-1,4-5", "nonsense"];

/** Media and pictures with ranges and validators. */
export const ranged = ({ origin, locale, items }: Place, { pictures }: Content, more: More = {}): Step[] =>
	[
		...items.flatMap(({ section, slug, parts }) => parts.map((part) => `/${locale}/${section}/${slug}/media/${part}`)),
		`/images${pictures[0]}`,
	].flatMap((path) => [
		...RANGES.map((Range) => get(origin + path, { ...more, headers: { Range } })),
		get(origin + path, { ...more, headers: { "If-None-Match": "*" } }),
		get(origin + path, { ...more, headers: { Range: "bytes=2-5", "If-Range": '"another"' } }),
		{ ...get(origin + path, more), method: "HEAD" },
	]);
