import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";

/** The CMS's webhook. All tests share one Worker: what one has purged, the next reads anew. */

const portal = ownPortal({ before: "healed" });

const SECRET = { "X-Purge-Secret": "development-purge-secret", "Content-Type": "application/json" };
const hook = (body: unknown, headers: Record<string, string> = SECRET) =>
	portal.post("ie.localhost/ops/purge", typeof body === "string" ? body : JSON.stringify(body), headers);
async function accepted(body: object): Promise<void> {
	const answer = await hook(body);
	expect(answer.status).toBe(202);
	expect(await answer.json()).toEqual({ accepted: true });
}

const SLUG = "new-heart-failure-guideline-five-points-for-general-practice";
const OTHER = "report-from-the-autumn-cardiometabolic-meeting";
const ITEM = `ie.localhost/en-IE/news/${SLUG}`;
const PAGES = [
	ITEM,
	`ie.localhost/en-IE/news/${OTHER}`,
	"ie.localhost/en-IE/news",
	"ie.localhost/en-IE",
	"ie.localhost/en-IE/about",
	"ie.localhost/en-IE/search?term=heart",
	"tr.localhost/tr-TR/about",
];

const status = async (url: string) => (await portal.get(url)).status;
/** Reads every page again and returns the backend calls that this made, such as "en-IE/single/about". */
async function askedAgain(): Promise<string[]> {
	await portal.forgetCalls();
	for (const page of PAGES) expect(await status(page), page).toBe(200);
	const asked = (await portal.calls()).map(({ path }) => path.replace(/^\/api\/strapi\/|\?.*$/g, ""));
	return [...new Set(asked)].sort();
}

/** The isolate has marked it when the object has answered; until then it reads anew more than it must. */
async function settled(tag: string): Promise<void> {
	const kv = await portal.kv();
	await expect.poll(async () => (await kv.get("purges")) ?? "", { timeout: 20_000 }).toContain(`"${tag}"`);
}

const news = (event: string, entry: object) => ({ event, createdAt: "2026-11-01T10:00:00.000Z", model: "news", entry });
const LISTS = ["en-IE/activeCollections", "en-IE/content", "en-IE/news", "en-IE/news/count", "en-IE/search"];

test("publish, unpublish and delete, of v3 and v5: the item and its lists are read anew, nothing else", async () => {
	await askedAgain();
	expect(await askedAgain()).toEqual([]);
	for (const event of [
		news("entry.publish", { slug: SLUG, locale: "en-IE", published_at: "2026-11-01T10:00:00.000Z" }),
		news("entry.unpublish", { slug: SLUG, locale: "en-IE", published_at: null }),
		news("entry.delete", { slug: SLUG, locale: "en-IE" }),
		news("entry.update", { slug: SLUG, locale: "en-IE", published_at: null }),
		{
			...news("entry.publish", { documentId: "a1", slug: SLUG, locale: "en-IE", publishedAt: null }),
			uid: "api::news.news",
		},
		{
			...news("entry.unpublish", { documentId: "a1", slug: SLUG, locale: "en-IE", publishedAt: null }),
			uid: "api::news.news",
		},
	]) {
		await accepted(event);
		expect(await askedAgain(), event.event).toEqual([...LISTS, `en-IE/item/news/${SLUG}/none`].sort());
		await settled(`en-IE/news/${SLUG}`);
		await askedAgain();
	}
});

test("an item with a new slug is found by its id: the old address is read anew", async () => {
	await askedAgain();
	const { id } = JSON.parse((await (await portal.kv()).get(`v3/en-IE/item/news/none/${OTHER}`)) ?? "").value;
	await accepted(news("entry.update", { id: Number(id), slug: "renamed", locale: "en-IE" }));
	expect(await askedAgain()).toContain(`en-IE/item/news/${OTHER}/none`);
});

test("a single, a taxonomy, an unknown model, a picture: what they may stand in", async () => {
	await askedAgain();
	await accepted({ event: "entry.update", model: "about", entry: { id: 3, locale: "en-IE" } });
	expect(await askedAgain()).toEqual(["en-IE/single/about"]);
	await settled("en-IE/about");
	await askedAgain();
	await accepted({ event: "entry.update", model: "about", entry: { id: 3 } });
	expect(await askedAgain()).toEqual(["en-IE/single/about", "tr-TR/single/about"]);
	for (const model of ["category", "speaker"]) {
		await accepted({ event: "entry.update", model, entry: { id: 1, locale: "en-IE" } });
		const asked = await askedAgain();
		expect(asked, model).toEqual(expect.arrayContaining([...LISTS, "en-IE/single/about", "en-IE/categories"]));
		expect(
			asked.filter((path) => path.startsWith("tr-TR")),
			model,
		).toEqual([]);
	}
	await accepted({ event: "media.update", createdAt: "x", media: { id: 5, name: "a.png", url: "/uploads/a.png" } });
	expect(await askedAgain()).toEqual(expect.arrayContaining([...LISTS, "en-IE/single/about", "tr-TR/single/about"]));
});

test("drafts of v5, new pictures and workflows change nothing", async () => {
	await expect.poll(askedAgain, { timeout: 20_000 }).toEqual([]);
	const draft = { documentId: "a1", slug: SLUG, locale: "en-IE", publishedAt: null };
	await accepted({ ...news("entry.update", draft), uid: "api::news.news" });
	await accepted({ ...news("entry.create", draft), uid: "api::news.news" });
	await accepted({ event: "media.create", media: {} });
	await accepted({ event: "review-workflows.updateEntryStage", entity: {} });
	expect(await askedAgain()).toEqual([]);
});

test("a withdrawn item is gone at once, kept page and entry, and stays gone while the backend fails", async () => {
	await askedAgain();
	await portal.fault({
		path: `/api/strapi/en-IE/item/news/${SLUG}`,
		status: 404,
		body: { message: "Not found" },
		times: 1,
	});
	await accepted(news("entry.unpublish", { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(404);
	await portal.fault({ path: "/api/strapi/en-IE/item", status: 500 });
	await accepted(news("entry.unpublish", { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(503);
	// Content that was not purged is still served.
	expect(await status(`ie.localhost/en-IE/news/${OTHER}`)).toBe(200);
});

test("a page that was made without a part is made again when that part is published", async () => {
	const page = "be.localhost/fr-BE/imprint";
	await portal.fault({ path: "/api/strapi/fr-BE/single/footer", status: 404, body: { message: "Not found" } });
	expect(await status(page)).toBe(200);
	await portal.heal();
	await accepted({ event: "entry.publish", model: "footer", entry: { id: 1, locale: "fr-BE" } });
	await portal.forgetCalls();
	expect(await status(page)).toBe(200);
	expect((await portal.calls()).map(({ path }) => path)).toContain("/api/strapi/fr-BE/single/footer");
});

test("repeats, disorder and many at once do no harm", async () => {
	const events = ["entry.publish", "entry.unpublish", "entry.publish", "entry.delete", "entry.publish"];
	await Promise.all(events.map((event) => accepted(news(event, { slug: SLUG, locale: "en-IE" }))));
	for (const event of events) await accepted(news(event, { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(200);
});

test("a wrong secret, another method and nonsense are refused, and purge nothing", async () => {
	await expect.poll(askedAgain, { timeout: 20_000 }).toEqual([]);
	const body = { event: "media.delete", media: {} };
	for (const headers of [{}, { "X-Purge-Secret": "" }, { "X-Purge-Secret": "development-purge-secre" }]) {
		const answer = await hook(body, { ...headers, "Content-Type": "application/json" });
		expect(answer.status).toBe(401);
		expect(await answer.text()).not.toContain("development");
	}
	expect((await portal.get("ie.localhost/ops/purge", SECRET)).status).toBe(404);
	for (const nonsense of [
		"",
		"{",
		"[]",
		"null",
		JSON.stringify({ event: "entry.publish" }),
		JSON.stringify({ event: "entry.publish", model: "news", entry: "all" }),
		JSON.stringify({ event: "entry.publish", model: "n".repeat(201), entry: {} }),
		JSON.stringify({ event: "media.delete" }),
		JSON.stringify({ event: "drop.table", model: "news", entry: {} }),
		"[".repeat(50_000),
	]) {
		const answer = await hook(nonsense);
		expect(answer.status, nonsense.slice(0, 80)).toBe(400);
		await answer.text();
	}
	expect(await askedAgain()).toEqual([]);
});

test("a new isolate learns of purges from KV: an entry of before is dead, one of after lives", async () => {
	const about = "ie.localhost/en-IE/about";
	await askedAgain();
	const entry = JSON.parse((await (await portal.kv()).get("v3/en-IE/single/about")) ?? "");
	for (const [since, asked] of [
		[-60_000, 1],
		// Read just before the mark and written just after it: clocks alone could not tell that it is old.
		[1000, 1],
		[10_000, 0],
	] as const) {
		await portal.fresh();
		const kv = await portal.kv();
		const at = Date.now() - 20_000;
		const aged = { ...entry, since: at + since, knew: 4 };
		await kv.put("v3/en-IE/single/about", JSON.stringify(aged));
		await kv.put("purges", JSON.stringify({ number: 5, marks: { "en-IE/about": { number: 5, at } } }));
		expect(await status(about)).toBe(200);
		const calls = (await portal.calls()).filter(({ path }) => path.endsWith("/single/about"));
		expect(calls, `${since}`).toHaveLength(asked);
	}
});
