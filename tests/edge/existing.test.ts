import { beforeAll, expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf } from "./portal.ts";

/** Lists with page numbers beyond the end, filters that no longer exist, and filters of another language. */

const portal = sharedPortal();
const SHIFT = 100;
beforeAll(async () => {
	// As real ids: each locale has its own.
	const store = await portal.backendStore();
	await store.prepare("UPDATE taxonomies SET id = id + ? WHERE locale IN ('fr-BE', 'fr-CH')").bind(SHIFT).run();
	await store.prepare("DELETE FROM taxonomies WHERE locale = 'fr-BE' AND slug = 'patients'").run();
});

const ask = async (url: string) => {
	const page = await pageOf(portal.get(url));
	return {
		...page,
		canonical: /<link rel="canonical" href="http:\/\/[^/]+([^"]*)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&"),
		cards: [...page.html.matchAll(/<article class="(?:card|hit)"/g)].length,
		more: page.html.includes("data-more"),
	};
};
const GONE = translator("en-IE")("filters.dropped");

test.each(["/en-IE/news", "/en-IE", "/en-IE?collection=podcasts", "/en-IE/webinars", "/en-IE/e-learnings"])(
	"a page beyond the end of %s shows the end, with the last page's canonical",
	async (path) => {
		const join = path.includes("?") ? "&" : "?";
		const beyond = await ask(`ie.localhost${path}${join}page=40`);
		expect(beyond.status).toBe(200);
		expect(beyond.more).toBe(false);
		expect(beyond.response.headers.get("x-robots-tag")).toBe("noindex");
		const [, last = "1"] = /page=(\d+)$/.exec(beyond.canonical ?? "") ?? [];
		const end = await ask(`ie.localhost${last === "1" ? path : `${path}${join}page=${last}`}`);
		expect([beyond.cards, beyond.canonical]).toEqual([end.cards, end.canonical]);
		expect(beyond.cards).toBeGreaterThan(0);
		expect(beyond.text).not.toContain(GONE);
	},
);

test("an unknown filter is dropped with a notice, and the response is not shared", async () => {
	const whole = await ask("ie.localhost/en-IE/news?category=12");
	expect(whole.response.headers.get("cache-control")).toBe("private, no-cache");
	for (const [path, canonical] of [
		["/en-IE/news?domain=99", "/en-IE/news"],
		["/en-IE/news?category=12&category=999", "/en-IE/news?category=12"],
		["/en-IE?collection=news&domain=99&category=12", "/en-IE?collection=news&category=12"],
	]) {
		const { status, text, response, html, ...page } = await ask(`ie.localhost${path}`);
		expect([status, page.canonical], path).toEqual([200, canonical]);
		expect(text).toContain(GONE);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
		expect(html).not.toMatch(/(?:domain|category)=9{2,3}/);
	}
	const dropped = await ask("ie.localhost/en-IE/news?category=12&category=999");
	expect([dropped.cards, dropped.text.includes("Active filters")]).toEqual([
		whole.cards,
		whole.text.includes("Active filters"),
	]);
	expect((await ask("ie.localhost/en-IE/news?category=12")).text).not.toContain(GONE);
});

test("[2.01] a collection that is not active is dropped with a notice, also from an old bookmark", async () => {
	await portal.fault({ path: "/api/strapi/fr-CH/activeCollections", body: ["news", "materials"] });
	const dropped = translator("fr-CH")("filters.dropped");
	const old = await ask("ch.localhost/fr-CH?collection=webinars");
	expect([old.status, old.canonical, old.text.includes(dropped)]).toEqual([200, "/fr-CH", true]);
	expect(old.response.headers.get("cache-control")).toBe("private, no-store");
	// The whole mixed list, as without the parameter.
	expect(old.html).toContain('data-section="news"');
	const active = await ask("ch.localhost/fr-CH?collection=news");
	expect([active.status, active.text.includes(dropped)]).toEqual([200, false]);
	await portal.heal();
});

test("unknown filter ids cause no backend calls", async () => {
	for (const path of ["/materials", ""]) expect((await ask(`ch.localhost/de-CH${path}?domain=3`)).status).toBe(200);
	for (const path of ["/materials", ""]) await ask(`ch.localhost/de-CH${path}`);
	await portal.forgetCalls();
	const madeUp = Array.from({ length: 20 }, (_, at) => 1000 + at);
	for (const id of madeUp) {
		for (const query of [`domain=${id}`, `domain=3&category=${id}`, `category=${id}&category=${id + 1}&page=40`]) {
			for (const path of ["/materials", ""]) {
				const { status, text } = await ask(`ch.localhost/de-CH${path}?${query}`);
				expect([status, text.includes(translator("de-CH")("filters.dropped"))]).toEqual([200, true]);
			}
		}
	}
	// The end of the whole list and of the whole home page, once.
	expect((await portal.calls()).length).toBeLessThanOrEqual(2);
});

test("page numbers beyond the end cause no further backend calls", async () => {
	for (const path of ["/news?", "/e-learnings?", "?collection=podcasts&", "?"]) {
		const at = (page: number) => `ie.localhost/en-IE${path}page=${page}`;
		const end = await ask(at(40));
		expect(end.status).toBe(200);
		await portal.forgetCalls();
		for (const page of [30, 41, 50, 51, 100_000]) {
			const beyond = await ask(at(page));
			expect([beyond.status, beyond.cards, beyond.canonical], at(page)).toEqual([200, end.cards, end.canonical]);
		}
		expect(await portal.calls(), path).toEqual([]);
	}
});

test("a filter whose taxonomy cannot be read is kept, also for the next choice", async () => {
	await portal.fault({ path: "/api/strapi/tr-TR/domains", status: 500 });
	const { status, text, html, response } = await ask("tr.localhost/tr-TR/news?domain=3&category=12");
	await portal.heal();
	expect(status).toBe(200);
	expect(text).not.toContain(translator("tr-TR")("filters.dropped"));
	expect(html).toContain('<input type="hidden" name="domain" value="3"/>');
	expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test("[2.37] the language switcher keeps filters, section and length, with the other locale's ids", async () => {
	const link = (html: string) => /<a href="([^"]*)" lang="fr-BE"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	const follow = async (path: string) => {
		const { html } = await ask(`be.localhost${path}`);
		const href = link(html);
		const answer = await portal.get(`be.localhost${href}`);
		return { href, status: answer.status, location: answer.headers.get("location"), answer };
	};
	const home = await follow("/nl-BE?collection=news&domain=3&category=12");
	expect(home).toMatchObject({
		href: "/fr-BE?collection=news&domain=3&category=12&from=nl-BE",
		status: 302,
		location: "/fr-BE?collection=news&domain=103&category=112",
	});
	expect(home.answer.headers.get("cache-control")).toBe("no-store");
	// Twice: the first answer is not kept for the address without `from`.
	expect((await follow("/nl-BE/news?category=12")).location).toBe("/fr-BE/news?category=112");
	expect((await follow("/nl-BE/news?category=12")).location).toBe("/fr-BE/news?category=112");
	// What the other locale does not have is left out, and the page says so.
	const part = await follow("/nl-BE/news?category=12&category=15");
	expect(part.location).toBe("/fr-BE/news?category=112&notice=filtersDropped");
	expect((await ask(`be.localhost${part.location}`)).text).toContain(translator("fr-BE")("filters.dropped"));
	expect((await follow("/nl-BE?page=2")).href).toBe("/fr-BE?page=2");
	expect((await follow("/nl-BE/news?page=2")).href).toBe("/fr-BE/news?page=2");
	expect((await follow("/nl-BE/search?term=hart&section=news")).href).toBe("/fr-BE/search?term=hart&section=news");
	// A link of a foreign hand names no locale of this country, or nothing sensible.
	for (const from of ["en-IE", "__proto__", "fr-BE"])
		expect((await portal.get(`be.localhost/fr-BE/news?category=112&from=${from}`)).status, from).toBe(200);
});
