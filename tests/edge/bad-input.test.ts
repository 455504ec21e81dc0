import { beforeAll, expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { pageWith } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });
beforeAll(async () => {
	await portal.get("ie.localhost/en-IE/imprint");
});

/** Addresses that cannot exist are answered 404 without asking the backend. */
test.each(
	`
	/en-IE/unknown-section /en-IE/unknown-section/slug/code /en-IE/news?page=0 /en-IE/news?page=abc
	/en-IE/news?domain=abc /en-IE?collection=secrets /en-IE/news/%E0%A4%A /en-IE/news/%00 /en-IE/news%0Amore
	/en-IE/news/..%2f..%2fapi /en-IE/news/a%20b /en-IE/news/<script> /en-IE/news/${"a".repeat(256)}
	/en-IE/${"a".repeat(8000)} /en-IE/news/${"%41".repeat(2700)} /en-IE/feedback/unknown /en-IE/news/a/b/c/d
	/__control/calls /api/strapi/en-IE/news /uploads/files/mat-hf-checklist.en-IE.pdf /% /%FF%FE /en-IE/%
`
		.trim()
		.split(/\s+/),
)("[2.26] %s is a readable 404 without a backend call", async (path) => {
	const { html, headers } = await pageWith(404, portal.get(`ie.localhost${path}`));
	expect(html).toContain("This page could not be found.");
	expect(html).toContain('name="term"');
	expect(html).not.toMatch(/\bat .+\.(ts|js):\d+/);
	expect(headers.get("x-robots-tag")).toBe("noindex");
	expect(await portal.calls()).toEqual([]);
});

test.each(["/en-IE/news/no-such-item", "/en-IE/e-learnings/999"])("[2.26] [8.10] %s is nowhere: 404", async (path) => {
	expect((await portal.get(`ie.localhost${path}`)).status).toBe(404);
});
