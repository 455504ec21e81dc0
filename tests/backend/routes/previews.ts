import type { Context } from "hono";
import * as z from "zod";
import { type AppEnv, refuse } from "../http.ts";
import { LEVELS, teaser } from "./levels.ts";
import { isOneOf, parseItem } from "./rows.ts";

/**
 * What editors see before the world does: drafts, changes over what is published, and what an embargo holds back. Only with
 * the service secret, which every call here needs.
 */

type Document = Record<string, unknown>;

interface Row {
	level: number;
	document: string;
}

export const isPreview = (c: Context<AppEnv>): boolean => c.req.query("preview") === "1";

const STATUSES = z.enum(["draft", "published"]).default("draft");

/** One item by slug or documentId; `level`: as whom, `status`: the draft where there is one, or what is published. */
export async function preview(c: Context<AppEnv>): Promise<Response> {
	const { locale = "", type = "", name = "" } = c.req.param();
	const level = LEVELS[c.req.query("level") ?? "full"];
	const status = STATUSES.safeParse(c.req.query("status"));
	if (level === undefined || !status.success) return refuse(c, 400, "Malformed query");
	const asked = [locale, type, name];
	const draft = status.data === "draft" ? await draftOf(c, asked) : null;
	const row = draft ?? (await publishedOf(c, asked));
	if (!row) return refuse(c, 404, "Not found");
	const document = { state: "published", ...parseItem(row.document) };
	if (row.level <= level) return c.json(document);
	return refuse(c, 403, "Login required", { item: teaser(document) });
}

const draftOf = (c: Context<AppEnv>, asked: string[]) =>
	c.env.DB.prepare(
		"SELECT level, document FROM drafts WHERE locale = ?1 AND content_type = ?2 AND ?3 IN (slug, document_id)",
	)
		.bind(...asked)
		.first<Row>();

const publishedOf = (c: Context<AppEnv>, asked: string[]) =>
	c.env.DB.prepare(
		`SELECT level, document FROM items
		WHERE locale = ?1 AND content_type = ?2 AND ?3 IN (slug, json_extract(document, '$.documentId'))`,
	)
		.bind(...asked)
		.first<Row>();

/** All that a list or a search selects, newest first: a draft stands in place of what it changes. */
export async function previewed(c: Context<AppEnv>, locale: string, types: readonly string[]): Promise<Document[]> {
	const { results: published } = await c.env.DB.prepare(
		`SELECT document FROM items WHERE locale = ? AND ${isOneOf("content_type")}
		AND coalesce(expires_at, '9999') > ? ORDER BY published_at DESC, id DESC`,
	)
		.bind(locale, JSON.stringify(types), new Date().toISOString())
		.all<{ document: string }>();
	const { results: drafts } = await c.env.DB.prepare(
		`SELECT document FROM drafts WHERE locale = ? AND ${isOneOf("content_type")} ORDER BY document_id`,
	)
		.bind(locale, JSON.stringify(types))
		.all<{ document: string }>();
	const newer = drafts.map(({ document }) => parseItem(document));
	const changed = new Set(newer.map(({ documentId }) => documentId));
	const rest = published.map(({ document }): Document => ({ state: "published", ...parseItem(document) }));
	return [...newer, ...rest.filter(({ documentId }) => !changed.has(documentId))];
}

const named = z.object({
	category: z.object({ id: z.number() }).nullable(),
	domains: z.array(z.object({ id: z.number() })),
});

/** Whether the item has one of the categories, and one of the domains; of none named any. */
export function isOf(document: Document, categories: readonly number[], domains: readonly number[]): boolean {
	const { category, domains: own } = named.parse(document);
	const hasCategory = categories.length === 0 || (category !== null && categories.includes(category.id));
	return hasCategory && (domains.length === 0 || own.some(({ id }) => domains.includes(id)));
}
