import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { button, editorOn, PREVIEW_SECRET } from "./editor.ts";
import { sharedPortal } from "./own-portal.ts";
import { keyedHash, sealed } from "./sealing.ts";
import { pageWith, visitor } from "./visitor.ts";

/** The CMS's preview: what opens it, what it shows, and that nobody else ever sees any of it. */

const portal = sharedPortal({ before: "healed" });

const t = translator("en-IE");
const HOST = "ie.localhost";
const COOKIE = "__Host-preview";
const CMS = "http://localhost:1337";
const DRAFT = "worlddraftnewsxxxxxxxxxx";
const NEWS = "/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";
const TITLE = "Not out yet: measuring blood pressure at home";
const GATED = "/en-IE/materials/draft-of-a-dosing-table";
const REVISED = "/en-IE/news/international-recommendation-on-dosing";
const WORLD = "/en-IE/news?category=17";

const anybody = (host = HOST) => visitor(portal, host);
/** Without the marks of a search's words. */
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replace(/<\/?mark>/g, "");

const editor = (query: Record<string, string> = { url: NEWS, status: "draft" }) => editorOn(portal, query);

test("the button's address leads at once to the page, which shows the draft under a bar", async () => {
	const someone = anybody();
	const opened = await someone.get(button({ url: NEWS, status: "draft" }));
	expect([opened.status, opened.headers.get("location"), await opened.text()]).toEqual([303, NEWS, ""]);
	expect(opened.headers.get("cache-control")).toBe("no-store");
	const [cookie] = opened.headers.getSetCookie();
	expect(cookie).toMatch(
		/^__Host-preview=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
	);
	const { html, headers } = await pageWith(200, someone.get(NEWS));
	for (const words of [TITLE, "INT-2611-05", ">Draft<", "Ireland", "End preview"]) expect(html).toContain(words);
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect(headers.get("x-robots-tag")).toBe("noindex");
	expect(html).not.toContain("application/ld+json");
	expect(html).toContain(`"tagManager":null`);
});

test.each([
	[
		"a documentId, for a draft that may have no slug yet",
		{ uid: "api::news.news-item", documentId: DRAFT, locale: "en-IE" },
		TITLE,
	],
	["a single", { uid: "api::imprint.imprint", documentId: "imprint", locale: "en-IE" }, "Changed since publication"],
	["a material", { url: GATED }, "Download"],
	["an item that was changed", { url: REVISED }, "revised version"],
	["the same as published", { url: REVISED, status: "published" }, "INT-2210-07"],
	["a type without a page, which is the home page", { uid: "api::footer.footer", locale: "en-IE" }, "Including drafts"],
])("it leads to %s", async (_, query, words) => {
	const someone = anybody();
	const opened = await someone.get(button(query));
	expect(await textOf(someone.get(opened.headers.get("location") ?? ""))).toContain(words);
});

test("it leads to a feedback page, whose bar has the single's state and approval code", async () => {
	const single = { title: "Glad to hear that", state: "changed", approval_code: "IE-2611-09" };
	await portal.fault({ path: "/api/strapi/en-IE/single/happy", body: [single] });
	const someone = anybody();
	const opened = await someone.get(button({ uid: "api::happy.happy", documentId: "happy", locale: "en-IE" }));
	expect(opened.headers.get("location")).toBe("/en-IE/feedback/happy");
	const html = await textOf(someone.get("/en-IE/feedback/happy"));
	for (const words of [single.title, "Changed since publication", single.approval_code]) expect(html).toContain(words);
});

test("lists, home, search and singles show drafts, with their state", async () => {
	const someone = await editor();
	for (const path of ["/en-IE", "/en-IE/news", "/en-IE/search?term=blood+pressure+home", WORLD]) {
		const html = await textOf(someone.get(path));
		expect(html, path).toContain(TITLE);
		expect(html, path).toContain("preview-bar");
	}
	expect(await textOf(someone.get("/en-IE/podcasts"))).toContain("Pilot episode");
	const list = await textOf(someone.get(WORLD));
	expect(list).toContain("revised version");
	expect(list).toMatch(/card__state[^>]*>\s*(?:<svg.*?<\/svg>)?Draft</);
});

test("what an embargo holds back is there, with its minute", async () => {
	const someone = await editor();
	const list = await textOf(someone.get("/en-IE/news"));
	const [, path = ""] = /href="(\/en-IE\/news\/under-embargo[^"]*)"/.exec(list) ?? [];
	for (const status of ["draft", "published"]) {
		await someone.get(button({ url: path, status }));
		expect(await textOf(someone.get(path)), status).toContain("Under embargo until 1 January 2099");
	}
	expect((await anybody().get(path)).status).toBe(404);
	expect(await textOf(anybody().get("/en-IE/news"))).not.toContain(path);
});

test("a page is looked at as visitor, with limited and with full access", async () => {
	const someone = await editor({ url: GATED });
	const bar = await (await someone.get(GATED)).text();
	expect(bar).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Full access/);
	for (const form of ["preview-level", "end-preview"]) expect(bar).toContain(`action="/en-IE/${form}"`);
	const as = async (level: string) => {
		const answer = await someone.form("/en-IE/preview-level", { level, return: GATED });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, GATED]);
		return textOf(someone.get(GATED));
	};
	const FILE = `${GATED}/media/file`;
	expect(await as("none")).toContain("Login required");
	expect((await someone.get(FILE)).status).toBe(403);
	expect(await as("limited")).toContain("Login required");
	expect(await as("full")).not.toContain("Login required");
	const file = await someone.get(FILE);
	expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(await as("root")).not.toContain("Login required");
	const elsewhere = await someone.form("/en-IE/preview-level", { level: "none", return: "https://elsewhere.example/" });
	expect(elsewhere.headers.get("location")).toBe("/en-IE");
});

test("pictures of drafts and of the home page, whose draft may show another, are given to the preview alone", async () => {
	const someone = await editor();
	const seen = ["/en-IE/news", NEWS, "/en-IE"].map((path) => textOf(someone.get(path)));
	const html = (await Promise.all(seen)).join("");
	expect(html).not.toMatch(/\/images\/[^"]*(?:world-draft|general-home)/);
	expect(await textOf(anybody().get("/en-IE"))).toMatch(/\/images\/[^"]*general-home/);
	const pictures = [...new Set(html.match(/\/en-IE\/(?:news\/not-out-yet[^" ]*|home)\/media\/picture-[\w-]+/g))];
	expect(pictures).toHaveLength(3);
	await someone.form("/en-IE/preview-level", { level: "none" });
	for (const picture of pictures) {
		const shown = await someone.get(picture);
		expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(shown.headers.get("content-type")).toContain("image/svg+xml");
		expect(shown.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
		expect((await anybody().get(picture)).status).toBe(404);
	}
});

test("nothing of a preview is kept: neither pages, nor reads, nor what was found for a term", async () => {
	const someone = await editor();
	const seen = [NEWS, "/en-IE", "/en-IE/news", WORLD, "/en-IE/imprint", REVISED, "/en-IE/search?term=not+out+yet"];
	const before = await Promise.all(seen.map(async (path) => (await anybody().get(path)).status));
	await Promise.all(seen.map((path) => someone.get(path).then((answer) => answer.text())));
	await portal.forgetCalls();
	await textOf(someone.get("/en-IE/news"));
	expect((await portal.calls()).filter(({ path }) => path.includes("preview=1")).length).toBeGreaterThan(1);
	for (const [index, path] of seen.entries()) {
		const answer = await anybody().get(path);
		const html = await answer.text();
		expect(answer.status, path).toBe(before[index]);
		expect(html.replaceAll("not out yet", ""), path).not.toMatch(
			/Not out yet|revised version|INT-2611|preview-bar|imprint 2/i,
		);
	}
	const kept = (await (await portal.kv()).list()).keys.map(({ name }) => name).join();
	expect(kept).not.toMatch(/not-out-yet|worlddraft/);
});

test("no parameter of an ordinary visitor reaches a draft", async () => {
	const paths = [
		`${NEWS}?preview=1`,
		`${NEWS}?status=draft`,
		`/en-IE/news/${DRAFT}`,
		`/en-IE/news/${DRAFT}?preview=1&status=draft`,
		`${NEWS}/media/file?preview=1`,
	];
	for (const path of paths) expect((await anybody().get(path)).status, path).toBe(404);
	for (const path of ["/en-IE/news?", "/en-IE?", "/en-IE/search?term=blood+pressure+home&"])
		expect(await textOf(anybody().get(`${path}preview=1`)), path).not.toContain(TITLE);
	const strange = (await portal.calls()).filter(({ path }) => /preview|status=/.test(path));
	expect(strange).toEqual([]);
});

const claims = (own: object = {}) => ({
	id: "a-visit-that-goes-on",
	locales: ["en-IE"],
	level: "full",
	version: "draft",
	until: Date.now() + 600_000,
	secret: keyedHash("preview-secret", PREVIEW_SECRET),
	...own,
});
const visit = (own: object = {}, audience = "preview", seconds = 600) => sealed(claims(own), { audience, seconds });

test("a cookie that is forged, past its hour, of another purpose or of a replaced secret reads nothing", async () => {
	const cookies = {
		forged: "eyJhbGciOiJkaXIifQ..a.b.c",
		"past its hour": await visit({ until: Date.now() - 1000 }),
		"of a seal that has ended": await visit({}, "preview", -10),
		"of another purpose": await visit({}, "session"),
		"of a replaced secret": await visit({ secret: keyedHash("preview-secret", "a-replaced-preview-secret") }),
		"of an empty secret": await visit({ secret: keyedHash("preview-secret", "") }),
		"that names the secret itself": await visit({ secret: PREVIEW_SECRET }),
		"without a secret": await visit({ secret: undefined }),
		"without an id": await visit({ id: undefined }),
	};
	const someone = anybody();
	for (const [which, cookie] of Object.entries(cookies)) {
		someone.jar.set(COOKIE, cookie);
		expect((await someone.get(NEWS)).status, which).toBe(404);
		expect(await textOf(someone.get("/en-IE/news")), which).not.toContain(TITLE);
	}
	someone.jar.set(COOKIE, await visit());
	expect((await someone.get(NEWS)).status).toBe(200);
});

test("a preview of one locale shows nothing in another, on its own host or another country's", async () => {
	const someone = anybody("be.localhost");
	await someone.get(button({ url: "/nl-BE/news", locale: "nl-BE" }));
	expect(await textOf(someone.get("/nl-BE/news"))).toContain("thuismeting");
	expect(await textOf(someone.get("/fr-BE/news"))).not.toMatch(/automesure|preview-bar/);
	const copied = anybody("ch.localhost");
	copied.jar.set(COOKIE, someone.jar.get(COOKIE) ?? "");
	expect(await textOf(copied.get("/fr-CH/news"))).not.toMatch(/automesure|preview-bar/);
	const all = anybody("be.localhost");
	await all.get(button({ url: "/nl-BE/news" }));
	expect(await textOf(all.get("/fr-BE/news"))).toContain("automesure");
});

test("it is answered on the locale's own host, and redirects nowhere else", async () => {
	const query = button({ locale: "de-CH", uid: "api::news.news-item", documentId: DRAFT });
	const other = await anybody().get(query);
	expect([other.status, other.headers.get("location")]).toEqual([303, `http://ch.localhost${query}`]);
	expect(other.headers.getSetCookie().join()).not.toContain(COOKIE);
	const own = await anybody("ch.localhost").get(query);
	expect(own.headers.get("location")).toBe(`/de-CH/news/${DRAFT}`);
	const foreign = ["https://elsewhere.example/en-IE", "//elsewhere.example/en-IE", "/en-IE/../de-CH", "javascript:1"];
	for (const url of foreign) {
		const answer = await anybody().get(button({ url, locale: "en-IE" }));
		expect(answer.headers.get("location"), url).toBe("/en-IE");
	}
});

test("a secret that is not the portal's opens nothing, and says so without rendering anything", async () => {
	for (const secret of ["", "wrong", `${PREVIEW_SECRET}x`, "development-ops-secret", "development-service-secret"]) {
		const answer = await anybody().get(button({ url: NEWS, secret }));
		expect(answer.status, secret).toBe(403);
		expect(await answer.text()).toBe(`${t("preview.refused")}\n`);
		expect(answer.headers.getSetCookie().join()).not.toContain(COOKIE);
		expect(answer.headers.get("content-security-policy")).toContain(`frame-ancestors ${CMS}`);
	}
	expect((await anybody().get(`/preview?url=${NEWS}`)).status).toBe(403);
	expect((await anybody().get(button({ status: "draft" }))).status).toBe(400);
	expect((await anybody().get(button({ locale: "xx-XX" }))).status).toBe(400);
});

test("the CMS alone may frame a preview's pages, and nobody any other page", async () => {
	const someone = await editor();
	for (const path of [NEWS, "/en-IE/news", "/en-IE/nowhere"]) {
		const { headers } = await someone.get(path);
		expect(headers.get("content-security-policy"), path).toContain(`frame-ancestors ${CMS};`);
		expect(headers.get("x-frame-options"), path).toBeNull();
		const ordinary = (await anybody().get(path)).headers;
		expect(ordinary.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
		expect(ordinary.get("x-frame-options"), path).toBe("DENY");
	}
});

test("a preview changes nothing: what is sent from it is refused with words, but for its own forms", async () => {
	const someone = await editor();
	const refused = someone.form("/en-IE/login", { email: "ie@helvora.example", password: "demo-1234" });
	expect((await pageWith(403, refused)).html).toContain("You can’t send or change anything in a preview");
	const call = await someone.call("login", { email: "ie@helvora.example", password: "demo-1234" });
	expect(call).toEqual({ status: 403, body: { message: expect.stringContaining("preview"), statusCode: 403 } });
	const report = await someone.json("tracking/url", {});
	expect(report.status).toBe(403);
	const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
	expect((await someone.form("/en-IE/end-preview", {}, foreign)).status).toBe(403);
});

test("a preview is nobody's: who is signed in besides counts for nothing on its pages", async () => {
	const someone = await editor({ url: GATED });
	await someone.form("/en-IE/preview-level", { level: "none" });
	const linked = await someone.get("/en-IE/materials/cardovex-titration-scheme/demo-access");
	expect([linked.status, someone.jar.has("__Host-deeplink")]).toEqual([200, false]);
	expect(await linked.text()).toContain("Login required");
	expect(await textOf(someone.get(GATED))).toContain("Login required");
});

test("it ends with its button, in the browser's frame too", async () => {
	const someone = await editor();
	const framed = await someone.form("/en-IE/end-preview", {}, { "Sec-Fetch-Dest": "iframe" });
	expect([framed.status, await framed.text()]).toEqual([200, `${t("preview.ended")}\n`]);
	expect(framed.headers.get("x-frame-options")).toBeNull();
	const cookie = framed.headers.getSetCookie().find((one) => one.startsWith(COOKIE));
	expect(cookie).toBe(`${COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned`);
	expect((await someone.get(NEWS)).status).toBe(404);
	const other = await editor();
	expect((await other.form("/en-IE/end-preview", {})).headers.get("location")).toBe("/en-IE");
});

test("copies of the cookie end with the preview, those of another level and of an earlier button too", async () => {
	const someone = await editor();
	const copies = [someone.jar.get(COOKIE) ?? ""];
	await someone.form("/en-IE/preview-level", { level: "limited" });
	copies.push(someone.jar.get(COOKIE) ?? "");
	await someone.get(button({ url: NEWS, status: "published" }));
	copies.push(someone.jar.get(COOKIE) ?? "");
	const copied = async () => {
		const answers = copies.map((cookie) => {
			const thief = anybody();
			thief.jar.set(COOKIE, cookie);
			return thief.get(GATED);
		});
		return (await Promise.all(answers)).map(({ status }) => status);
	};
	const other = await editor();
	expect(new Set(copies).size).toBe(3);
	expect((await copied()).slice(0, 2)).toEqual([200, 200]);
	await someone.form("/en-IE/end-preview", {});
	expect(await copied()).toEqual([404, 404, 404]);
	expect((await other.get(NEWS)).status).toBe(200);
	// A new button opens a new visit, even over a copy of an ended one.
	someone.jar.set(COOKIE, copies[0] ?? "");
	await someone.get(button({ url: NEWS, status: "draft" }));
	expect((await someone.get(NEWS)).status).toBe(200);
});

test.each([
	["as Laravel says it", { message: "The route could not be found." }],
	["without a word", ""],
])("where the backend has no preview calls, %s, the page says so under the bar", async (_, body) => {
	await portal.fault({ path: "/api/strapi/en-IE/preview/", status: 404, body });
	const someone = await editor();
	// Nothing has failed: the endpoint's circuit stays closed, however often an editor tries.
	for (let times = 0; times < 14; times++) {
		const { html } = await pageWith(404, someone.get(NEWS));
		expect(html).toContain(t("errorReasons.noDraft"));
		expect(html).toContain("preview-bar");
	}
});
