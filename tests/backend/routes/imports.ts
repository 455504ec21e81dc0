import { type Context, Hono } from "hono";
import * as z from "zod";
import { jsonBody } from "../accounts/body.ts";
import { email } from "../accounts/fields.ts";
import { now } from "../accounts/token.ts";
import type { AppEnv } from "../http.ts";
import { parseDocument } from "./rows.ts";

/** The Turkish portal import: consents in the words of the registry that receives them. */

const text = z.string().trim().min(1).max(200);
const consent = z.enum(["ONAY", "RET"]);
const importForm = z.object({
	onekeyId: text,
	name: text,
	surname: text,
	phone: z.string().trim().max(30),
	email,
	speciality: z.literal("Doktor"),
	emailConsent: consent,
	smsConsent: consent,
	kvkk: consent,
});

export async function importPortalgrup(c: Context<AppEnv>) {
	const form = await jsonBody(c, importForm);
	await c.env.DB.prepare("INSERT INTO portal_imports (onekey_id, email, document, received_at) VALUES (?, ?, ?, ?)")
		.bind(form.onekeyId, form.email, JSON.stringify(form), now())
		.run();
	return c.json({ status: "Success" });
}

/** For tests: what was imported, oldest first. */
export const importsControl = new Hono<AppEnv>()
	.get("/", async (c) => {
		const { results } = await c.env.DB.prepare("SELECT document FROM portal_imports ORDER BY id").all<{
			document: string;
		}>();
		return c.json(results.map(({ document }) => parseDocument(document)));
	})
	.delete("/", async (c) => {
		await c.env.DB.prepare("DELETE FROM portal_imports").run();
		return c.json([]);
	});
