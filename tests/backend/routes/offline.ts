import { type Context, Hono } from "hono";
import * as z from "zod";
import { invalid, jsonBody } from "../accounts/body.ts";
import { email } from "../accounts/fields.ts";
import { now } from "../accounts/token.ts";
import type { AppEnv } from "../http.ts";
import { parseDocument } from "./rows.ts";

/** Sign-ups for on-site meetings. */

const text = z
	.string("The field is required.")
	.trim()
	.min(1, "The field is required.")
	.max(200, "The text is too long.");
const offlineForm = z.object({
	slug: text,
	email,
	firstname: text,
	lastname: text,
	profession: text,
	phone: z.string().trim().max(30, "The number is too long.").nullish(),
	remarks: z.string().trim().max(2000, "The text is too long.").nullish(),
	attending: z.boolean("The field is required."),
});

const isOnSite = async (db: D1Database, slug: string): Promise<boolean> =>
	(await db
		.prepare(
			`SELECT 1 FROM items WHERE content_type = 'webinars' AND slug = ?
				AND json_extract(document, '$.webinar.on_site') IS NOT NULL AND json_extract(document, '$.webinar.ends_at') > ?`,
		)
		.bind(slug, now())
		.first()) !== null;

/** Whoever sends the form again changes their mind. */
export async function offlineRegistration(c: Context<AppEnv>) {
	const form = await jsonBody(c, offlineForm);
	if (!(await isOnSite(c.env.DB, form.slug))) return invalid(c, { slug: ["There is no such meeting to come to."] });
	await c.env.DB.prepare(
		"INSERT OR REPLACE INTO offline_registrations (slug, email, document, received_at) VALUES (?, ?, ?, ?)",
	)
		.bind(form.slug, form.email, JSON.stringify(form), now())
		.run();
	return c.json({ ok: true });
}

/** For tests: who comes, oldest first. */
export const offlineControl = new Hono<AppEnv>()
	.get("/", async (c) => {
		const { results } = await c.env.DB.prepare("SELECT document FROM offline_registrations ORDER BY rowid").all<{
			document: string;
		}>();
		return c.json(results.map(({ document }) => parseDocument(document)));
	})
	.delete("/", async (c) => {
		await c.env.DB.prepare("DELETE FROM offline_registrations").run();
		return c.json([]);
	});
