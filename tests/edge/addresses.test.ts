import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";

/** Items whose slugs change. Each test has its own item. */

const portal = ownPortal({ before: "healed" });

interface Row {
	id: number;
	slug: string;
	title: string;
	documentId: string;
}

async function seeded(key: string): Promise<Row> {
	const db = await portal.backendStore();
	const row = await db
		.prepare(
			"SELECT id, slug, title, json_extract(document, '$.documentId') AS documentId FROM items WHERE key = ? AND locale = 'en-IE'",
		)
		.bind(key)
		.first<Row>();
	if (!row) throw new Error(`No item ${key}`);
	return row;
}

/** An editor changes the slug, and perhaps the section. */
async function rename({ id }: Row, slug: string, section = "news"): Promise<void> {
	const db = await portal.backendStore();
	await db
		.prepare(
			"UPDATE items SET slug = ?1, content_type = ?2, document = json_set(document, '$.slug', ?1, '$.content_type', ?2) WHERE id = ?3",
		)
		.bind(slug, section, id)
		.run();
}

async function told(event: string, { documentId }: Row, slug: string, section = "news"): Promise<void> {
	const entry = { id: 900_000, documentId, slug, locale: "en-IE", publishedAt: "2026-11-01T10:00:00.000Z" };
	const body = { event, model: `${section}-item`, uid: `api::${section}.${section}-item`, entry };
	expect((await portal.webhook(body)).status).toBe(202);
}

/** The slug's change, and the webhook that tells the portal. */
async function publishAs(item: Row, slug: string, section?: string): Promise<void> {
	await rename(item, slug, section);
	await told("entry.publish", item, slug, section);
}

const ask = (path: string, headers?: Record<string, string>) => portal.get(`ie.localhost/en-IE/${path}`, headers);

async function leads(from: string, to: string): Promise<void> {
	await expect.poll(async () => (await ask(from)).headers.get("location")).toBe(`/en-IE/${to}`);
	const answer = await ask(from);
	expect(answer.status).toBe(301);
	expect(answer.headers.get("cache-control")).toBe("no-cache");
	expect((await ask(to)).status).toBe(200);
}

const statusOf = async (path: string) => (await ask(path)).status;
const gone = (path: string) => expect.poll(() => statusOf(path)).toBe(404);

test("after the webhook an old address redirects with its query and never shows the old text", async () => {
	const item = await seeded("news-hf-guideline");
	const old = `news/${item.slug}`;
	expect(await statusOf(old)).toBe(200);
	expect(await statusOf(old)).toBe(200);
	const kv = await portal.kv();
	await expect.poll(() => kv.get(`address/en-IE/${item.documentId}`)).toContain(item.slug);
	await publishAs(item, "renamed");
	await leads(old, "news/renamed");
	expect(await (await ask(old)).text()).not.toContain("five points");
	const query = await ask(`${old}?utm_source=mail`);
	expect(query.headers.get("location")).toBe("/en-IE/news/renamed?utm_source=mail");
	expect((await ask(`${old}/media/file`)).headers.get("location")).toBe("/en-IE/news/renamed/media/file");
	// It is remembered in KV for a year: another isolate knows it too.
	const { keys } = await kv.list({ prefix: "old-address/" });
	const year = Date.now() / 1000 + 365 * 24 * 3600;
	for (const { expiration = 0 } of keys) expect(Math.abs(expiration - year)).toBeLessThan(3600);
	expect(keys.map(({ name }) => name)).toEqual([`old-address/en-IE/${old}`]);
});

test("a form sent to an old address is repeated at the current one with its fields", async () => {
	const item = await seeded("web-hf-primary-care");
	const old = `webinars/${item.slug}`;
	expect(await statusOf(old)).toBe(200);
	await publishAs(item, "renamed-webinar", "webinars");
	await leads(old, "webinars/renamed-webinar");
	const headers = { Origin: "http://ie.localhost", "Content-Type": "application/x-www-form-urlencoded" };
	const sent = await portal.post(`ie.localhost/en-IE/${old}/register`, "email=anna%40clinic.example", headers);
	expect([sent.status, sent.headers.get("location")]).toEqual([308, "/en-IE/webinars/renamed-webinar/register"]);
	expect(sent.headers.get("cache-control")).toMatch(/no-(?:cache|store)/);
});

test("a chain of changes is one redirect, a return needs none, and a new section is followed", async () => {
	const item = await seeded("news-congress-report");
	const { slug } = item;
	expect(await statusOf(`news/${slug}`)).toBe(200);
	for (const next of ["second", "third", slug, "fourth"]) {
		await publishAs(item, next);
		await expect.poll(() => statusOf(`news/${next}`)).toBe(200);
	}
	for (const old of ["second", "third", slug]) await leads(`news/${old}`, "news/fourth");
	await publishAs(item, "fifth", "materials");
	for (const old of ["second", "fourth", slug]) await leads(`news/${old}`, "materials/fifth");
});

test("a changed slug without a webhook redirects once the item was read at its new address", async () => {
	const item = await seeded("news-winter-respiratory");
	expect(await statusOf(`news/${item.slug}`)).toBe(200);
	const kv = await portal.kv();
	await expect.poll(() => kv.get(`address/en-IE/${item.documentId}`)).toContain(item.slug);
	await rename(item, "unannounced");
	expect(await statusOf("news/unannounced")).toBe(200);
	await expect.poll(() => kv.get(`old-address/en-IE/news/${item.slug}`)).toBe(item.documentId);
	// Of the old one's entry only a purge knows in time.
	await told("entry.unpublish", item, item.slug);
	await leads(`news/${item.slug}`, "news/unannounced");
});

test("an item at an address takes precedence over a former one", async () => {
	const [item, other] = [await seeded("news-long-title"), await seeded("news-cgm-primary-care")];
	for (const { slug } of [item, other]) expect(await statusOf(`news/${slug}`)).toBe(200);
	await publishAs(item, "moved-away");
	await leads(`news/${item.slug}`, "news/moved-away");
	await publishAs(other, item.slug);
	await expect.poll(() => statusOf(`news/${item.slug}`)).toBe(200);
	expect(await (await ask(`news/${item.slug}`)).text()).toContain(`${other.title} | Helvora`);
});

test("a withdrawn item is gone under all its addresses", async () => {
	const item = await seeded("news-adherence-apps");
	expect(await statusOf(`news/${item.slug}`)).toBe(200);
	await publishAs(item, "soon-withdrawn");
	await leads(`news/${item.slug}`, "news/soon-withdrawn");
	const db = await portal.backendStore();
	await db.prepare("DELETE FROM item_domains WHERE item_id = ?").bind(item.id).run();
	await db.prepare("DELETE FROM items WHERE id = ?").bind(item.id).run();
	await told("entry.unpublish", item, "soon-withdrawn");
	await gone("news/soon-withdrawn");
	await gone(`news/${item.slug}`);
});

test("a gated item's old address reveals only its slug and opens nothing", async () => {
	const item = await seeded("news-cardovex-phase3");
	expect(await statusOf(`news/${item.slug}`)).toBe(200);
	const kv = await portal.kv();
	await expect.poll(() => kv.get(`address/en-IE/${item.documentId}`)).toContain(item.slug);
	await publishAs(item, "gated-renamed");
	await leads(`news/${item.slug}`, "news/gated-renamed");
	const answer = await ask(`news/${item.slug}`);
	expect(await answer.text()).toBe("");
	expect(await (await ask("news/gated-renamed")).text()).toContain("Login required");
	// A refused code is not repeated.
	const refused = await ask(`news/${item.slug}/a-code-that-is-none`);
	expect(refused.headers.get("location")).toBe("/en-IE/news/gated-renamed");
});

test("an old address reveals nothing of an item that the level may not see, and never leads to another item", async () => {
	const [item, other] = [await seeded("news-inhaler-technique"), await seeded("news-biosimilar-switch")];
	expect(await statusOf(`news/${item.slug}`)).toBe(200);
	await told("entry.publish", item, item.slug);
	await publishAs(item, "named-for-readers-alone");
	await leads(`news/${item.slug}`, "news/named-for-readers-alone");
	const refusal = { message: "Login required", statusCode: 403 };
	const path = "/api/strapi/en-IE/item/news/named-for-readers-alone/none";
	await portal.fault({ path, status: 403, body: refusal });
	await told("entry.publish", item, "named-for-readers-alone");
	await gone(`news/${item.slug}`);
	await portal.heal();
	// The CMS has not reported that the first item has moved.
	await rename(item, "left-in-silence");
	await publishAs(other, "named-for-readers-alone");
	await expect.poll(() => statusOf("news/named-for-readers-alone")).toBe(200);
	expect((await ask(`news/${item.slug}`)).headers.get("location")).toBeNull();
});

test("visitors' requests cause no writes", async () => {
	const kv = await portal.kv();
	const names = async () =>
		(await kv.list()).keys.map(({ name }) => name).filter((name) => /^(?:old-)?address\//.test(name));
	const item = await seeded("news-adverse-events");
	expect(await statusOf(`news/${item.slug}`)).toBe(200);
	await expect.poll(names).toContain(`address/en-IE/${item.documentId}`);
	const before = await names();
	for (const made of ["made-up", "made-up-2", "éé"])
		expect(await statusOf(`news/${encodeURIComponent(made)}`)).toBe(404);
	expect(await statusOf("e-learnings/9999")).toBe(404);
	expect(await names()).toEqual(before);
});
