import { type Context, Hono } from "hono";
import { parseAccept } from "hono/utils/accept";
import { type AppEnv, refuse } from "../http.ts";
import { paging } from "./query.ts";
import { parseDocument } from "./rows.ts";

/** TalentLMS: courses per country, in the language that the caller accepts. */

/** The vendor lists all learners with their names; the portal must not pass them on. */
const USERS = [
	{ id: "1", name: "Learner One" },
	{ id: "2", name: "Learner Two" },
];

/** The first accepted locale, or language, that the country has; else the country's first locale. */
export async function localeFor(c: Context<AppEnv>, country: string | undefined): Promise<string | undefined> {
	const { results } = await c.env.DB.prepare("SELECT DISTINCT locale, country FROM courses ORDER BY rowid").all<{
		locale: string;
		country: string;
	}>();
	const offered = results.filter((row) => country === undefined || row.country === country);
	const language = (tag: string) => tag.toLowerCase().split("-")[0];
	for (const { type: tag, q } of parseAccept(c.req.header("accept-language") ?? "")) {
		if (q === 0) continue;
		const exact = offered.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase());
		const found = exact ?? offered.find(({ locale }) => language(locale) === language(tag));
		if (found) return found.locale;
	}
	return offered[0]?.locale;
}

const summary = ({ id, name, description, big_avatar, duration }: Record<string, unknown>) => ({
	id,
	name,
	description,
	big_avatar,
	duration,
});

export const courses = new Hono<AppEnv>()
	.get("/course/:id", async (c) => {
		const locale = await localeFor(c, undefined);
		const document = await c.env.DB.prepare("SELECT document FROM courses WHERE id = ? AND locale = ?")
			.bind(c.req.param("id"), locale ?? "")
			.first<string>("document");
		if (document === null) return refuse(c, 404, "The requested course does not exist");
		return c.json({ ...parseDocument(document), users: USERS });
	})
	.get("/:country/all", async (c) => {
		const locale = await localeFor(c, c.req.param("country"));
		const page = paging.safeParse(c.req.query());
		if (!locale) return refuse(c, 404, "Unknown country");
		if (!page.success) return refuse(c, 400, "Malformed query");
		const { results } = await c.env.DB.prepare(
			"SELECT document FROM courses WHERE locale = ? ORDER BY position LIMIT ? OFFSET ?",
		)
			.bind(locale, page.data._limit, page.data._start)
			.all<{ document: string }>();
		return c.json(results.map(({ document }) => summary(parseDocument(document))));
	})
	.get("/:country/count", async (c) => {
		const locale = await localeFor(c, c.req.param("country"));
		if (!locale) return refuse(c, 404, "Unknown country");
		const total = await c.env.DB.prepare("SELECT count(*) AS total FROM courses WHERE locale = ?")
			.bind(locale)
			.first<number>("total");
		return c.json(total ?? 0);
	});
