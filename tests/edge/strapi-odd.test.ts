import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { type Portal, portalOf, textOf } from "./portal.ts";
import { startStrapi, TOKEN } from "./strapi/double.ts";
import type { Row } from "./strapi/store.ts";
import { visitor } from "./visitor.ts";

/** A Strapi that is set up otherwise than docs/strapi.md says, or is very large: the portal goes on with what it can. */

const laravel = sharedPortal();
let strapi: Awaited<ReturnType<typeof startStrapi>>;
let portal: Portal;
let demo: Row[] = [];

beforeAll(async () => {
	strapi = await startStrapi((path) => laravel.backend(path, { "X-Content-Secret": "development-content-secret" }));
	portal = portalOf({ STRAPI_URL: strapi.url, STRAPI_TOKEN: TOKEN, BACKEND_DEADLINE_MS: "20000" });
	await portal.start();
	strapi.edit((rows) => {
		demo = rows;
		return rows;
	});
});
afterAll(async () => {
	await portal.close();
	await strapi.close();
});
beforeEach(() => strapi.fault(undefined));

async function withRows(change: (rows: Row[]) => Row[]): Promise<void> {
	strapi.edit(() => change(demo));
	await portal.purge();
	strapi.forget();
	portal.forgetLogs();
}

const HOST = "ie.localhost";
const read = async (path: string, host = HOST) => {
	const response = await portal.get(host + path);
	return { status: response.status, html: await response.text() };
};

test("of a locale that Strapi does not have the log says so, its pages say that there is nothing, and others work", async () => {
	await withRows((rows) => rows.filter(({ locale }) => locale !== "tr-TR"));
	const home = await read("/tr-TR", "tr.localhost");
	expect(home.status).toBe(200);
	expect(textOf(home.html)).toContain("Henüz içerik yok");
	expect((await read("/tr-TR/news", "tr.localhost")).status).toBe(200);
	expect((await read("/tr-TR/imprint", "tr.localhost")).status).toBe(404);
	const told = portal.logs().filter((line) => line.includes("no content in this locale"));
	expect(told.length).toBeGreaterThan(0);
	expect(told[0]).toContain("tr-TR");
	expect((await read("/en-IE")).html).toContain("New heart failure guideline");
	// A filter that finds nothing says nothing of the locale.
	portal.forgetLogs();
	expect((await read("/en-IE?collection=news&page=3")).status).toBe(200);
	expect(portal.logs().join()).not.toContain("no content in this locale");
});

test("without draft and publish a type's entries are public as they are saved, and a preview calls them published", async () => {
	const slug = "reading-spirometry-in-three-minutes";
	// Such a type ignores `status`.
	await withRows((rows) => {
		const saved = rows.filter(({ type, status }) => type === "webcasts" && status === "published");
		return [
			...rows.filter(({ type }) => type !== "webcasts"),
			...saved,
			...saved.map((row) => ({ ...row, status: "draft" as const })),
		];
	});
	const { html } = await read(`/en-IE/webcasts/${slug}`);
	expect(html).toContain("Reading spirometry in three minutes");
	const editor = visitor(portal, HOST);
	const button = new URLSearchParams({ secret: "development-preview-secret", url: `/en-IE/webcasts/${slug}` });
	expect((await editor.get(`/preview?${button}&status=draft`)).status).toBe(303);
	const seen = await (await editor.get(`/en-IE/webcasts/${slug}`)).text();
	expect(seen).toContain(">Published<");
	const list = await (await editor.get("/en-IE/webcasts")).text();
	expect(list.split("Reading spirometry in three minutes</a>")).toHaveLength(2);
});

test("without internationalization a type's entries are shown in every locale, each once, without alternates", async () => {
	await withRows((rows) => {
		const only = rows.filter(({ type, locale }) => type === "webcasts" && locale === "en-IE");
		// Such a type ignores `locale`, and has no `localizations`.
		const everywhere = ["de-CH", "fr-CH"].flatMap((locale) =>
			only.map((row) => ({ ...row, locale, documentId: `${row.documentId}${locale}` })),
		);
		return [...rows.filter(({ type }) => type !== "webcasts"), ...only, ...everywhere];
	});
	strapi.fault((type, { populate }) =>
		type === "webcasts" && typeof populate === "object" && populate.localizations
			? strapi.refused(400, "ValidationError", "Invalid key locale", { key: "locale", path: "locale" })
			: undefined,
	);
	for (const [locale, host] of [
		["de-CH", "ch.localhost"],
		["en-IE", HOST],
	] as const) {
		const list = await read(`/${locale}/webcasts`, host);
		const link = `<a href="/${locale}/webcasts/reading-spirometry-in-three-minutes">`;
		expect(list.html.split(link)).toHaveLength(2);
		const { status, html } = await read(`/${locale}/webcasts/reading-spirometry-in-three-minutes`, host);
		expect(status).toBe(200);
		expect(html.match(/<link rel="alternate"[^>]*hrefLang="[a-z]{2}-/gi)).toHaveLength(1);
	}
	const told = portal.logs().filter((line) => line.includes("no such field") && line.includes("localizations"));
	expect(told).toHaveLength(1);
});
