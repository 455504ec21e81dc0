import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";

/** The CMS's webhook. All tests share one Worker: what one test purges, the next reads again. */

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
	await expect.poll(async () => (await kv.get("purges")) ?? "").toContain(`"${tag}"`);
}

const MISSING = { body: { message: "Not found" } };
const news = (event: string, entry: object) => ({ event, createdAt: "2026-11-01T10:00:00.000Z", model: "news", entry });
const LISTS = ["en-IE/activeCollections", "en-IE/content", "en-IE/news", "en-IE/news/count", "en-IE/search"];

test("publish, unpublish and delete of v3 and v5 renew the item and its lists, nothing else", async () => {
	await askedAgain();
	expect(await askedAgain()).toEqual([]);
	for (const event of [
		news("entry.publish", { slug: SLUG, locale: "en-IE", published_at: "2026-11-01T10:00:00.000Z" }),
		news("entry.delete", { slug: SLUG, locale: "en-IE" }),
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

test("a renamed item is matched by its documentId, whatever its id, and its old address is read again", async () => {
	await askedAgain();
	const documentId = "newscongressreportxxxxxx";
	await accepted(news("entry.publish", { id: 987_654, documentId, slug: "renamed", locale: "en-IE" }));
	expect(await askedAgain()).toContain(`en-IE/item/news/${OTHER}/none`);
});

test("a single, taxonomy, unknown model or picture renews the pages that may contain it", async () => {
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
		expect(asked.join(), model).not.toContain("tr-TR");
	}
	await accepted({ event: "media.update", createdAt: "x", media: { id: 5, name: "a.png" } });
	expect(await askedAgain()).toEqual(expect.arrayContaining([...LISTS, "en-IE/single/about", "tr-TR/single/about"]));
});

test("a changed medium renews the pages that show it, nothing else", async () => {
	await expect.poll(askedAgain).toEqual([]);
	const hash = "cardiology_news_hf_guideline";
	await accepted({ event: "media.update", media: { id: 5, hash, url: "/uploads/cardiology-news-hf-guideline.jpg" } });
	const asked = await askedAgain();
	expect(asked).toEqual(expect.arrayContaining(["en-IE/news", `en-IE/item/news/${SLUG}/none`, "en-IE/content"]));
	expect(asked.join()).not.toMatch(new RegExp(`single/about|activeCollections|${OTHER}`));
	await expect.poll(askedAgain).toEqual([]);
	await accepted({ event: "media.update", media: { hash: "shown_nowhere", url: "/uploads/shown_nowhere.png" } });
	expect(await askedAgain()).toEqual([]);
});

test("a deleted medium is served from no copy any more", async () => {
	const page = await (await portal.get(ITEM)).text();
	const picture = `ie.localhost${/src="(\/images\/[^"]+general|\/images\/[^"]+guideline[^"]*)"/.exec(page)?.[1]}`;
	expect(await status(picture)).toBe(200);
	await portal.fault({ path: "/uploads/", status: 404, ...MISSING, headers: { "Content-Type": "application/json" } });
	expect(await status(picture)).toBe(200);
	await accepted({ event: "media.delete", media: { url: "/uploads/cardiology-news-hf-guideline.jpg" } });
	expect(await status(picture)).toBe(404);
});

test("the webhook's test call reports its checks and purges nothing", async () => {
	await expect.poll(askedAgain).toEqual([]);
	const answer = await hook({ event: "trigger-test", createdAt: "2026-11-01T10:00:00.000Z" });
	expect(answer.status).toBe(200);
	expect(await answer.json()).toMatchObject({
		ok: true,
		checked: { secret: "accepted", kv: "reachable", purges: "reachable" },
	});
	expect(await askedAgain()).toEqual([]);
	expect((await hook({ event: "trigger-test" }, { "Content-Type": "application/json" })).status).toBe(401);
});

test("a withdrawn item disappears at once from pages and entries, and stays away while the backend fails", async () => {
	await askedAgain();
	await portal.fault({ path: `/api/strapi/en-IE/item/news/${SLUG}`, status: 404, ...MISSING, times: 1 });
	await accepted(news("entry.unpublish", { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(404);
	await portal.fault({ path: "/api/strapi/en-IE/item", status: 500 });
	await accepted(news("entry.unpublish", { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(503);
	// Content that was not purged is still served.
	expect(await status(`ie.localhost/en-IE/news/${OTHER}`)).toBe(200);
});

test("a page rendered without a part is rendered again when that part is published", async () => {
	const page = "be.localhost/fr-BE/imprint";
	await portal.fault({ path: "/api/strapi/fr-BE/single/footer", status: 404, ...MISSING });
	expect(await status(page)).toBe(200);
	await portal.heal();
	await accepted({ event: "entry.publish", model: "footer", entry: { id: 1, locale: "fr-BE" } });
	await portal.forgetCalls();
	expect(await status(page)).toBe(200);
	expect((await portal.calls()).map(({ path }) => path)).toContain("/api/strapi/fr-BE/single/footer");
});

test("repeated, reordered and concurrent events do no harm", async () => {
	const events = ["entry.publish", "entry.unpublish", "entry.publish", "entry.delete", "entry.publish"];
	await Promise.all(events.map((event) => accepted(news(event, { slug: SLUG, locale: "en-IE" }))));
	for (const event of events) await accepted(news(event, { slug: SLUG, locale: "en-IE" }));
	expect(await status(ITEM)).toBe(200);
});

test("a wrong secret, another method and nonsense are refused and purge nothing", async () => {
	await expect.poll(askedAgain).toEqual([]);
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
		{ event: "entry.publish" },
		{ event: "entry.publish", model: "news", entry: "all" },
		{ event: "entry.publish", model: "n".repeat(201), entry: {} },
		{ event: "media.delete" },
		{ event: "drop.table", model: "news", entry: {} },
		"[".repeat(50_000),
	])
		expect((await hook(nonsense)).status, JSON.stringify(nonsense).slice(0, 80)).toBe(400);
	expect(await askedAgain()).toEqual([]);
});

// The last test: the object that makes marks knows nothing of those that it writes.
test("a new isolate loads purges from KV: earlier entries are dead, later ones alive", async () => {
	const aged = [
		{ name: "about", since: -60_000, calls: 1 },
		// Read just before the mark and written just after it: clocks alone could not tell that it is old.
		{ name: "imprint", since: 1000, calls: 1 },
		{ name: "privacy", since: 10_000, calls: 0 },
	];
	const keyOf = (name: string) => `v3/en-IE/single/${name}`;
	const before = await portal.kv();
	const entries = new Map<string, string>();
	for (const { name } of aged) {
		expect(await status(`ie.localhost/en-IE/${name}`)).toBe(200);
		await expect.poll(() => before.get(keyOf(name))).not.toBeNull();
		entries.set(name, (await before.get(keyOf(name))) ?? "");
	}
	await portal.fresh();
	const kv = await portal.kv();
	const at = Date.now() - 20_000;
	for (const { name, since } of aged) {
		await kv.put(keyOf(name), JSON.stringify({ ...JSON.parse(entries.get(name) ?? ""), since: at + since, knew: 4 }));
	}
	const marks = Object.fromEntries(aged.map(({ name }) => [`en-IE/${name}`, { number: 5, at }]));
	await kv.put("purges", JSON.stringify({ number: 5, marks }));
	for (const { name, calls } of aged) {
		expect(await status(`ie.localhost/en-IE/${name}`)).toBe(200);
		const asked = (await portal.calls()).filter(({ path }) => path.endsWith(`/single/${name}`));
		expect(asked, name).toHaveLength(calls);
	}
});
