import { ask } from "./load.ts";
import type { Served } from "./runtime.ts";

/** The cost of a page as the catalogue grows. Each request asks for an entry that no cache has. */

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
/** The set of categories for a number below 64. */
const narrowed = (index: number): string =>
	CATEGORIES.filter((_, bit) => (63 - (index % 63)) & (1 << bit))
		.map((id) => `&category=${id}`)
		.join("");

const WORD = "diabetes";
/** A spelling of the word that finds the same results under another cache key. */
const spelt = (index: number): string =>
	[...WORD].map((letter, bit) => (index & (1 << bit) ? letter.toUpperCase() : letter)).join("");

/** Up to 60 addresses of each page that have results at every size and are in no cache. */
async function addresses(backend: Served, count: number): Promise<Record<string, string[]>> {
	const db = await backend.runtime.getD1Database("DB");
	const items = await db
		.prepare(
			"SELECT content_type || '/' || slug AS path FROM items WHERE locale = ? AND id < 2000000 " +
				"AND content_type IN ('news', 'materials', 'podcasts', 'webcasts') " +
				"AND published_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') ORDER BY id LIMIT ?",
		)
		.bind(LOCALE, count)
		.all<{ path: string }>();
	const each = Array.from({ length: count }, (_, index) => index);
	return {
		list: each.map((index) => `/${LOCALE}/news?${narrowed(index).slice(1)}`),
		detail: items.results.map(({ path }) => encodeURI(`/${LOCALE}/${path}`)),
		search: each.map((index) => `/${LOCALE}/search?term=${spelt(index)}`),
	};
}

/** One row for each page and size. `start` returns a portal with empty stores. */
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
			// The first run of code is slow.
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
