import { ask } from "./load.ts";
import type { Served } from "./runtime.ts";

/** What a page costs as the catalogue grows: every request asks for something that no cache holds yet. */

export const LOCALE = "en-IE";
const CLONE = `
	INSERT INTO items
	WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2)
	SELECT 1000000 * n + id, key || '-' || n, locale, content_type, slug || '-' || n, title || ' ' || n, level,
		category_id, strftime('%Y-%m-%dT%H:%M:%fZ', published_at, '-' || n || ' hours'), NULL,
		folded_title || ' ' || n, folded_intro, folded_content || ' copy' || n,
		json_set(document, '$.id', 1000000 * n + id, '$.slug', slug || '-' || n, '$.title', title || ' ' || n)
	FROM items CROSS JOIN copies WHERE locale = '${LOCALE}' AND id < 1000000
	LIMIT ?1`;

/** Fills the catalogue of one locale with copies of its items up to `size`. */
export async function fill(backend: Served, size: number): Promise<void> {
	const db = await backend.runtime.getD1Database("DB");
	const own = "SELECT count(*) AS count FROM items WHERE locale = ? AND id < 1000000";
	const seeded = (await db.prepare(own).bind(LOCALE).first<number>("count")) ?? 0;
	await db.prepare("DELETE FROM items WHERE id >= 1000000").run();
	await db
		.prepare(CLONE)
		.bind(size - seeded, Math.ceil(size / seeded))
		.run();
}

const WARMING = 20;

const CATEGORIES = [11, 12, 13, 14, 15, 16];
/** One of the sets of categories: as many as there are numbers below 64. */
const narrowed = (index: number): string =>
	CATEGORIES.filter((_, bit) => (63 - (index % 63)) & (1 << bit))
		.map((id) => `&category=${id}`)
		.join("");

const WORD = "diabetes";
/** The word in one of its spellings, which finds the same and is an entry of its own. */
const spelt = (index: number): string =>
	[...WORD].map((letter, bit) => (index & (1 << bit) ? letter.toUpperCase() : letter)).join("");

/** Addresses of each page that find something at every size, and which no cache holds: up to 60 of each. */
async function addresses(backend: Served, count: number): Promise<Record<string, string[]>> {
	const db = await backend.runtime.getD1Database("DB");
	const items = await db
		.prepare(
			"SELECT content_type || '/' || slug AS path FROM items WHERE locale = ? AND id < 2000000 " +
				"AND content_type IN ('news', 'materials', 'podcasts', 'webcasts') ORDER BY id LIMIT ?",
		)
		.bind(LOCALE, count)
		.all<{ path: string }>();
	const each = Array.from({ length: count }, (_, index) => index);
	return {
		list: each.map((index) => `/${LOCALE}/news?${narrowed(index).slice(1)}`),
		detail: items.results.map(({ path }) => `/${LOCALE}/${path}`),
		search: each.map((index) => `/${LOCALE}/search?term=${spelt(index)}`),
	};
}

/** One row a page and size. `start` gives a portal that has stored nothing yet. */
export async function growth(
	backend: Served,
	start: () => Promise<Served>,
	{ sizes, visits }: { sizes: readonly number[]; visits: number },
) {
	const rows = [];
	for (const size of sizes) {
		await fill(backend, size);
		const portal = await start();
		for (const [page, paths] of Object.entries(await addresses(backend, WARMING + visits))) {
			// Code that runs for the first time is slow.
			for (const path of paths.splice(0, WARMING)) await ask(portal, path);
			const before = { portal: portal.cpu(), backend: backend.cpu() };
			let bytes = 0;
			for (const path of paths) {
				const { body, status } = await ask(portal, path);
				if (![200, 403, 410].includes(status)) throw new Error(`${path} answers ${status}`);
				bytes = Math.max(bytes, body.length);
			}
			rows.push({
				page,
				items: size,
				"largest page, bytes": bytes,
				"Worker CPU ms": Number(((portal.cpu() - before.portal) / visits).toFixed(2)),
				"backend CPU ms": Number(((backend.cpu() - before.backend) / visits).toFixed(2)),
			});
		}
		await portal.close();
	}
	return rows.toSorted((a, b) => a.page.localeCompare(b.page) || a.items - b.items);
}
