import { beforeAll, expect, test } from "vitest";
import { itemOf, publish } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageWith, visitor } from "./visitor.ts";

/** Items whose addresses are as long as the CMS lets them be, in letters of several bytes, composed or decomposed. */

const portal = sharedPortal({ before: "healed" });

interface Seeded {
	slug: string;
	slugs: Record<string, string>;
}
const seeded: { long: Seeded; japanese: Seeded } = { long: { slug: "", slugs: {} }, japanese: { slug: "", slugs: {} } };

beforeAll(async () => {
	const db = await portal.backendStore();
	const row = db.prepare("SELECT slug, document FROM items WHERE key = ? AND locale = 'de-CH'");
	for (const name of ["long", "japanese"] as const) {
		const item = await row.bind(`world-${name}-slug`).first<{ slug: string; document: string }>();
		seeded[name] = { slug: item?.slug ?? "", slugs: JSON.parse(item?.document ?? "{}").slugs };
	}
	expect([...seeded.long.slug]).toHaveLength(255);
	expect([...seeded.japanese.slug]).toHaveLength(255);
	expect(seeded.long.slug).not.toBe(seeded.long.slug.normalize("NFC"));
});

const long = () => `/de-CH/news/${encodeURIComponent(seeded.long.slug)}`;
const japanese = () => `/de-CH/news/${encodeURIComponent(seeded.japanese.slug)}`;

test("a page with a long slug is linked from its list and names its address in every language", async () => {
	const list = await (await portal.get("ch.localhost/de-CH/news?page=6")).text();
	expect(list).toContain(`href="${long()}"`);
	const { html } = await pageWith(200, portal.get(`ch.localhost${long()}`));
	expect(html).toContain(`<link rel="canonical" href="http://ch.localhost${long()}"/>`);
	const french = `http://ch.localhost/fr-CH/news/${encodeURIComponent(seeded.long.slugs["fr-CH"] ?? "")}`;
	expect(html).toContain(`hrefLang="fr-CH" href="${french}"`);
	expect((await portal.get(french.replace("http://", ""))).status).toBe(200);
});

test("a page with a long slug is kept in memory, and its entry in KV under a valid key", async () => {
	portal.forgetLogs();
	for (const path of [long(), japanese()]) expect((await portal.get(`ch.localhost${path}`)).status).toBe(200);
	await portal.forgetCalls();
	for (const path of [long(), japanese()]) {
		const again = await portal.get(`ch.localhost${path}`);
		expect(again.headers.get("server-timing")).toContain("html");
		await again.text();
	}
	expect(await portal.calls()).toEqual([]);
	const kv = await portal.kv();
	await expect.poll(async () => (await kv.list({ prefix: "v3/de-CH/item/news/none/#" })).keys.length).toBe(1);
	expect(portal.logs().filter((line) => line.includes('"cache-layer"'))).toEqual([]);
});

test("the sitemap has long slugs up to the protocol's limit", async () => {
	const sitemap = await (await portal.get("ch.localhost/sitemap/de-CH/1.xml")).text();
	expect(sitemap).toContain(`<loc>http://ch.localhost${long()}</loc>`);
	expect(sitemap).not.toContain(japanese());
	for (const [, url = ""] of sitemap.matchAll(/<loc>([^<]*)</g)) expect(url.length).toBeLessThan(2048);
});

test("a slug in another Unicode form redirects to the item's, at every level, with path and query", async () => {
	const composed = encodeURIComponent(seeded.long.slug.normalize("NFC"));
	for (const rest of ["", "?utm_source=mail", "/media/file"]) {
		const answer = await portal.get(`ch.localhost/de-CH/news/${composed}${rest}`);
		expect(answer.status, rest).toBe(301);
		expect(answer.headers.get("location"), rest).toBe(long() + rest);
		expect(answer.headers.get("cache-control"), rest).toBe("no-cache");
	}
});

test("a webinar's calendar file and tracking reports accept long slugs", async () => {
	const slug = "研".repeat(255);
	const webinar = { starts_at: "2031-02-03T18:00:00Z" };
	const body = itemOf(slug, { title: "京都", content_type: "webinars", webinar });
	await portal.fault({ path: `/api/strapi/de-CH/item/webinars/${encodeURIComponent(slug)}/none`, body });
	const path = `/de-CH/webinars/${encodeURIComponent(slug)}`;
	const file = await portal.get(`ch.localhost${path}/calendar.ics`);
	expect(file.status).toBe(200);
	const text = await file.text();
	for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
	expect(text.replace(/\r\n[ \t]/g, "")).toContain(`URL;VALUE=URI:http://ch.localhost${path}`);

	const report = { kind: "view", section: "webinars", url: path, locale: "de-CH" };
	expect((await visitor(portal, "ch.localhost").json("tracking/url", report)).status).toBe(204);
});

test("a translation that is withdrawn is no longer linked from the item's page in another language", async () => {
	const item = { documentId: "translated", slugs: { "en-IE": "translated", "nl-BE": "vertaald" } };
	const page = await publish(portal, "translated", item);
	const html = async () => (await portal.get(`ie.localhost${page}`)).text();
	expect(await html()).toContain('hrefLang="nl-BE"');
	await portal.heal();
	await publish(portal, "translated", { ...item, slugs: {} });
	const entry = { documentId: "translated", slug: "vertaald", locale: "nl-BE" };
	expect((await portal.webhook({ event: "entry.unpublish", model: "news", entry })).status).toBe(202);
	await expect.poll(html).not.toContain('hrefLang="nl-BE"');
});
