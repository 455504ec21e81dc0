import { expect, test } from "vitest";
import { itemOf, publish } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";

/** Content as no editor means it: it costs a part of a page at most, and never the page. */

const portal = sharedPortal({ before: "healed" });
const HOST = "ie.localhost";

let items = 0;
/** The page of a new item of the CMS. */
const published = (fields: object) => publish(portal, `odd-content-${++items}`, { title: "Odd", ...fields });

async function read(path: string): Promise<string> {
	const answer = await portal.get(HOST + path);
	expect(answer.status, path).toBe(200);
	return answer.text();
}

test("hreflang names only valid slugs of existing locales", async () => {
	const html = await read(
		await published({ slugs: { "nl-BE": "..", "fr-BE": "a/b", "de-CH": "über-uns", "xx-XX": "a" } }),
	);
	expect([...html.matchAll(/hrefLang="(\w\w-\w\w)"/g)].map(([, code]) => code).sort()).toEqual(["de-CH", "en-IE"]);
});

test("a list in Laravel's envelope, with empty, mistyped and missing fields, is a whole list", async () => {
	const odd = { category: [], domains: {}, image: { url: "" }, slugs: [], intro: null, published_at: "" };
	const data = [itemOf("an-odd-one", odd), itemOf("a b"), itemOf("a/b"), null, "x", { id: 5 }, itemOf("another-one")];
	await portal.fault({ path: "/api/strapi/en-IE/podcasts?", body: { data, links: {}, meta: { total: 2 } } });
	await portal.fault({ path: "/api/strapi/en-IE/podcasts/count", body: { count: "2" } });
	const html = await read("/en-IE/podcasts?page=3");
	expect(html).toContain("Title of an-odd-one");
	expect(html).toContain("Title of another-one");
	expect(html).not.toMatch(/Title of a[ /]b/);
});

test("a course whose id is no valid slug is left out of its list", async () => {
	const course = { name: "Some course", duration: 60 };
	const list = ["a b", "..", "a/b", "7001"].map((id) => ({ ...course, id }));
	await portal.fault({ path: "/api/talentLMS/ie/all", body: list });
	const html = await read("/en-IE/e-learnings?page=2");
	expect([...html.matchAll(/href="\/en-IE\/e-learnings\/([^"?/]+)"/g)].map(([, id]) => id)).toContain("7001");
	expect(html).not.toMatch(/e-learnings\/(?:\.\.|a%2Fb|a%20b)/);
});
