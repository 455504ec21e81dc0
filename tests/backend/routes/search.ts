import type { Context } from "hono";
import { containing, fold } from "../fold.ts";
import { type AppEnv, refuse } from "../http.ts";
import { searchQuery } from "./query.ts";

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
	const hits = words.length === 0 ? [] : [...(await courses(c, locale, words)), ...(await items(c, locale, words))];
	const sections = ORDER.filter((type) => only === undefined || type === only).map((type) => {
		const found = hits.filter((hit) => hit.content_type === type);
		const shown = found.slice(_start, _start + _limit).map(({ document }) => document);
		return { content_type: type, total: found.length, items: shown };
	});
	return c.json({
		total: hits.length,
		sections: sections.filter(({ total }) => total > 0),
	});
}

async function items(c: Context<AppEnv>, locale: string, words: readonly string[]): Promise<Hit[]> {
	const patterns = words.map(containing);
	const every = (column: string) => patterns.map(() => `${column} LIKE ? ESCAPE '\\'`).join(" AND ");
	const searched = "folded_title || ' ' || folded_intro || (CASE level WHEN 0 THEN ' ' || folded_content ELSE '' END)";
	const { results } = await c.env.DB.prepare(
		`SELECT content_type, document,
			CASE WHEN ${every("folded_title")} THEN 0 WHEN ${every("folded_intro")} THEN 1 ELSE 2 END AS rank
		FROM items
		WHERE locale = ? AND (expires_at IS NULL OR expires_at > ?) AND ${every(`(${searched})`)}
		ORDER BY rank, published_at DESC, id DESC`,
	)
		.bind(...patterns, ...patterns, locale, new Date().toISOString(), ...patterns)
		.all<{ content_type: string; document: string }>();
	return results.map((row) => ({ content_type: row.content_type, document: JSON.parse(row.document) }));
}

/** Courses by their name alone: their description is gated. */
async function courses(c: Context<AppEnv>, locale: string, words: readonly string[]): Promise<Hit[]> {
	const patterns = words.map(containing);
	const { results } = await c.env.DB.prepare(
		`SELECT id, name, document FROM courses
		WHERE locale = ? AND ${patterns.map(() => "folded_name LIKE ? ESCAPE '\\'").join(" AND ")} ORDER BY position`,
	)
		.bind(locale, ...patterns)
		.all<{ id: string; name: string; document: string }>();
	return results.map(({ id, name, document }) => ({
		content_type: "e-learnings",
		document: courseItem(id, name, JSON.parse(document)),
	}));
}

const courseItem = (id: string, name: string, { big_avatar: url }: { big_avatar: string | null }) => ({
	id,
	slug: id,
	title: name,
	content_type: "e-learnings",
	public_content: false,
	image: url === null ? null : { id, url, alternativeText: null, formats: null },
});
