import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { MOST_SUGGESTED_TOPICS, MOST_SUGGESTIONS } from "../../shared/constants.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { itemOf } from "./items.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { searchOf, siteOf } from "./search-page.ts";

/** What a search field offers while somebody types, and the index that it comes from. */

const t = translator("en-IE");
const portal = ownPortal({ before: "healed" });

const { ask, ...search } = searchOf(portal);
const offered = (term: string, locale: LocaleCode = "en-IE") => search.offered(term, siteOf(locale));
const built = (locale: LocaleCode, term: string) => search.indexed(term, siteOf(locale));

const KEY = (locale: LocaleCode) => `v3/${locale}/search-index`;

test("who asks first gets an empty list at once and has the index built behind it; then no call is made", async () => {
	await portal.forgetCalls();
	const first = await ask({ term: "hert failure" });
	expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(await first.text()).not.toContain("data-section");
	await built("en-IE", "hert failure");
	const pages = (await portal.indexCalls()).filter(({ path }) => path.includes("/content?"));
	expect(pages.map(({ path }) => path)).toEqual(["/api/strapi/en-IE/content?_start=0&_limit=500"]);

	await portal.forgetCalls();
	const found = await offered("hert failure");
	expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS + MOST_SUGGESTED_TOPICS);
	expect(found.slice(0, 3)).toContain("/en-IE/e-learnings/101");
	expect(await offered("cardiol")).toContain("/en-IE?domain=1");
	expect(await offered("he")).toEqual([]);
	expect(await portal.calls()).toEqual([]);
	expect(await portal.indexCalls()).toEqual([]);
});

test("the list ends with a search for what was typed, also where nothing is suggested, which it says", async () => {
	await built("en-IE", "heart");
	for (const [term, isFound] of [
		["heart", true],
		["qzxqzx", false],
	] as const) {
		const html = await (await ask({ term })).text();
		const last = html.split('role="option"').at(-1) ?? "";
		expect(last).toContain(`href="/en-IE/search?term=${term}"`);
		expect(textOf(`<${last}`)).toContain(t("search.meant", { term }));
		expect(html.includes("data-none")).toBe(!isFound);
		expect(html.includes(t("search.noneSuggested"))).toBe(!isFound);
	}
});

test("another isolate answers from what is kept, without a call", IN_ALL, async () => {
	await built("en-IE", "heart");
	await expect.poll(async () => (await portal.kv()).get(KEY("en-IE"))).not.toBeNull();
	await portal.release(".");
	await portal.forgetCalls();
	expect(await offered("heart")).not.toEqual([]);
	expect(await portal.calls()).toEqual([]);
});

test("items appear and go at their minute, also from an index that is older", async () => {
	const item = (slug: string, more: object) => itemOf(slug, { title: `Zeitpunkt ${slug}`, ...more });
	const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
	const list = [
		item("bleibt", {}),
		item("endet", { expires_at: inSeconds(6) }),
		item("kommt", { published_at: inSeconds(6) }),
		item("spaeter", { published_at: "2099-01-01T09:00:00.000Z" }),
		item("vorbei", { expires_at: "2026-01-03T10:00:00.000Z" }),
	];
	await portal.fault({ path: "/api/strapi/de-CH/content", body: list, headers: { "X-Total-Count": "5" } });
	await built("de-CH", "zeitpunkt");
	const paths = (...slugs: string[]) => slugs.map((slug) => `/de-CH/news/${slug}`);
	await expect
		.poll(async () => (await offered("zeitpunkt", "de-CH")).sort(), { interval: 500 })
		.toEqual(paths("bleibt", "kommt"));
	// A typing error is not corrected into a word that only such an item has.
	expect(textOf(await (await ask({ term: "spaetre" }, siteOf("de-CH"))).text())).not.toContain("spaeter");
});

test("of a gated item nothing but title and intro is found", async () => {
	const gated = itemOf("nur-fuer-fachleute", {
		title: "Titel für alle",
		intro: "Einleitung für alle",
		content: "<p>Verschlusswort</p>",
		transcript: "<p>Abschriftwort</p>",
		content_type: "materials",
		public_content: false,
		file: { url: "/uploads/files/geheimdatei.pdf", name: "geheimdatei.pdf" },
	});
	await portal.fault({ path: "/api/strapi/fr-CH/content", body: [gated], headers: { "X-Total-Count": "1" } });
	await built("fr-CH", "einleitung");
	expect(await offered("titel", "fr-CH")).toEqual(["/fr-CH/materials/nur-fuer-fachleute"]);
	for (const term of ["verschlusswort", "abschriftwort", "geheimdatei"])
		expect(await offered(term, "fr-CH"), term).toEqual([]);
	const kept = (await (await portal.kv()).get(KEY("fr-CH"))) ?? "";
	expect(kept).toContain("nur-fuer-fachleute");
	expect(kept).not.toMatch(/verschluss|abschrift|geheim/i);
});

test("the backend's failures are nobody's: without an index the list is empty, with one it is as it was", async () => {
	await portal.fault({ path: "/api/strapi/nl-BE", status: 500 });
	expect(await offered("hartfalen", "nl-BE")).toEqual([]);
	expect(await offered("hartfalen", "nl-BE")).toEqual([]);
	await built("en-IE", "heart");
	await portal.fault({ path: "/api", status: 500 });
	expect(await offered("heart")).not.toEqual([]);
	// A try that has failed rests for a minute.
	expect((await portal.indexCalls()).filter(({ path }) => path.includes("nl-BE/content")).length).toBeLessThanOrEqual(
		2,
	);
});

test("page after page is asked for, two thousand items at most, and the oldest are left out", async () => {
	const start = /_start=(\d+)/;
	const page = (from: number) =>
		Array.from({ length: 500 }, (_, place) => itemOf(`item-${from + place}`, { title: `Numero${from + place} suite` }));
	for (const from of [0, 500, 1000, 1500, 2000]) {
		const headers = { "X-Total-Count": "20000" };
		await portal.fault({ path: `re:fr-BE/content\\?_start=${from}&`, body: page(from), headers });
	}
	await portal.forgetCalls();
	await built("fr-BE", "numero1");
	const asked = (await portal.indexCalls()).map(({ path }) => path).filter((path) => path.includes("/content"));
	expect(asked.map((path) => Number(start.exec(path)?.[1]))).toEqual([0, 500, 1000, 1500]);
	expect(await offered("numero1500", "fr-BE")).toContain("/fr-BE/news/item-1500");
	expect(await offered("numero2000", "fr-BE")).not.toContain("/fr-BE/news/item-2000");
});

test.each([
	["no JSON", "term=heart"],
	["no term", { q: "heart" }],
	["another type", { term: ["heart"] }],
	["too long", { term: "x".repeat(201) }],
	["nothing", ""],
])("%s is refused without a page", async (_, body) => {
	const answer = await ask(body);
	expect([answer.status, await answer.text()]).toEqual([400, ""]);
});

test("whatever is typed comes back as text alone", async () => {
	await built("en-IE", "heart");
	for (const term of ['"><img src=x onerror=alert(1)>', "heart\u0000", "%00'--", "<b>heart</b>"]) {
		const answer = await ask({ term });
		expect(answer.status, term).toBe(200);
		expect(await answer.text(), term).not.toMatch(/<img|<b>|<[^>]*onerror=/);
	}
});

test("other sites cannot ask, and no address shows suggestions", async () => {
	const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
	expect((await ask({ term: "heart" }, siteOf("en-IE"), foreign)).status).toBe(403);
	expect((await portal.get("ie.localhost/en-IE/search/suggestions?term=heart")).status).toBe(404);
});

test("what is typed stands in no log, no store and no cache", async () => {
	await built("en-IE", "heart");
	await ask({ term: "qzx7qzx7 rareword" });
	const kv = await portal.kv();
	const names = (await kv.list()).keys.map(({ name }) => name);
	const kept = await Promise.all(names.map((name) => kv.get(name)));
	expect([...portal.logs(), ...names, ...kept].join("\n")).not.toMatch(/qzx7qzx7|rareword/);
});
