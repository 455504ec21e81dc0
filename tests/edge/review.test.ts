import { afterEach, expect, test } from "vitest";
import { documentIdOf } from "../backend/seed/document-id.ts";
import { editorOn, PREVIEW_SECRET } from "./editor.ts";
import { itemOf } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { basic, EDITOR_SECRET } from "./portal.ts";
import { keyedHash, sealed } from "./sealing.ts";
import { pageWith, type Visitor, visitor } from "./visitor.ts";

/** Review links: each opens one draft at one level, until its end, and nothing else. */

const portal = sharedPortal({ before: "healed" });

const HOST = "ie.localhost";
const COOKIE = "__Host-review";
const NEWS = { section: "news", documentId: documentIdOf("world-draft-news") };
const MATERIAL = { section: "materials", documentId: documentIdOf("world-draft-material") };
const NEWS_REVIEW = { ...NEWS, section: "news", locale: "en-IE", title: "A draft", level: "full" } as const;
const CHANGED = "/en-IE/news/international-recommendation-on-dosing";
const TITLE = "Not out yet: measuring blood pressure at home";
const at = ({ section, documentId }: typeof NEWS) => `/en-IE/${section}/${documentId}`;

const [OWN = "", REPLACED = ""] = ["own-link-of-test", "replaced-of-test"].map(
	(random) => random + keyedHash("review-link", random),
);

const anybody = (host = HOST) => visitor(portal, host);
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replace(/<\/?mark>/g, "");

async function editor(level = "full"): Promise<Visitor> {
	const someone = await editorOn(portal, { url: "/en-IE/news", status: "draft" });
	await someone.form("/en-IE/preview-level", { level });
	return someone;
}

/** The path of a new link, as the editor's bar shows it. */
async function linkTo(item = NEWS, level = "full"): Promise<string> {
	const someone = await editor(level);
	const made = await someone.form("/en-IE/review-link", { ...item, return: at(item) });
	expect([made.status, made.headers.get("location")]).toEqual([303, at(item)]);
	const [, path = ""] = /id="review-link"[^>]*value="http:\/\/ie\.localhost(?::\d+)?(\/preview\/[\w-]{32})"/.exec(
		await textOf(someone.get(at(item))),
	) ?? [""];
	expect(path).not.toBe("");
	return path;
}

async function reviewer(link: string, item = NEWS): Promise<Visitor> {
	const someone = anybody();
	const opened = await someone.get(link);
	expect([opened.status, opened.headers.get("location"), await opened.text()]).toEqual([303, at(item), ""]);
	return someone;
}

const staff = basic(EDITOR_SECRET);
const end = (link: string) => anybody().form("/ops/content", { review: link.slice("/preview/".length) }, staff);
const event = (name: string, documentId: string, locale: string | null = "en-IE") =>
	portal.webhook({
		event: name,
		uid: "api::news.news-item",
		model: "news-item",
		entry: { documentId, locale, id: 1, publishedAt: name === "entry.publish" ? "2026-11-23T08:00:00.000Z" : null },
	});

afterEach(async () => {
	// Each test has the links that it made.
	const page = await (await portal.get(`${HOST}/ops/content`, staff)).text();
	for (const [, id = ""] of page.matchAll(/<button[^>]* value="([\w-]+)"/g)) await end(`/preview/${id}`);
});

test("a link shows one draft, as not approved and with its end", async () => {
	const link = await linkTo();
	const someone = anybody();
	const opened = await someone.get(link);
	expect(opened.headers.get("cache-control")).toBe("no-store");
	expect(opened.headers.get("x-robots-tag")).toBe("noindex");
	expect(opened.headers.getSetCookie()).toEqual([
		expect.stringMatching(/^__Host-review=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
	]);
	const { html, headers } = await pageWith(200, someone.get(at(NEWS)));
	for (const words of [TITLE, "INT-2611-05", "Not approved", "Link valid until", "End preview"])
		expect(html).toContain(words);
	expect(html).not.toMatch(/preview-level|review-link|View as/);
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect(headers.get("x-robots-tag")).toBe("noindex");
	expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(html).toContain('"tagManager":null');
	// A chat's preview robot does not use up the link.
	await reviewer(link);
});

test("a link shows the pictures of its draft only", async () => {
	const someone = await reviewer(await linkTo());
	const html = await textOf(someone.get(at(NEWS)));
	const pictures = [...new Set(html.match(/\/en-IE\/news\/[^" ]*\/media\/picture-[\w-]+/g))];
	expect(pictures.length).toBeGreaterThan(0);
	for (const picture of pictures) {
		expect(picture.startsWith(`${at(NEWS)}/`)).toBe(true);
		const shown = await someone.get(picture);
		expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect((await anybody().get(picture)).status).toBe(404);
		expect((await someone.get(picture.replace(at(NEWS), at(MATERIAL)))).status).toBe(404);
	}
	expect((await someone.get(`${at(MATERIAL)}/media/file`)).status).toBe(404);
});

test("elsewhere a reviewer is an ordinary visitor: no list, search, page or item shows a draft or the bar", async () => {
	const someone = await reviewer(await linkTo());
	const news = "/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";
	for (const path of [at(MATERIAL), "/en-IE/materials/draft-of-a-dosing-table", news, `${at(NEWS).toUpperCase()}`])
		expect((await someone.get(path)).status, path).not.toBe(200);
	const published = await textOf(anybody().get(CHANGED));
	for (const path of ["/en-IE", "/en-IE/news", "/en-IE/search?term=blood+pressure+home", CHANGED, "/en-IE/imprint"]) {
		const html = await textOf(someone.get(path));
		expect(html, path).not.toMatch(/Not out yet|Draft of a dosing|revised version|preview-bar|imprint 2/i);
	}
	expect(published).toContain("INT-2210-07");
	expect(await textOf(someone.get(CHANGED))).toContain("INT-2210-07");
	const page = await textOf(someone.get(at(NEWS)));
	expect(page).not.toMatch(/Draft of a dosing|revised version|under-embargo/);
	const foreign = anybody("be.localhost");
	foreign.jar.set(COOKIE, someone.jar.get(COOKIE) ?? "");
	for (const path of [`/nl-BE/news/${NEWS.documentId}`, at(NEWS)])
		expect(await textOf(foreign.get(path)), path).not.toContain("preview-bar");
});

test("a link has the editor's level: a gated draft stays gated below it", async () => {
	const below = await reviewer(await linkTo(MATERIAL, "none"), MATERIAL);
	expect(await textOf(below.get(at(MATERIAL)))).toContain("Login required");
	expect((await below.get(`${at(MATERIAL)}/media/file`)).status).toBe(403);
	const full = await reviewer(await linkTo(MATERIAL, "full"), MATERIAL);
	expect(await textOf(full.get(at(MATERIAL)))).not.toContain("Login required");
	const file = await full.get(`${at(MATERIAL)}/media/file`);
	expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	// Nothing that everybody may not read is open besides.
	expect((await full.get("/en-IE/materials/cardovex-titration-scheme/media/file")).status).toBe(403);
});

test("a reviewer can only read: posts and editors' forms are refused", async () => {
	const link = await linkTo();
	const someone = await reviewer(link);
	expect((await someone.form(`${at(NEWS)}/registration`, {})).status).toBe(403);
	expect((await someone.form(at(NEWS), {})).status).toBe(403);
	expect((await someone.form("/en-IE/review-link", { ...MATERIAL, return: at(MATERIAL) })).status).toBe(403);
	await someone.form("/en-IE/preview-level", { level: "full" });
	expect(someone.jar.has("__Host-preview")).toBe(false);
	expect((await someone.form("/ops/content", { review: link.slice(9) })).status).toBe(401);
	expect((await anybody().form("/en-IE/review-link", { ...NEWS, return: at(NEWS) })).status).toBe(403);
	await someone.form("/en-IE/end-preview", {});
	expect((await someone.get(at(NEWS))).status).toBe(404);
	await reviewer(link);
});

test("links exist for drafts only, not for published items or nonsense", async () => {
	const someone = await editor();
	for (const fields of [
		{ section: "news", documentId: "nothing-of-the-kind" },
		{ section: "news", documentId: MATERIAL.documentId },
		// A slug is no documentId.
		{ section: "news", documentId: "not-out-yet-measuring-blood-pressure-at-home" },
		{ section: "materials", documentId: documentIdOf("mat-cardovex-titration") },
		{ section: "nonsense", documentId: NEWS.documentId },
		{ section: "news", documentId: "x".repeat(5000) },
		{},
	]) {
		const made = await someone.form("/en-IE/review-link", { ...fields, return: "/en-IE" });
		expect(made.status, JSON.stringify(fields).slice(0, 80)).toBe(404);
	}
	const html = await textOf(someone.get("/en-IE/materials/cardovex-titration-scheme"));
	expect(html).toContain("preview-bar");
	expect(html).not.toContain("/en-IE/review-link");
	expect(await textOf(anybody().get("/en-IE"))).not.toContain("/en-IE/review-link");
});

test.each(["entry.publish", "entry.unpublish", "entry.delete"])("%s of an item ends its links now", async (name) => {
	const link = await linkTo();
	const someone = await reviewer(link);
	expect((await event(name, NEWS.documentId, "nl-BE")).status).toBe(202);
	expect((await event(name, MATERIAL.documentId)).status).toBe(202);
	expect((await event("entry.update", NEWS.documentId)).status).toBe(202);
	expect((await someone.get(at(NEWS))).status).toBe(200);
	expect((await event(name, NEWS.documentId, name === "entry.delete" ? null : "en-IE")).status).toBe(202);
	await expect.poll(async () => (await someone.get(at(NEWS))).status).toBe(410);
	const answer = await someone.get(at(NEWS));
	const html = await answer.text();
	expect(html).toContain("This review link is no longer valid");
	expect(html).not.toContain(TITLE);
	expect(answer.headers.get("cache-control")).toContain("private");
	expect((await anybody().get(link)).status).toBe(410);
});

test("an editor ends one link by hand, and the others stay", async () => {
	const [first, second] = [await linkTo(), await linkTo(MATERIAL)];
	const one = await reviewer(first);
	const other = await reviewer(second, MATERIAL);
	const page = await (await portal.get(`${HOST}/ops/content`, staff)).text();
	for (const words of ["Review links", TITLE, "Draft of a dosing table", "viewed as full access"])
		expect(page).toContain(words);
	const ended = await end(first);
	expect([ended.status, ended.headers.get("location")]).toEqual([303, "/ops/content#reviews"]);
	expect((await one.get(at(NEWS))).status).toBe(410);
	expect((await one.get(`${at(NEWS)}/media/picture-1`)).status).toBe(410);
	expect((await other.get(at(MATERIAL))).status).toBe(200);
	expect((await end(first)).status).toBe(303);
	expect((await end("/preview/nonsense")).status).toBe(303);
	const unreadable = { ...staff, "Content-Type": "multipart/form-data; boundary=x" };
	expect((await anybody().form("/ops/content", {}, unreadable)).status).toBe(400);
});

test("a published item is shown to no reviewer, even without the webhook", async () => {
	const someone = await reviewer(await linkTo());
	const path = `/api/strapi/en-IE/preview/news/${NEWS.documentId}`;
	const body = itemOf("now-out", { documentId: NEWS.documentId, title: TITLE, state: "published" });
	await portal.fault({ path, status: 200, body });
	expect((await someone.get(at(NEWS))).status).toBe(410);
	// An item that has this documentId for its slug is another one.
	await portal.heal();
	await portal.fault({ path, status: 200, body: { ...body, documentId: "another", state: "draft" } });
	expect((await someone.get(at(NEWS))).status).toBe(404);
});

test("a forged or expired cookie, or one of another purpose, opens nothing", async () => {
	const link = await linkTo();
	const claims = { id: link.slice("/preview/".length), locale: "en-IE", ...NEWS };
	const someone = anybody();
	for (const [which, cookie, status] of [
		["forged", "eyJhbGciOiJkaXIifQ..a.b.c", 404],
		["of a seal that has ended", await sealed(claims, { audience: "review", seconds: -10 }), 404],
		["of another purpose", await sealed(claims, { audience: "preview", seconds: 600 }), 404],
		["of no link", await sealed({ ...claims, id: "x".repeat(32) }, { audience: "review", seconds: 600 }), 410],
		// The link decides on the item, whatever the cookie says.
		["of another item", await sealed({ ...claims, ...MATERIAL }, { audience: "review", seconds: 600 }), 404],
		["as it is", await sealed(claims, { audience: "review", seconds: 600 }), 200],
	] as const) {
		someone.jar.set(COOKIE, cookie);
		const path = which === "of another item" ? at(MATERIAL) : at(NEWS);
		expect((await someone.get(path)).status, which).toBe(status);
	}
});

test("a link made with a replaced secret has ended and is not listed", async () => {
	const of = (secret: string) => ({ ...NEWS_REVIEW, secret: keyedHash("preview-secret", secret) });
	const object = await portal.reviews();
	await object.addReview(of(PREVIEW_SECRET), OWN);
	await object.addReview(of("a-replaced-preview-secret"), REPLACED);
	expect((await anybody().get(`/preview/${OWN}`)).status).toBe(303);
	expect((await anybody().get(`/preview/${REPLACED}`)).status).toBe(410);
	const page = await (await portal.get(`${HOST}/ops/content`, staff)).text();
	const listed = [...page.matchAll(/<button[^>]* value="([\w-]+)"/g)].map(([, id]) => id);
	expect([listed.includes(OWN), listed.includes(REPLACED)]).toEqual([true, false]);
	await object.endReview(REPLACED);
});

test("a link that the portal has not signed is refused, whatever the object of the links would answer", async () => {
	const object = await portal.reviews();
	const secret = keyedHash("preview-secret", PREVIEW_SECRET);
	for (const id of ["x".repeat(32), `${"x".repeat(16)}${OWN.slice(16)}`, "own"]) {
		await object.addReview({ ...NEWS_REVIEW, secret }, id);
		expect((await anybody().get(`/preview/${id}`)).status, id).toBe(410);
		await object.endReview(id);
	}
});

test("a link's id is in no log, and only on the editors' page", async () => {
	const link = await linkTo();
	const someone = await reviewer(link);
	const html = await textOf(someone.get(at(NEWS)));
	const id = link.slice("/preview/".length);
	expect(html).not.toContain(id);
	expect((await anybody().get("/preview/nonsense")).status).toBe(410);
	await expect.poll(() => portal.logs().filter((line) => line.includes('"/preview/:link"')).length).toBeGreaterThan(1);
	expect(portal.logs().join("\n")).not.toContain(id);
});
