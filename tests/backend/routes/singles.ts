import { Hono } from "hono";
import { type AppEnv, refuse } from "../http.ts";
import { isPreview } from "./previews.ts";
import { parseDocument } from "./rows.ts";

/** Singles, taxonomies and active collections. */

export const singles = new Hono<AppEnv>()
	.get("/single/:name", async (c) => {
		const { locale = "", name = "" }: Record<string, string> = c.req.param();
		const draft = isPreview(c)
			? await c.env.DB.prepare("SELECT document FROM drafts WHERE locale = ? AND content_type = 'single' AND slug = ?")
					.bind(locale, name)
					.first<string>("document")
			: null;
		if (draft !== null) return c.json([parseDocument(draft)]);
		const document = await c.env.DB.prepare("SELECT document FROM singles WHERE locale = ? AND name = ?")
			.bind(locale, name)
			.first<string>("document");
		return c.json(document === null ? [] : [parseDocument(document)]);
	})
	.get("/:kind{domains|categories}", async (c) => {
		const { locale = "", kind = "" }: Record<string, string> = c.req.param();
		const { results } = await c.env.DB.prepare(
			"SELECT id, name, slug FROM taxonomies WHERE locale = ? AND kind = ? ORDER BY id",
		)
			.bind(locale, kind)
			.all();
		return c.json(results);
	})
	.get("/category-name/:id", async (c) => {
		const { locale = "", id = "" }: Record<string, string> = c.req.param();
		const name = await c.env.DB.prepare(
			"SELECT name FROM taxonomies WHERE locale = ? AND kind = 'categories' AND id = ?",
		)
			.bind(locale, Number(id))
			.first<string>("name");
		return name === null ? refuse(c, 404, "Not found") : c.json({ name });
	})
	.get("/activeCollections", async (c) => {
		const { locale = "" }: Record<string, string> = c.req.param();
		const { results } = await c.env.DB.prepare("SELECT slug FROM active_collections WHERE locale = ? ORDER BY position")
			.bind(locale)
			.all<{ slug: string }>();
		return c.json(results.map(({ slug }) => slug));
	});
