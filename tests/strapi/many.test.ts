import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { textOf } from "../edge/portal.ts";
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

const { portal, cms, calls } = ownCms(addMany);
const read = async (path: string) => {
	const response = await portal().get(`ie.localhost${path}`);
	return { status: response.status, html: await response.text() };
};
const itemsIn = (html: string): string[] => [
	...new Set([...html.matchAll(/href="\/en-IE\/news\/([^"/?#]+)"/g)].map(([, slug = ""]) => slug)),
];

/** Before anybody searches: the search index reads all cards behind a search. */
test("a page costs at most six calls of Strapi", async () => {
	// The footer and what all pages share.
	await read("/en-IE/about");
	const counted: Record<string, number> = {};
	for (const path of ["/en-IE/news", "/en-IE", `/en-IE/news/${slugOf(1500)}`, "/en-IE/news?page=20"]) {
		cms().forgetRequests();
		expect([path, (await read(path)).status]).toEqual([path, 200]);
		counted[path] = (await calls()).length;
	}
	console.table(counted);
	expect(Object.values(counted).filter((count) => count < 1 || count > 6)).toEqual([]);
});

async function inSitemap(): Promise<string[]> {
	const { html } = await read("/sitemap.xml");
	const files = [...html.matchAll(/<loc>[^<]*(\/sitemap\/en-IE\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	const pages = await Promise.all(files.map(read));
	return pages.flatMap(({ html }) =>
		[...html.matchAll(/<loc>[^<]*\/en-IE\/news\/([^<]+)<\/loc>/g)].map(([, slug = ""]) => slug),
	);
}

test("[2.26] the list goes on to its last page, newest first, and its count is that of the sitemap, which has every item once", async () => {
	const slugs = await inSitemap();
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(slugs.filter((slug) => slug.startsWith("of-many-"))).toHaveLength(MANY);
	const { html } = await read("/en-IE/news?page=50");
	expect(textOf(html)).toContain(slugs.length.toLocaleString("en-IE"));
	const listed = itemsIn(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
	expect(listed).toHaveLength(450);
	const many = listed.filter((slug) => slug.startsWith("of-many-"));
	expect(many).toEqual(many.map((_, index) => slugOf(index)));
});

test("[7.14] search finds what is older than all else", async () => {
	expect((await read("/en-IE/search?term=quagga")).html).toContain(`/en-IE/news/${slugOf(MANY - 1)}`);
	expect((await read(`/en-IE/news/${slugOf(MANY - 1)}`)).status).toBe(200);
});
