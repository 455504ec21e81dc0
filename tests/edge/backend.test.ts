import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Portal, startPortal } from "./portal.ts";

/** The embedded backend keeps the content part of the contract, carelessness of the real one included. */

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal.close());

const items = z.array(
	z.looseObject({
		id: z.number(),
		slug: z.string(),
		title: z.string(),
		published_at: z.string(),
		content_type: z.string(),
		slugs: z.record(z.string(), z.string()),
		image: z
			.looseObject({ url: z.string(), formats: z.record(z.string(), z.object({ url: z.string() })).nullable() })
			.nullable(),
	}),
);
const json = async (path: string) => (await portal.backend(`/api${path}`)).json();
const list = async (path: string) => items.parse(await json(path));
const LOCALES = ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"];
const MINIMUM = { news: 12, materials: 10, podcasts: 6, webcasts: 6, webinars: 6 };

test.each(LOCALES)("%s has its content", async (locale) => {
	for (const [section, minimum] of Object.entries(MINIMUM)) {
		const found = await list(`/strapi/${locale}/${section}`);
		expect(found.length, section).toBeGreaterThanOrEqual(minimum);
		expect(await json(`/strapi/${locale}/${section}/count`)).toBe(found.length);
	}
	expect(z.array(z.unknown()).parse(await json(`/talentLMS/${locale.slice(3).toLowerCase()}/all`))).toHaveLength(5);
});

test("lists page, sort and filter; the count follows the filters", async () => {
	const all = await list("/strapi/nl-BE/news");
	const page = await list("/strapi/nl-BE/news?_start=3&_limit=4");
	expect(page.map(({ id }) => id)).toEqual(all.slice(3, 7).map(({ id }) => id));
	expect(all.map(({ published_at }) => published_at)).toEqual(
		all
			.map(({ published_at }) => published_at)
			.toSorted()
			.reverse(),
	);
	const filtered = await list("/strapi/nl-BE/news?category.id=13&category.id=11&domains.id=1");
	expect(filtered.length).toBeGreaterThan(0);
	expect(filtered.length).toBeLessThan(all.length);
	expect(await json("/strapi/nl-BE/news/count?category.id=13&category.id=11&domains.id=1")).toBe(filtered.length);
	expect((await portal.backend("/api/strapi/nl-BE/news?_limit=abc")).status).toBe(400);
	expect(await list("/strapi/xx-XX/news")).toEqual([]);
	expect((await portal.backend("/api/strapi/nl-BE/nonsense")).status).toBe(404);
});

test("content mixes active collections, newest first, and tells the total", async () => {
	const response = await portal.backend("/api/strapi/en-IE/content?_limit=5&collections=podcasts,webcasts");
	const found = items.parse(await response.json());
	expect(response.headers.get("x-total-count")).toBe("12");
	expect(found).toHaveLength(5);
	expect(new Set(found.map(({ content_type }) => content_type))).toEqual(new Set(["podcasts", "webcasts"]));
});

test.each([
	["none", 403, 403],
	["limited", 200, 403],
	["full", 200, 200],
])("level %s reads limited items with %i and full ones with %i", async (level, limited, full) => {
	const status = async (slug: string) =>
		(await portal.backend(`/api/strapi/en-IE/item/materials/${slug}/${level}`)).status;
	expect(await status("score-card-disease-activity-in-rheumatoid-arthritis")).toBe(limited);
	expect(await status("cardovex-titration-scheme")).toBe(full);
	expect(await status("checklist-for-the-heart-failure-review")).toBe(200);
});

test("a refusal carries a teaser without content and media", async () => {
	const refusal = z
		.object({ message: z.string(), statusCode: z.number(), item: z.record(z.string(), z.unknown()) })
		.parse(await json("/strapi/en-IE/item/podcasts/cardovex-in-daily-practice/none"));
	expect(refusal.message).toBe("Login required");
	expect(Object.keys(refusal.item)).toEqual(expect.arrayContaining(["title", "intro", "image"]));
	expect(Object.keys(refusal.item)).not.toEqual(expect.arrayContaining(["content"]));
	expect(JSON.stringify(refusal.item)).not.toMatch(/uploads\/audio|transcript/);
});

test("expired items answer 410 and are in no list; unknown ones and levels are refused", async () => {
	const expired = "winter-vaccination-information-campaign-material-for-your-waiting-room";
	expect((await portal.backend(`/api/strapi/en-IE/item/news/${expired}/full`)).status).toBe(410);
	expect((await list("/strapi/en-IE/news")).map(({ slug }) => slug)).not.toContain(expired);
	expect((await portal.backend("/api/strapi/en-IE/item/news/none/full")).status).toBe(404);
	expect((await portal.backend(`/api/strapi/en-IE/item/news/${expired}/admin`)).status).toBe(400);
});

test("the seed has what pages must bear", async () => {
	const news = await list("/strapi/en-IE/news");
	expect(news.some(({ image }) => image === null)).toBe(true);
	expect(news.some(({ category }) => category === null)).toBe(true);
	expect(news.some(({ title }) => title.length === 180)).toBe(true);
	expect(news.some(({ title }) => title.includes("®"))).toBe(true);
	expect(news.some(({ content }) => String(content).includes("<table>"))).toBe(true);
	expect(news.some(({ content }) => String(content).includes("javascript:"))).toBe(true);
	expect(news.some(({ slugs }) => slugs["fr-BE"] === undefined)).toBe(true);
	const pictures = (await list("/strapi/en-IE/content?_limit=100")).flatMap(({ image }) => (image ? [image] : []));
	expect(pictures.some(({ formats }) => formats === null)).toBe(true);
	expect(pictures.some(({ formats }) => formats !== null && !("large" in formats))).toBe(true);
	const drawn = await Promise.all(pictures.map(async ({ url }) => (await portal.backend(url)).text()));
	expect(new Set(drawn).size).toBe(drawn.length);
});

test.each([
	["tr-TR", "ISTANBUL"],
	["tr-TR", "istanbul"],
	["tr-TR", "İSTANBUL"],
	["fr-BE", "cœur"],
	["fr-BE", "coeur"],
	["fr-BE", "RECOMMANDATION revisee"],
	["de-CH", "mudigkeit"],
])("search in %s finds %s without regard to case and diacritics", async (locale, term) => {
	const found = z
		.object({ total: z.number() })
		.parse(await json(`/strapi/${locale}/search?term=${encodeURIComponent(term)}`));
	expect(found.total).toBeGreaterThan(0);
});

test("search: sections in order, wildcards literal, all words, courses by name alone", async () => {
	const shape = z.object({
		total: z.number(),
		sections: z.array(z.object({ content_type: z.string(), total: z.number() })),
	});
	const search = async (term: string) =>
		shape.parse(await json(`/strapi/en-IE/search?term=${encodeURIComponent(term)}`));
	const heart = await search("heart");
	expect(heart.sections.map(({ content_type }) => content_type).slice(0, 3)).toEqual([
		"news",
		"e-learnings",
		"webinars",
	]);
	expect(heart.total).toBe(heart.sections.reduce((sum, { total }) => sum + total, 0));
	expect((await search("h_art")).total).toBe(0);
	expect((await search("heart zzzz")).total).toBe(0);
	expect((await search("teach-back")).sections.map(({ content_type }) => content_type)).not.toContain("e-learnings");
});

test("taxonomies, singles and courses answer by the contract", async () => {
	expect(await json("/strapi/de-CH/category-name/11")).toEqual({ name: "Leitlinien" });
	expect((await portal.backend("/api/strapi/de-CH/category-name/99")).status).toBe(404);
	expect(await json("/strapi/de-CH/single/none")).toEqual([]);
	expect(
		z.array(z.object({ id: z.number(), name: z.string() })).parse(await json("/strapi/de-CH/domains")),
	).toHaveLength(5);
	expect(await json("/talentLMS/ch/count")).toBe(5);
	expect((await portal.backend("/api/talentLMS/xx/all")).status).toBe(404);
	expect(await json("/talentLMS/course/101")).toHaveProperty("users");
});

test("without the service secret nothing but pictures is answered", async () => {
	for (const path of ["/api/strapi/en-IE/news", "/api/talentLMS/ie/all", "/uploads/files/mat-hf-checklist.en-IE.pdf"]) {
		expect((await portal.backend(path, {})).status, path).toBe(401);
	}
	expect((await portal.backend("/uploads/general-home.svg", {})).status).toBe(200);
});

test("media answer ranges", async () => {
	const secret = { "X-Service-Secret": "development-service-secret" };
	const range = async (value: string) => portal.backend("/uploads/video/webcast.webm", { ...secret, Range: value });
	const first = await range("bytes=0-9");
	expect(first.status).toBe(206);
	expect((await first.arrayBuffer()).byteLength).toBe(10);
	expect((await range("bytes=-5")).headers.get("content-length")).toBe("5");
	expect((await range("bytes=999999999-")).status).toBe(416);
	const captions = await portal.backend("/uploads/captions/cast-spirometry.en-IE.vtt", secret);
	expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\n/);
});
