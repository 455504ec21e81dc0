import type { Context } from "hono";
import { fold } from "../fold.ts";
import { type AppEnv, refuse } from "../http.ts";
import { isPreview, previewed } from "./previews.ts";
import { searchQuery } from "./query.ts";
import { holdsEvery, isCurrentAt, parseDocument, parseItem } from "./rows.ts";

const ORDER = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"];

interface Hit {
	content_type: string;
	document: Record<string, unknown>;
}

/** All words of the term, in title, then intro, then body; of gated items only title and intro are searched. */
export async function search(c: Context<AppEnv>) {
	const { locale = "" } = c.req.param();
	const query = searchQuery.safeParse(c.req.query());
	if (!query.success) return refuse(c, 400, "Malformed query");
	const { term, content_type: only, _start, _limit } = query.data;
	const words = fold(term).split(/\s+/).filter(Boolean);
	const hits =
		words.length === 0
			? []
			: [
					...(await courses(c, locale, words)),
					...(isPreview(c) ? await drafts(c, locale, words) : await items(c, locale, words)),
				];
	const sections = ORDER.filter((type) => only === undefined || type === only).map((type) => {
		const found = hits.filter((hit) => hit.content_type === type);
		const shown = found.slice(_start, _start + _limit).map(({ document }) => document);
		return { content_type: type, total: found.length, items: shown };
	});
	return c.json({
		total: sections.reduce((sum, section) => sum + section.total, 0),
		sections: sections.filter(({ total }) => total > 0),
	});
}

async function items(c: Context<AppEnv>, locale: string, words: readonly string[]): Promise<Hit[]> {
	const all = "folded_title || ' ' || folded_intro || (CASE level WHEN 0 THEN ' ' || folded_content ELSE '' END)";
	const { results } = await c.env.DB.prepare(
		`SELECT content_type, document,
			CASE WHEN ${holdsEvery("folded_title", "?1")} THEN 0
				WHEN ${holdsEvery("folded_intro", "?1")} THEN 1 ELSE 2 END AS rank
		FROM items
		WHERE locale = ?2 AND ${isCurrentAt("?3")} AND ${holdsEvery(all, "?1")}
		ORDER BY rank, published_at DESC, id DESC`,
	)
		.bind(JSON.stringify(words), locale, new Date().toISOString())
		.all<{ content_type: string; document: string }>();
	return results.map((row) => ({ content_type: row.content_type, document: parseItem(row.document) }));
}

/** As editors search, in what they have written too; the order is the list's. */
async function drafts(c: Context<AppEnv>, locale: string, words: readonly string[]): Promise<Hit[]> {
	const found = await previewed(c, locale, ORDER);
	return found
		.filter(({ title, intro }) => words.every((word) => fold(`${title} ${intro}`).includes(word)))
		.map((document) => ({ content_type: String(document.content_type), document }));
}

/** Courses by their name alone: their description is gated. */
async function courses(c: Context<AppEnv>, locale: string, words: readonly string[]): Promise<Hit[]> {
	const { results } = await c.env.DB.prepare(
		`SELECT id, name, document FROM courses
		WHERE locale = ?1 AND ${holdsEvery("folded_name", "?2")} ORDER BY position`,
	)
		.bind(locale, JSON.stringify(words))
		.all<{ id: string; name: string; document: string }>();
	return results.map(({ id, name, document }) => ({
		content_type: "e-learnings",
		document: courseItem(id, name, parseDocument(document).big_avatar),
	}));
}

const courseItem = (id: string, name: string, url: unknown) => ({
	id,
	slug: id,
	title: name,
	content_type: "e-learnings",
	public_content: false,
	image: typeof url === "string" ? { id, url, alternativeText: null, formats: null } : null,
});
