import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";
import { pageWith } from "./visitor.ts";

// Separate, because no purge rebuilds a search index and each test of one needs its own locale.
const portal = ownPortal({ before: "purged" });

/** The number of an entry that no purge makes old: only KV's copy is read, since memory's is older than the last purge. */
const UNPURGED = Number.MAX_SAFE_INTEGER;

const contentCalls = async () =>
	(await portal.calls()).map(({ path }) => path).filter((path) => path.startsWith("/api/"));
const status = async (url: string) => {
	const response = await portal.get(url);
	await response.text();
	return response.status;
};

/** Each page's reads on a cold cache: the shell's two, and at most four more. */
test.each([
	["ie.localhost/en-IE", 6],
	["be.localhost/nl-BE/news", 6],
	["be.localhost/fr-BE/e-learnings", 4],
	["ch.localhost/de-CH/news/neue-leitlinie-herzinsuffizienz-funf-punkte-fur-die-hausarztpraxis", 5],
	["ch.localhost/fr-CH/e-learnings/101", 5],
	["tr.localhost/tr-TR/about", 3],
])("a cold %s makes %i backend calls, a warm one none", async (url, count) => {
	expect(await status(url)).toBe(200);
	const calls = await portal.calls();
	expect(calls.map((call) => call.path)).toHaveLength(count);
	expect(calls.every((call) => call.secretOk && !call.authorized)).toBe(true);
	await portal.forgetCalls();
	expect(await status(url)).toBe(200);
	expect(await contentCalls()).toEqual([]);
});

test("a cold search calls the backend 4 times; a warm one makes no call", async () => {
	const path = "ie.localhost/en-IE/search?term=heart";
	expect(await status(path)).toBe(200);
	const own = ["activeCollections", "domains", "search", "single/footer"].map((call) => `strapi/en-IE/${call}`);
	const called = (await portal.calls()).map((call) => call.path.replace(/\?.*/, "")).sort();
	expect(called).toEqual(own.map((call) => `/api/${call}`));
	await portal.forgetCalls();
	expect(await status(path)).toBe(200);
	expect(await contentCalls()).toEqual([]);
});

test("cold reads run in parallel: all start before one ends", async () => {
	await portal.fault({ path: "/api/strapi/en-IE", hold: true });
	const page = status("ie.localhost/en-IE");
	await expect.poll(async () => (await portal.calls()).length).toBe(6);
	await portal.heal();
	expect(await page).toBe(200);
});

test("a hundred concurrent visitors of a cold page that is not kept make one call per resource", async () => {
	await portal.fault({ path: "/api/strapi/en-IE", hold: true });
	const path = "ie.localhost/en-IE/podcasts?category=11&category=12";
	const visits = Promise.all(Array.from({ length: 100 }, () => status(path)));
	await expect.poll(contentCalls).not.toEqual([]);
	await portal.heal();
	expect(new Set(await visits)).toEqual(new Set([200]));
	const calls = await contentCalls();
	expect(calls).toHaveLength(new Set(calls).size);
});

test("an item under another slug is shown but not stored", async () => {
	const item = { id: 1, slug: "one", title: "One", content_type: "news", public_content: true };
	const gated = { message: "Login required", statusCode: 403 };
	await portal.fault({ path: "re:^/api/strapi/en-IE/item/news/made-up-", status: 403, body: gated });
	await portal.fault({ path: "re:^/api/strapi/en-IE/item/news/(one|ONE)/", body: item });
	for (const slug of ["ONE", "made-up-1", "made-up-2", "one"])
		expect(await status(`ie.localhost/en-IE/news/${slug}`), slug).toBe(200);
	const names = async () => (await (await portal.kv()).list({ prefix: "v3/en-IE/item/" })).keys.map(({ name }) => name);
	await expect.poll(names).toContain("v3/en-IE/item/news/none/one");
	expect((await names()).join()).not.toMatch(/ONE|made-up/);
});

test("unknown query parameters, cookies and headers create no cache entry", async () => {
	await status("ie.localhost/en-IE/news");
	await portal.forgetCalls();
	for (const query of ["?utm_source=a", "?x=1&y=2", "?domain=", "?page=1"])
		await status(`ie.localhost/en-IE/news${query}`);
	const unread = { Cookie: "a=b", "X-Forwarded-Host": "evil.example", "Accept-Language": "fr" };
	await portal.get("ie.localhost/en-IE/news", unread);
	expect(await contentCalls()).toEqual([]);
});

test("a missing item is cached for a while", async () => {
	expect(await status("ie.localhost/en-IE/news/there-is-none")).toBe(404);
	await portal.forgetCalls();
	for (let visit = 0; visit < 5; visit++) expect(await status("ie.localhost/en-IE/news/there-is-none")).toBe(404);
	expect((await contentCalls()).filter((path) => path.includes("/item/"))).toEqual([]);
});

test("an entry of another shape is loaded again from the backend", async () => {
	const kv = await portal.kv();
	const entry = { value: { title: 1 }, absent: null, tags: [], since: Date.now(), knew: UNPURGED };
	await kv.put("v3/en-IE/single/about", JSON.stringify(entry));
	await kv.put("v3/en-IE/footer", "not JSON");
	const { html } = await pageWith(200, portal.get("ie.localhost/en-IE/about"));
	expect(html).toContain("About Helvora Pro");
	expect(await contentCalls()).toContain("/api/strapi/en-IE/single/about");
});

const CONTENT_REFUSED = { status: 403, body: { message: "Login required", statusCode: 403 } };
const WITHDRAWN = { status: 404, body: { message: "Not found", statusCode: 404 } };

/** An item of this test alone that only KV has, as an isolate wrote it `minutes` ago; `answers` is what the backend has now. */
async function agedItem(slug: string, minutes: number, answers: object) {
	const key = `v3/en-IE/item/news/none/${slug}`;
	const value = { id: 1, slug, title: "Aged", content_type: "news", public_content: true, content: "<p>Old text</p>" };
	const path = `/api/strapi/en-IE/item/news/${slug}/`;
	await portal.fault({ path, body: value });
	const url = `ie.localhost/en-IE/news/${slug}`;
	expect(await status(url)).toBe(200);
	const kv = await portal.kv();
	await expect.poll(() => kv.get(key)).not.toBeNull();
	const entry = JSON.parse((await kv.get(key)) ?? "");
	await portal.purge();
	await kv.put(key, JSON.stringify({ ...entry, since: entry.since - minutes * 60_000, knew: UNPURGED }));
	await portal.heal();
	await portal.fault({ path, ...answers });
	return { status: () => status(url), html: async () => (await portal.get(url)).text(), kept: () => kv.get(key) };
}

test("a stale item is served at once and renewed after the response; once withdrawn, it is gone", async () => {
	const item = await agedItem("stale", 3, WITHDRAWN);
	expect(await item.status()).toBe(200);
	await expect.poll(item.status).toBe(404);
	await expect.poll(item.kept).toBeNull();
});

test("an item that was gated by a bare refusal is open in no store any more", async () => {
	const item = await agedItem("gated-meanwhile", 3, CONTENT_REFUSED);
	await expect.poll(item.html).toContain("Login required");
	await expect.poll(item.kept).toBeNull();
	expect(await item.html()).not.toContain("Old text");
});

test("an entry past its stale time is not served before the backend says that the item is withdrawn or gated", async () => {
	const html = await (await agedItem("old-gated", 60, CONTENT_REFUSED)).html();
	expect(html).toContain("Login required");
	expect(html).not.toContain("Old text");
	expect(await (await agedItem("old-withdrawn", 60, WITHDRAWN)).status()).toBe(404);
});

test("an old item is served while the backend fails, for at most a day", async () => {
	const item = await agedItem("of-yesterday", 23 * 60, { status: 500 });
	expect([await item.status(), await item.status()]).toEqual([200, 200]);
	expect(await (await agedItem("too-old", 25 * 60, { status: 500 })).status()).toBe(503);
});

test("a list is kept when the backend sends it anew with entries of which none can be read", async () => {
	const key = "v3/en-IE/list/news?domain=&categories=&page=1";
	const path = "/api/strapi/en-IE/news?";
	await portal.fault({
		path,
		body: [{ id: 1, slug: "kept", title: "Kept", content_type: "news", public_content: true }],
	});
	expect(await status("ie.localhost/en-IE/news")).toBe(200);
	const kv = await portal.kv();
	await expect.poll(() => kv.get(key)).not.toBeNull();
	const entry = JSON.parse((await kv.get(key)) ?? "");
	await portal.purge();
	await kv.put(key, JSON.stringify({ ...entry, since: entry.since - 3 * 60_000, knew: UNPURGED }));
	await portal.heal();
	await portal.fault({ path, body: [{ id: 1 }, "broken"] });
	const html = async () => (await portal.get("ie.localhost/en-IE/news")).text();
	expect(await html()).toContain("Kept");
	await expect
		.poll(() => portal.logs().find((line) => line.includes('"refresh"') && line.includes('"list"')))
		.toBeDefined();
	expect(await html()).toContain("Kept");
	await portal.heal();
	await kv.delete(key);
});

test("KV stores entries, but no searches and no missing items", async () => {
	const kv = await portal.kv();
	const of = ["active-collections", "footer", "search-index", "single/about"].map((name) => `v3/nl-BE/${name}`);
	for (const path of ["about", "search?term=hart", "news/there-is-none", "news?domain=1"])
		await status(`be.localhost/nl-BE/${path}`);
	// The index, which names no term, is written behind the first search.
	const names = async () => (await kv.list()).keys.map(({ name }) => name);
	await expect.poll(names).toEqual(expect.arrayContaining(of));
	expect((await names()).join(" ")).not.toMatch(/search\/|there-is-none|domain=1/);
});

test("a filter's id may be Strapi's documentId, in the address, in the form and towards the backend", async () => {
	const id = "p1xq8w2e3r4t5y6u7i8o9a0s";
	const category = { id, name: "Protocols", slug: "protocols" };
	const item = { id: 1, slug: "with-a-category", title: "With a category", content_type: "podcasts", category };
	await portal.fault({ path: "/api/strapi/en-IE/categories", body: [category] });
	await portal.fault({ path: "/api/strapi/en-IE/podcasts?", body: [item] });
	await portal.forgetCalls();
	const { html } = await pageWith(200, portal.get(`ie.localhost/en-IE/podcasts?category=${id}`));
	expect(html).toMatch(new RegExp(`<input[^>]*name="category"[^>]* checked=""[^>]*value="${id}"`));
	expect(html).toContain("With a category");
	const lists = (await portal.calls()).filter(({ path }) => path.startsWith("/api/strapi/en-IE/podcasts?"));
	expect(lists.map(({ path }) => path)).toEqual([expect.stringContaining(`category.id=${id}`)]);
	await portal.heal();
	await portal.purge();
});
