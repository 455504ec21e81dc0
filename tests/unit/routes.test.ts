import { expect, test } from "vitest";
import { PAGE_SEGMENTS } from "../../shared/constants.ts";
import { LOCALES } from "../../shared/locales.ts";
import {
	everyPathOf,
	paths,
	ROUTE_IDS,
	RULES,
	returningTo,
	routeOf,
	showsPage,
	singlePath,
} from "../../shared/routes.ts";
import config from "../../vite.config.ts";
import { isDeepLink, matcherOf, patternOf, routeName } from "../../worker/runtime/patterns.ts";

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
/** A path of the route, with something in the place of each parameter. */
const exampleOf = (path: string): string =>
	`/fr-BE${path.replace(/:\w+\{([\w-]+)\}/g, "$1").replace(/:(\w+)/g, (_, name: string) => RULES[name]?.[0] ?? "some")}`;

test("every path parameter has a rule, and no page path is long enough to look like a deep link", () => {
	for (const id of ROUTE_IDS) {
		const { path } = routeOf(id);
		expect(Object.keys(RULES), id).toEqual(expect.arrayContaining(parametersOf(path)));
		if (showsPage(id)) expect(exampleOf(path).split("/").length - 1, id).toBeLessThanOrEqual(PAGE_SEGMENTS);
	}
});

test("every route has a page or an action; kept and sitemap pages support client-side navigation", () => {
	for (const id of ROUTE_IDS) {
		const { shows, acts = [], kept, inSitemap } = routeOf(id);
		expect(shows !== undefined || acts.length > 0, id).toBe(true);
		if (kept || inSitemap) expect(shows, id).toBe("page");
	}
});

test("paths contain encoded parameter values, and fixed values", () => {
	expect(paths.home("fr-BE")).toBe("/fr-BE");
	expect(paths.detail("fr-BE", "news", "50 % & more")).toBe("/fr-BE/news/50%20%25%20%26%20more");
	expect(paths.media("en-IE", "podcasts", "heart", "captions-2")).toBe("/en-IE/podcasts/heart/media/captions-2");
	expect(paths.calendar("tr-TR", "kalp")).toBe("/tr-TR/webinars/kalp/calendar.ics");
	expect(paths.login("de-CH") + returningTo("/de-CH/news")).toBe("/de-CH/login?return=%2Fde-CH%2Fnews");
	expect(paths.login("de-CH") + returningTo("")).toBe("/de-CH/login");
});

test("a route has one path for each value of its parameter", () => {
	expect(everyPathOf("home", "nl-BE")).toEqual(["/nl-BE"]);
	const faces = ["happy", "negative", "neutral"];
	expect(everyPathOf("feedback", "nl-BE")).toEqual(faces.map((face) => `/nl-BE/feedback/${face}`));
	expect(everyPathOf("detail", "nl-BE")).toEqual([]);
});

test("a single of the CMS leads to its page, feedback pages too; the footer has none", () => {
	const names = ["about", "happy", "home", "footer", null];
	const pages = ["/nl-BE/about", "/nl-BE/feedback/happy", "/nl-BE", null, null];
	expect(names.map((name) => singlePath("nl-BE", name))).toEqual(pages);
});

test("Hono's patterns, log names and regular expressions describe the same path", () => {
	const locales = LOCALES.map(({ code }) => code).join("|");
	expect(patternOf("feedback")).toBe(`/:locale{(?:${locales})}/feedback/:feedback{(?:happy|negative|neutral)}`);
	expect(patternOf("join")).toBe(`/:locale{(?:${locales})}/:section{webinars}/:slug/join`);
	expect(routeName("detail")).toBe("/:locale/:section/:slug");
	expect(matcherOf("list").test("/nl-BE/news")).toBe(true);
	expect(matcherOf("list").test("/nl-BE/novelties")).toBe(false);
	expect(matcherOf("detail").test("/nl-BE/news/heart/x")).toBe(false);
});

test("[2.22] a deep link is told from other paths of its shape", () => {
	for (const path of ["/nl-BE/news/heart/some-code", "/nl-BE/webinars/heart/some-code", "/nl-BE/news/heart/join"])
		expect(isDeepLink(path), path).toBe(true);
	for (const path of ["/nl-BE/webinars/heart/join", "/nl-BE/e-learnings/heart/go", "/nl-BE/news/heart", "/nl-BE/news"])
		expect(isDeepLink(path), path).toBe(false);
});

test("client-side navigation handles the map's pages and leaves other GETs to the browser", () => {
	const isPage = new RegExp(JSON.parse(String(config.define?.PAGE_PATHS)));
	for (const id of ROUTE_IDS) {
		const { shows, acts, path } = routeOf(id);
		if (shows !== undefined || acts?.includes("get")) expect(isPage.test(exampleOf(path)), id).toBe(shows === "page");
	}
	expect(isPage.test("/fr-BE/news/heart/a-code")).toBe(false);
	// The error page has a path of no route.
	expect(isPage.test("/fr-BE/nothing")).toBe(true);
});
