import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { editorOn } from "./editor.ts";
import { IN_ALL, sharedPortal } from "./own-portal.ts";
import { type Portal, pageOf, portalOf, textOf } from "./portal.ts";
import { startStrapi, TOKEN } from "./strapi/double.ts";
import { gatesOfBodies as gatesIn, isOfSection } from "./strapi/gates.ts";
import type { Row } from "./strapi/store.ts";
import { deepLinked } from "./visitor.ts";

/** The portal whose content comes from Strapi 5 itself, beside the one whose content comes by Laravel's contract. */

const laravel = sharedPortal();
let strapi: Awaited<ReturnType<typeof startStrapi>>;
let portal: Portal;

/** The embedded backend keeps the day of its start, and midnight may have passed since. */
async function dayOfLaravel(): Promise<number> {
	const store = await laravel.backendStore();
	const version = await store.prepare("SELECT value FROM meta WHERE name = 'seed'").first<string>("value");
	return Date.parse(version?.split(" ")[1] ?? "");
}

beforeAll(async () => {
	const uploads = (path: string) => laravel.backend(path, { "X-Content-Secret": "development-content-secret" });
	strapi = await startStrapi(uploads, await dayOfLaravel());
	portal = portalOf({ STRAPI_URL: strapi.url, STRAPI_TOKEN: TOKEN, BACKEND_DEADLINE_MS: "1500" });
	await portal.start();
});
afterAll(async () => {
	await portal.close();
	await strapi.close();
});
beforeEach(async () => {
	strapi.fault(undefined);
	await store((demo) => demo);
});

async function store(change: (demo: Row[]) => Row[]): Promise<void> {
	strapi.edit(change);
	await portal.purge();
	strapi.forget();
	portal.forgetLogs();
}

/** The store with other fields of some entries. */
const changed = (isIt: (row: Row) => boolean, fields: object) =>
	store((demo) => demo.map((row) => (isIt(row) ? { ...row, ...fields } : row)));
const invalidKey = (key: string) => strapi.refused(400, "ValidationError", `Invalid key ${key}`, { key, path: null });

const HOST = "ie.localhost";
const CHECKLIST = "/en-IE/materials/checklist-for-the-heart-failure-review";
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const LIMITED = "/en-IE/materials/score-card-disease-activity-in-rheumatoid-arthritis";
const DRAFT = "/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";

const read = (path: string, headers: Record<string, string> = {}, host = HOST) =>
	pageOf(portal.get(host + path, headers));

/** Those of visitors: the search index is built behind them. */
const apiCalls = () =>
	strapi
		.calls()
		.filter(({ path }) => path.startsWith("/api/"))
		.filter(({ headers }) => !String(headers["x-request-id"]).startsWith("search-index-"));

const gatesOfBodies = () => gatesIn(apiCalls());

/** An editor who has come by the CMS's button. */
async function editor(query: Record<string, string> = { url: DRAFT, status: "draft" }) {
	const someone = await editorOn(portal, query);
	return {
		location: someone.location,
		text: async (path: string) => (await (await someone.get(path)).text()).replace(/<\/?mark>/g, ""),
		as: (level: string) => someone.form("/en-IE/preview-level", { level, return: DRAFT }),
	};
}

const alternatesOf = (html: string): string[] => html.match(/<link rel="alternate"[^>]*hreflang[^>]*>/gi) ?? [];
/** The text of the page's own part. What differs between both sides by intention, or by the minute, is left out. */
const mainOf = (html: string): string =>
	textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
		.replace(/PDF, \d+ [kK][Bbo] |\d\d:\d\d|http:\/\/backend\/uploads\/files\/|(?<=en-IE\.pdf) \([^)]*\)/g, "")
		.trim();

const sentences = (html: string): string[] => mainOf(html).split(/(?<=[.?] )/);

for (const [locale, host, part] of [
	["tr-TR", "tr.localhost", {}],
	["fr-CH", "ch.localhost", IN_ALL],
] as const) {
	const title = `[7.10] [7.11] [7.13] in ${locale} every page reads as by Laravel's contract`;
	test(title, part, async () => {
		const sitemap = await (await laravel.get(`${host}/sitemap/${locale}/1.xml`)).text();
		expect(await (await portal.get(`${host}/sitemap/${locale}/1.xml`)).text()).toBe(sitemap);
		const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/[a-z]{2}-[A-Z]{2}\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
		expect(paths.length).toBeGreaterThan(20);
		let alternates = 0;
		// A single's day of change is Strapi's alone.
		for (const path of paths.filter((one) => /\/(?:news|materials|podcasts|webcasts|webinars)(?:\/|$)/.test(one))) {
			// On a busy machine a page may begin with other related items than its own.
			await vi.waitFor(
				async () => {
					const [here = "", there = ""] = await Promise.all(
						[portal, laravel].map(async (one) => (await one.get(`${host}${path}?whole`)).text()),
					);
					expect(sentences(here), path).toEqual(sentences(there));
					expect(alternatesOf(here), path).toEqual(alternatesOf(there));
					alternates += alternatesOf(here).length;
				},
				{ timeout: 30_000, interval: 500 },
			);
		}
		expect(alternates).toBeGreaterThan(0);
		// What is not the CMS's comes from the backend still, and nothing else.
		expect((await portal.calls()).filter(({ path }) => path.startsWith("/api/strapi"))).toEqual([]);
	});
}

test("the podcast feed names the files of its public episodes, as by Laravel's contract", async () => {
	const path = "/en-IE/feeds/podcasts/podcast.xml";
	const of = async (one: Portal) => (await (await one.get(HOST + path)).text()).match(/<enclosure [^>]*>/g) ?? [];
	const enclosures = await of(portal);
	expect(enclosures).toEqual(await of(laravel));
	expect(enclosures.length).toBeGreaterThan(1);
	expect(new Set(gatesOfBodies())).toEqual(new Set(['"0":"public"']));
});

test("where Strapi names a locale otherwise, preview and pages know it by the field map", IN_ALL, async () => {
	const mapped = portalOf({
		STRAPI_URL: strapi.url,
		STRAPI_TOKEN: TOKEN,
		STRAPI_FIELDS: JSON.stringify({ locales: { "tr-TR": "tr" } }),
	});
	await mapped.start();
	await changed(({ locale }) => locale === "tr-TR", { locale: "tr" });
	const draft = { uid: "api::news.news-item", documentId: "worlddraftnewsxxxxxxxxxx", locale: "tr" };
	expect((await editorOn(mapped, draft, "tr.localhost")).location).toBe("/tr-TR/news/worlddraftnewsxxxxxxxxxx");
	const { html } = await pageOf(
		mapped.get("ie.localhost/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice"),
	);
	expect(alternatesOf(html).some((link) => link.includes("/tr-TR/"))).toBe(true);
	await mapped.close();
});

test("[6.01] a gated body is never asked below its level, nor its files", async () => {
	const gated = await read(GATED);
	expect(gated.html).toContain("Login required");
	expect(gated.html).toContain("From the starting dose to the target dose");
	expect(gated.html).not.toMatch(/twice daily|uploads\/files/);
	for (const path of [LIMITED, CHECKLIST, "/en-IE", "/en-IE/materials", "/en-IE/podcasts", "/en-IE/webinars"]) {
		expect((await read(path)).status).toBe(200);
	}
	expect((await read(`${GATED}/media/file`)).status).toBe(403);
	const gates = gatesOfBodies();
	expect(gates.length).toBeGreaterThan(4);
	expect(new Set(gates)).toEqual(new Set(['"0":"public"']));
});

test("[6.03] limited access reads public and limited bodies, full access all of them", async () => {
	const someone = await editor({ url: LIMITED, status: "published" });
	await someone.as("limited");
	strapi.forget();
	expect(await someone.text(LIMITED)).toContain("Remission: below 2.6");
	expect(await someone.text(GATED)).not.toContain("twice daily");
	expect(new Set(gatesOfBodies())).toEqual(new Set(['"0":"public","1":"limited"', '"0":"public"']));
	const reader = await deepLinked(portal, GATED);
	expect((await read(GATED, reader)).html).toContain("twice daily");
	const file = await portal.get(`${HOST}${GATED}/media/file`, reader);
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("an entry whose gate is empty or unknown is for full access alone", async () => {
	for (const gate of [null, "everybody"]) {
		await changed(({ slug }) => slug === CHECKLIST.split("/").at(-1), { gate });
		const { html } = await read(CHECKLIST);
		expect(html).toContain("Login required");
		expect(html).not.toContain("/media/file");
	}
});

test("drafts are asked in previews alone, which show them first, with their state", async () => {
	const paths = [
		DRAFT,
		`${DRAFT}?status=draft&preview=1`,
		"/en-IE/news?status=draft",
		"/en-IE?preview=1",
		"/en-IE/imprint",
	];
	for (const path of [...paths, "/en-IE/search?term=blood+pressure+home&status=draft"]) {
		expect((await read(path)).html, path).not.toMatch(/Not out yet|imprint 2|Draft of the footer/i);
	}
	expect((await read(DRAFT)).status).toBe(404);
	expect(apiCalls().length).toBeGreaterThan(10);
	expect(new Set(apiCalls().map(({ query }) => query.status))).toEqual(new Set(["published"]));

	const someone = await editor();
	const page = await someone.text(DRAFT);
	for (const words of ["Not out yet", "INT-2611-05", ">Draft<", "Draft of the footer"]) expect(page).toContain(words);
	const list = mainOf(await someone.text("/en-IE/news"));
	expect(list.indexOf("Not out yet")).toBeLessThan(list.indexOf("New heart failure guideline"));
	expect(list).toContain("revised version");
	expect(list.indexOf("International recommendation on dosing,")).toBeGreaterThan(-1);
	for (const path of ["/en-IE", "/en-IE/search?term=blood+pressure+home"]) {
		expect(await someone.text(path), path).toContain("Not out yet");
	}
	expect(await someone.text("/en-IE/imprint")).toContain("Changed since publication");
	expect(await someone.text("/en-IE/about")).toContain(">Published<");
});

test("a draft whose slug has changed opens by its documentId, a gated draft asks for its level", async () => {
	const uid = { uid: "api::news.news-item", documentId: "worlddraftnewsxxxxxxxxxx", locale: "en-IE" };
	const someone = await editor(uid);
	expect(await someone.text(someone.location)).toContain("Not out yet");
	const gated = "/en-IE/materials/draft-of-a-dosing-table";
	expect(await someone.text(gated)).toContain("Download");
	await someone.as("none");
	strapi.forget();
	expect(await someone.text(gated)).toContain("Login required");
	expect(new Set(gatesOfBodies())).toEqual(new Set(['"0":"public"']));
});

test("a list beyond Strapi's limit of 100 is read in pages", async () => {
	await store((rows) => {
		const [news] = rows.filter((row) => row.type === "news" && row.locale === "en-IE" && row.status === "published");
		if (!news) throw new Error("No news");
		const copyOf = (_: unknown, index: number) => ({
			...news,
			...{ id: 90_000 + index, slug: `copy-${index}`, documentId: `copy${index}`.padEnd(24, "x") },
		});
		return [...rows, ...Array.from({ length: 230 }, copyOf)];
	});
	const { html } = await read("/en-IE/news?page=50");
	for (let index = 0; index < 230; index += 1) expect(html).toContain(`/en-IE/news/copy-${index}"`);
	const starts = apiCalls().flatMap(({ path, query: { pagination } }) =>
		path === "/api/news" && typeof pagination === "object" && pagination.limit !== "1" ? [pagination.start] : [],
	);
	expect(starts.sort()).toEqual(["0", "100", "200"]);
});

test("[2.01] without published_on an entry has the date of Strapi's publication", async () => {
	const slug = "new-heart-failure-guideline-five-points-for-general-practice";
	const isIt = (row: Row) => row.slug === slug && row.status === "published";
	await changed(isIt, { published_on: null, publishedAt: "2019-03-05T09:00:00.000Z" });
	for (const path of [`/en-IE/news/${slug}`, "/en-IE/news?page=50"]) {
		expect(mainOf((await read(path)).html), path).toContain("5 March 2019");
	}
});

test("an item costs two calls, the home page six: five lists and its text; a search twelve at most", async () => {
	// What all pages share, and the options of the filters.
	await read("/en-IE/news");
	strapi.forget();
	await read(CHECKLIST);
	expect(apiCalls().filter(({ query }) => JSON.stringify(query.filters ?? {}).includes('"slug"'))).toHaveLength(2);
	strapi.forget();
	await read("/en-IE");
	expect(apiCalls().filter(isOfSection)).toHaveLength(5);
	expect(apiCalls()).toHaveLength(6);
	strapi.forget();
	await read("/en-IE/search?term=potassium+below");
	expect(apiCalls().length).toBeLessThanOrEqual(12);
});

test("[7.14] a term of a hundred words, or of the longest letters, is searched for: no address is too long for Strapi", async () => {
	const hundred = Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" ");
	for (const term of [hundred, "心不全患者における薬物療法".repeat(15), "Вопрос ответ ".repeat(15)]) {
		strapi.forget();
		expect((await read(`/en-IE/search?term=${encodeURIComponent(term.slice(0, 200))}`)).status, term).toBe(200);
		const lengths = strapi.calls().map(({ url }) => url.length);
		expect(Math.max(...lengths), term).toBeGreaterThan(0);
		expect(Math.max(...lengths), term).toBeLessThanOrEqual(8 * 1024);
	}
	expect(portal.logs().join()).not.toMatch(/"search-reduced"/);
});

test("each secret goes to its own host, and none into the log", async () => {
	await read("/en-IE/materials");
	const [, picture = ""] = /src="(\/images\/[^"]+)"/.exec((await read(CHECKLIST)).html) ?? [];
	expect((await read(picture)).status).toBe(200);
	const uploads = strapi.calls().filter(({ path }) => path.startsWith("/uploads/"));
	expect(uploads.length).toBeGreaterThan(0);
	for (const { headers } of uploads) expect(JSON.stringify(headers)).not.toContain(TOKEN);
	for (const { headers } of apiCalls()) {
		expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
		expect(JSON.stringify(headers)).not.toMatch(/service-secret|content-secret/);
	}
	expect(portal.logs().join()).not.toContain(TOKEN);
});

const OF_FOUR = { data: [{ id: 1, attributes: {} }], meta: { pagination: { start: 0, limit: 25, total: 1 } } };
test.each([
	["a wrong token", () => strapi.refused(401, "UnauthorizedError", "Missing"), "refuses STRAPI_TOKEN"],
	["a token that may not read", () => strapi.refused(403, "ForbiddenError", "No"), "does not let STRAPI_TOKEN read"],
	["Strapi 4", () => ({ status: 200, body: OF_FOUR }), "the portal needs Strapi 5"],
	[
		"Strapi 4 without a field",
		() => strapi.refused(400, "ValidationError", "Invalid parameter gate"),
		"the portal needs Strapi 5",
	],
	["another program", () => ({ status: 200, body: { hello: "there" } }), "does not answer as Strapi 5"],
	["a required field that is missing", () => invalidKey("gate"), "refuses the query"],
])("%s: the page says that it fails, the log says why", async (_, answer, sentence) => {
	strapi.fault(answer);
	const { status } = await read("/en-IE/webcasts?page=2");
	expect([200, 500, 502, 503]).toContain(status);
	expect(portal.logs().join("\n")).toContain(sentence);
	expect((await read("/en-IE/login")).status).toBe(200);
});

test.each([404, 410])("a %s of a proxy before Strapi is a failure, and withdraws nothing", async (status) => {
	strapi.fault(() => ({ status, body: "404 page not found" }));
	for (const path of ["/en-IE", "/en-IE/about", "/en-IE/news", CHECKLIST]) {
		expect((await read(path)).status, path).toBe(503);
	}
});

test("without one content type the others are shown", async () => {
	strapi.fault((type) => (type === "materials" ? strapi.refused(404, "NotFoundError", "Not Found") : undefined));
	const { status, html } = await read("/en-IE");
	expect(status).toBe(200);
	expect(html).toContain("New heart failure guideline");
	expect(html).not.toContain("Checklist for the heart failure review");
	expect((await read(CHECKLIST)).status).not.toBe(404);
	expect(portal.logs().join()).toContain("no such content type");
});

test.each(["500", "hang"])("%s of one content type is no 404, and the rest works", async (kind) => {
	strapi.fault((type) =>
		type !== "news" ? undefined : kind === "hang" ? "hang" : strapi.refused(500, "InternalServerError", "Internal"),
	);
	expect((await read("/en-IE/news")).status).toBeGreaterThanOrEqual(500);
	expect((await read("/en-IE/news/never-read")).status).toBeGreaterThanOrEqual(500);
	expect((await read("/en-IE/materials")).html).toContain("Checklist for the heart failure review");
});

test("a field that a type lacks, or a type without internationalization, costs that field alone", async () => {
	// Strapi names the inner field that it refuses, and no path to it.
	const missing = { localizations: "locale", substances: "substances" };
	strapi.fault((type, { populate }) => {
		const [, key] = Object.entries(missing).find(([name]) => typeof populate === "object" && populate[name]) ?? [];
		return type === "webcasts" && key !== undefined ? invalidKey(key) : undefined;
	});
	expect((await read("/en-IE/webcasts")).html).toContain("Reading spirometry in three minutes");
	for (const name of Object.keys(missing)) {
		const told = portal.logs().filter((line) => line.includes("no such field") && line.includes(name));
		expect(told).toHaveLength(1);
	}
	strapi.forget();
	expect((await read("/en-IE/webcasts/reading-spirometry-in-three-minutes")).status).toBe(200);
	expect(
		apiCalls().filter(
			({ path, query }) => path === "/api/webcasts" && JSON.stringify(query.filters).includes('"slug"'),
		),
	).toHaveLength(2);
});

test("a component without the field that several have costs that component alone", async () => {
	// Of areas, category and authors alike the portal reads the name.
	strapi.fault((type, { populate }) =>
		type === "webcasts" && typeof populate === "object" && populate.authors ? invalidKey("name") : undefined,
	);
	const { html } = await read("/en-IE/webcasts/reading-spirometry-in-three-minutes");
	expect(textOf(html)).toMatch(/Topic .+ Therapeutic area /);
	const told = portal.logs().filter((line) => line.includes("no such field"));
	expect(told).toHaveLength(1);
	expect(told[0]).toContain('"authors"');
});

test("[3.10] a footer without one of its components keeps the others", async () => {
	strapi.fault((type, { populate }) =>
		type === "footer" && typeof populate === "object" && populate.promotional_content
			? invalidKey("promotional_content")
			: undefined,
	);
	const { html } = await read("/en-IE/about");
	const [footer = ""] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
	expect(footer).toContain('href="/en-IE/imprint"');
	expect(portal.logs().join()).toContain("promotional_content");
});

test("of a locale that Strapi does not have the log says so, its pages say that there is nothing, and others work", async () => {
	await store((rows) => rows.filter(({ locale }) => locale !== "tr-TR"));
	const home = await read("/tr-TR", {}, "tr.localhost");
	expect(home.status).toBe(200);
	expect(textOf(home.html)).toContain("Henüz içerik yok");
	expect((await read("/tr-TR/news", {}, "tr.localhost")).status).toBe(200);
	expect((await read("/tr-TR/imprint", {}, "tr.localhost")).status).toBe(404);
	expect((await read("/en-IE")).html).toContain("New heart failure guideline");
	// A filter that finds nothing says nothing of the locale.
	expect((await read("/en-IE?collection=news&page=3")).status).toBe(200);
	const told = portal.logs().filter((line) => line.includes("no content in this locale"));
	expect(told.length).toBeGreaterThan(0);
	for (const line of told) expect(line).toContain("tr-TR");
});

test("without draft and publish a type's entries are public as they are saved, and a preview calls them published", async () => {
	const slug = "reading-spirometry-in-three-minutes";
	// Such a type ignores `status`.
	await store((rows) => {
		const saved = rows.filter(({ type, status }) => type === "webcasts" && status === "published");
		return [
			...rows.filter(({ type }) => type !== "webcasts"),
			...saved,
			...saved.map((row) => ({ ...row, status: "draft" as const })),
		];
	});
	const { html } = await read(`/en-IE/webcasts/${slug}`);
	expect(html).toContain("Reading spirometry in three minutes");
	const someone = await editor({ url: `/en-IE/webcasts/${slug}`, status: "draft" });
	expect(await someone.text(`/en-IE/webcasts/${slug}`)).toContain(">Published<");
	const list = await someone.text("/en-IE/webcasts");
	expect(list.split("Reading spirometry in three minutes</a>")).toHaveLength(2);
});

test("without internationalization a type's entries are shown in every locale, each once, without alternates", async () => {
	await store((rows) => {
		const only = rows.filter(({ type, locale }) => type === "webcasts" && locale === "en-IE");
		// Such a type ignores `locale`, and has no `localizations`.
		const everywhere = ["de-CH", "fr-CH"].flatMap((locale) =>
			only.map((row) => ({ ...row, locale, documentId: `${row.documentId}${locale}` })),
		);
		return [...rows.filter(({ type }) => type !== "webcasts"), ...only, ...everywhere];
	});
	strapi.fault((type, { populate }) =>
		type === "webcasts" && typeof populate === "object" && populate.localizations ? invalidKey("locale") : undefined,
	);
	for (const [locale, host] of [
		["de-CH", "ch.localhost"],
		["en-IE", HOST],
	] as const) {
		const list = await read(`/${locale}/webcasts`, {}, host);
		const link = `<a href="/${locale}/webcasts/reading-spirometry-in-three-minutes">`;
		expect(list.html.split(link)).toHaveLength(2);
		const { status, html } = await read(`/${locale}/webcasts/reading-spirometry-in-three-minutes`, {}, host);
		expect(status).toBe(200);
		expect(html.match(/<link rel="alternate"[^>]*hrefLang="[a-z]{2}-/gi)).toHaveLength(1);
	}
});
