import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import * as z from "zod";
import { pageOf, textOf } from "../edge/portal.ts";
import { isOfSection } from "../edge/strapi/gates.ts";
import { ownCms } from "./portal.ts";

/** 2,000 news in Strapi's own database. */

const MANY = 2000;
const SIX_HOURS_MS = 21_600_000;
const slugOf = (index: number): string => `of-many-${index}`;

/** As Strapi stores them: a draft and what is published of it. */
function addMany(data: string): void {
	const database = new DatabaseSync(join(data, "data.db"));
	const insert = database.prepare(
		`INSERT INTO news (document_id, locale, title, slug, gate, intro, content, published_on, created_at, updated_at, published_at)
		VALUES (?, 'en-IE', ?, ?, 'public', ?, '<p>Text</p>', ?, ?, ?, ?)`,
	);
	const now = Date.now();
	database.exec("BEGIN");
	for (let index = 0; index < MANY; index += 1) {
		const intro = index === MANY - 1 ? "A quagga, older than all else" : "One of many";
		const at = now - (index + 1) * SIX_HOURS_MS;
		for (const published of [null, at]) {
			const id = `many${index}`.padEnd(24, "x");
			insert.run(id, `Of many ${index}`, slugOf(index), intro, at, at, at, published);
		}
	}
	database.exec("COMMIT");
	database.close();
}

const { portal, cms, calls, variables } = ownCms({ prepare: addMany });
const read = (path: string) => pageOf(portal().get(`ie.localhost${path}`));
const itemsIn = (html: string): string[] => [
	...new Set([...html.matchAll(/href="\/en-IE\/news\/([^"/?#]+)"/g)].map(([, slug = ""]) => slug)),
];

/** Before anybody searches: the search index reads all cards behind a search. */
test("a page costs six calls of Strapi at most", async () => {
	// The footer and what all pages share.
	await read("/en-IE/about");
	const costs: Record<string, { all: number; items: number; what: string }> = {};
	for (const path of ["/en-IE/news", "/en-IE", `/en-IE/news/${slugOf(1500)}`, "/en-IE/news?page=20"]) {
		cms().forgetRequests();
		expect([path, (await read(path)).status]).toEqual([path, 200]);
		const made = await calls();
		const what = made.map(({ path }) => path.replace("/api/", "")).join(" ");
		costs[path] = { all: made.length, items: made.filter(isOfSection).length, what };
	}
	console.table(costs);
	for (const [path, { all, items }] of Object.entries(costs)) {
		expect(items, path).toBeGreaterThan(0);
		expect(items, path).toBeLessThanOrEqual(6);
		expect(all, path).toBeLessThanOrEqual(6);
	}
});

async function inSitemap(): Promise<string[]> {
	const { html } = await read("/sitemap.xml");
	const files = [...html.matchAll(/<loc>[^<]*(\/sitemap\/en-IE\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	const slugs: string[] = [];
	for (const file of files) {
		const { status, html } = await read(file);
		expect([file, status]).toEqual([file, 200]);
		slugs.push(...[...html.matchAll(/<loc>[^<]*\/en-IE\/news\/([^<]+)<\/loc>/g)].map(([, slug = ""]) => slug));
	}
	return slugs;
}

test("the sitemap has every item once", async () => {
	const slugs = await inSitemap();
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(slugs.filter((slug) => slug.startsWith("of-many-"))).toHaveLength(MANY);
});

const counted = z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) });

/** Of what is published and current, by Strapi itself. */
async function storedNews(): Promise<number> {
	const { STRAPI_URL, STRAPI_TOKEN } = variables();
	const now = new Date().toISOString();
	const query = new URLSearchParams({
		locale: "en-IE",
		status: "published",
		"filters[published_on][$lte]": now,
		"filters[$or][0][expires_at][$null]": "true",
		"filters[$or][1][expires_at][$gt]": now,
		"pagination[limit]": "1",
	});
	const answer = await fetch(`${STRAPI_URL}/api/news?${query}`, {
		headers: { Authorization: `Bearer ${STRAPI_TOKEN}` },
	});
	return counted.parse(await answer.json()).meta.pagination.total;
}

test("[2.26] the list goes on to its last page, newest first, with the right count", async () => {
	const { html } = await read("/en-IE/news?page=50");
	const stored = await storedNews();
	expect(stored).toBeGreaterThan(MANY);
	expect(textOf(html)).toContain(stored.toLocaleString("en-IE"));
	const listed = itemsIn(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
	expect(listed).toHaveLength(450);
	const many = listed.filter((slug) => slug.startsWith("of-many-"));
	expect(many).toEqual(many.map((_, index) => slugOf(index)));
});

test("[7.14] search finds what is older than all else", async () => {
	expect((await read("/en-IE/search?term=quagga")).html).toContain(`/en-IE/news/${slugOf(MANY - 1)}`);
	expect((await read(`/en-IE/news/${slugOf(MANY - 1)}`)).status).toBe(200);
});
