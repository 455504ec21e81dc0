import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "../../shared/locales.ts";
import { basic, EDITOR_SECRET, pageOf, portalOf, textOf } from "../edge/portal.ts";
import { gatesOfBodies } from "../edge/strapi/gates.ts";
import { CASES } from "../edge/typed-client/cases.ts";
import { typedClient } from "../edge/typed-client/client.ts";
import { ownCms } from "./portal.ts";

/** The demo's pages from a real Strapi. */

const { portal, cms, calls, editor, variables } = ownCms();
const CKEDITOR = "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have";

const read = (address: string, headers?: Record<string, string>) => pageOf(portal().get(address, headers));

const LEAST = 60;

test.each(LOCALES.map(({ code, country }) => [code, `${country}.localhost`] as const))(
	"[7.10] [6.01] every page of %s opens; no body of what is gated is requested, and no draft",
	async (locale, host) => {
		cms().forgetRequests();
		portal().forgetLogs();
		const { html: sitemap } = await read(`${host}/sitemap/${locale}/1.xml`);
		const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/[a-z]{2}-[A-Z]{2}(?:\/[^<]*)?)<\/loc>/g)].map(
			([, path = ""]) => path,
		);
		expect(paths.length).toBeGreaterThan(LEAST);
		for (const path of paths) {
			const { status, html } = await read(host + path);
			expect([path, status]).toEqual([path, 200]);
			expect(textOf(html).length, path).toBeGreaterThan(500);
		}
		expect(
			portal()
				.logs()
				.filter((line) => line.includes('"what":"strapi')),
		).toEqual([]);
		const made = await calls();
		expect(made.length).toBeGreaterThan(paths.length);
		expect(new Set(gatesOfBodies(made))).toEqual(new Set(['"0":"public"']));
		expect(new Set(made.map(({ query }) => query.status))).toEqual(new Set(["published"]));
	},
);

test("rich text as CKEditor writes it, and Blocks", async () => {
	const { html } = await read(`ie.localhost${CKEDITOR}`);
	for (const part of ["<blockquote", "<table", "<figcaption", "<sup", "<pre", "/media/file", "youtube-nocookie"]) {
		expect(html, part).toContain(part);
	}
	const about = (await read("ie.localhost/en-IE/about")).html;
	expect(about).toMatch(/<h2[^>]*>What you will find here/);
	expect(about).toMatch(/<li[^>]*>News on guidelines, studies and medicines safety/);
});

test("the links of /ops/content lead to entries that the admin has", async () => {
	const { html } = await read("ie.localhost/ops/content", basic(EDITOR_SECRET));
	const links = [...html.matchAll(/\/admin\/content-manager\/([^"?]+)/g)].map(([, path = ""]) => path);
	expect(links.some((path) => path.includes("news-item"))).toBe(true);
	const found = await Promise.all([...new Set(links)].map(editor().has));
	expect(found.every(Boolean)).toBe(true);
});

test("[2.10] locales that share one of Strapi's have the same entries, each under its own addresses", async () => {
	const sharing = portalOf({ ...variables(), STRAPI_FIELDS: '{"locales":{"fr-CH":"fr-BE"}}' });
	await sharing.start();
	try {
		const itemsAt = async (address: string, locale: string) => {
			const { status, html } = await pageOf(sharing.get(address));
			expect([address, status]).toEqual([address, 200]);
			return [...new Set([...html.matchAll(new RegExp(`/${locale}/news/([^"/?#]+)`, "g"))].map(([, slug]) => slug))];
		};
		cms().forgetRequests();
		const own = await itemsAt("ch.localhost/fr-CH/news", "fr-CH");
		expect(own.length).toBeGreaterThan(5);
		expect(new Set((await calls()).map(({ query }) => query.locale))).toEqual(new Set(["fr-BE"]));
		expect(await itemsAt("be.localhost/fr-BE/news", "fr-BE")).toEqual(own);
		const { status, html } = await pageOf(sharing.get(`ch.localhost/fr-CH/news/${own[0]}`));
		expect(status).toBe(200);
		for (const locale of ["fr-CH", "fr-BE"]) {
			expect(html).toMatch(new RegExp(`hrefLang="${locale}"[^>]*/${locale}/news/${own[0]}"`));
		}
		expect(html).toMatch(/hrefLang="de-CH"/);
	} finally {
		await sharing.close();
	}
});

let client: Awaited<ReturnType<typeof typedClient>> | undefined;
beforeAll(async () => {
	client = await typedClient(variables());
});
afterAll(() => client?.close());

test.each(Object.entries(CASES))("%s", async (name, { expected }) => {
	expect(await client?.observed(name)).toEqual(expected);
});
