import { type Context, Hono } from "hono";
import type * as z from "zod";
import { type AppEnv, refuse } from "../http.ts";
import { LEVELS, teaser } from "./levels.ts";
import { isOf, isPreview, preview, previewed } from "./previews.ts";
import { contentQuery, filters, listQuery } from "./query.ts";
import { isCurrentAt, isOneOf, parseItem } from "./rows.ts";

/** Lists, counts, mixed content and single items. */

const TYPES = ["news", "materials", "podcasts", "webcasts", "webinars"];

/**
 * What lists, counts and mixed content select: current items of a locale, narrowed down. An item under embargo is in none of
 * them, and answered by its slug all the same: that is the portal's to hide.
 */
function selection(
	locale: string,
	types: readonly string[],
	domains: readonly number[],
	categories: readonly number[],
) {
	const conditions = ["locale = ?", isCurrentAt(), isOneOf("content_type")];
	const values = [locale, new Date().toISOString(), JSON.stringify(types)];
	if (categories.length > 0) {
		conditions.push(isOneOf("category_id"));
		values.push(JSON.stringify(categories));
	}
	if (domains.length > 0) {
		conditions.push(`id IN (SELECT item_id FROM item_domains WHERE ${isOneOf("domain_id")})`);
		values.push(JSON.stringify(domains));
	}
	return { where: conditions.join(" AND "), values };
}

const documents = (rows: { document: string }[]) => rows.map(({ document }) => parseItem(document));

async function count(db: D1Database, { where, values }: ReturnType<typeof selection>): Promise<number> {
	const row = await db
		.prepare(`SELECT count(*) AS total FROM items WHERE ${where}`)
		.bind(...values)
		.first<number>("total");
	return row ?? 0;
}

const malformed = (c: Context) => refuse(c, 400, "Malformed query");

const previewedOf = async (c: Context<AppEnv>, types: readonly string[], narrow: z.output<typeof filters>) =>
	(await previewed(c, c.req.param("locale") ?? "", types)).filter((document) =>
		isOf(document, narrow["category.id"], narrow["domains.id"]),
	);

async function list(c: Context<AppEnv>) {
	const { locale = "", collection = "" } = c.req.param();
	if (!TYPES.includes(collection)) return refuse(c, 404, "Not found");
	const page = listQuery.safeParse(c.req.query());
	const narrow = filters.safeParse(c.req.queries());
	if (!page.success || !narrow.success) return malformed(c);
	const { _sort, _limit, _start } = page.data;
	if (isPreview(c)) {
		return c.json((await previewedOf(c, [collection], narrow.data)).slice(_start, _start + _limit));
	}
	const selected = selection(locale, [collection], narrow.data["domains.id"], narrow.data["category.id"]);
	const { results } = await c.env.DB.prepare(
		`SELECT document FROM items WHERE ${selected.where} ORDER BY ${_sort}, id DESC LIMIT ? OFFSET ?`,
	)
		.bind(...selected.values, _limit, _start)
		.all<{ document: string }>();
	return c.json(documents(results));
}

async function counted(c: Context<AppEnv>) {
	const { locale = "", collection = "" } = c.req.param();
	if (!TYPES.includes(collection)) return refuse(c, 404, "Not found");
	const narrow = filters.safeParse(c.req.queries());
	if (!narrow.success) return malformed(c);
	if (isPreview(c)) return c.json((await previewedOf(c, [collection], narrow.data)).length);
	const selected = selection(locale, [collection], narrow.data["domains.id"], narrow.data["category.id"]);
	return c.json(await count(c.env.DB, selected));
}

async function content(c: Context<AppEnv>) {
	const { locale = "" } = c.req.param();
	const query = contentQuery.safeParse(c.req.query());
	if (!query.success) return malformed(c);
	const { collections, domains, categories, _limit, _start } = query.data;
	const { results: active } = await c.env.DB.prepare("SELECT slug FROM active_collections WHERE locale = ?")
		.bind(locale)
		.all<{ slug: string }>();
	const types = TYPES.filter(
		(type) => active.some(({ slug }) => slug === type) && (collections.length === 0 || collections.includes(type)),
	);
	if (isPreview(c)) {
		const found = await previewedOf(c, types, { "category.id": categories, "domains.id": domains });
		c.header("X-Total-Count", String(found.length));
		return c.json(found.slice(_start, _start + _limit));
	}
	const selected = selection(locale, types, domains, categories);
	const { results } = await c.env.DB.prepare(
		`SELECT document FROM items WHERE ${selected.where} ORDER BY published_at DESC, id DESC LIMIT ? OFFSET ?`,
	)
		.bind(...selected.values, _limit, _start)
		.all<{ document: string }>();
	c.header("X-Total-Count", String(await count(c.env.DB, selected)));
	return c.json(documents(results));
}

async function item(c: Context<AppEnv>) {
	const { locale = "", type = "", slug = "", accessLevel = "" } = c.req.param();
	const level = LEVELS[accessLevel];
	if (level === undefined) return refuse(c, 400, "Unknown access level");
	const row = await c.env.DB.prepare(
		"SELECT level, expires_at, document FROM items WHERE locale = ? AND content_type = ? AND slug = ?",
	)
		.bind(locale, type, slug)
		.first<{ level: number; expires_at: string | null; document: string }>();
	if (!row) return refuse(c, 404, "Not found");
	if (row.expires_at !== null && row.expires_at <= new Date().toISOString()) return refuse(c, 410, "Gone");
	const document = parseItem(row.document);
	if (row.level <= level) return c.json(document);
	return refuse(c, 403, "Login required", { item: teaser(document) });
}

export const items = new Hono<AppEnv>()
	.get("/content", content)
	.get("/item/:type/:slug/:accessLevel", item)
	.get("/preview/:type/:name", preview)
	.get("/:collection/count", counted)
	.get("/:collection", list);
