import { type Context, Hono } from "hono";
import * as z from "zod";
import { jsonBody } from "../accounts/body.ts";
import { email } from "../accounts/fields.ts";
import { newToken, now } from "../accounts/token.ts";
import { type AppEnv, refuse } from "../http.ts";
import { publicUrl } from "../learning/links.ts";
import { registrationsOf, replayKey, type Webinar, webinarById } from "../learning/webinars.ts";
import { LOCALES } from "../seed/catalogue.ts";

/** WebinarGeek: what a webinar is, and who is registered. */

const name = z
	.string("The field is required.")
	.trim()
	.min(1, "The field is required.")
	.max(200, "The text is too long.");
const webinar_id = z.union([z.string().min(1).max(200), z.number()]).transform(String);
const checkForm = z.object({ webinar_id, email });
const ownForm = z.object({ email });
const registerForm = z.object({ webinar_id, email, firstname: name, lastname: name, locale: z.enum(LOCALES) });

const REGISTRATION_FIELDS = [
	{ name: "email", mandatory: true },
	{ name: "firstname", mandatory: true },
	{ name: "lastname", mandatory: true },
];

const isOver = ({ status }: Webinar) => status === "ended" || status === "cancelled";
const joinUrl = (c: Context<AppEnv>, token: string) => publicUrl(c, `/join/${token}`);
const unknown = (c: Context) => refuse(c, 404, "The requested webinar does not exist");

async function info(c: Context<AppEnv>) {
	const webinar = await webinarById(c.env.DB, c.req.param("id") ?? "");
	if (!webinar) return unknown(c);
	const { id, title, intro, starts, ends, status, hasReplay, isFull } = webinar;
	const watch = `/watch/${id}?key=${await replayKey(c.env.SERVICE_SECRET, id)}`;
	return c.json({
		id,
		title,
		description: intro,
		starts_at: new Date(starts).toISOString(),
		// Minutes, as the vendor has it.
		duration: (ends - starts) / 60_000,
		registration_fields: REGISTRATION_FIELDS,
		status,
		full: isFull,
		...(hasReplay ? { watch_url: publicUrl(c, watch) } : {}),
	});
}

const tokenOf = (db: D1Database, id: string, address: string) =>
	db
		.prepare("SELECT token FROM webinar_registrations WHERE webinar_id = ? AND email = ?")
		.bind(id, address)
		.first<string>("token");

async function check(c: Context<AppEnv>) {
	const form = await jsonBody(c, checkForm);
	const webinar = await webinarById(c.env.DB, form.webinar_id);
	if (!webinar) return unknown(c);
	const token = await tokenOf(c.env.DB, webinar.id, form.email);
	if (token === null) return c.json({ registered: false });
	// A webinar that is over has no join link.
	return c.json({ registered: true, ...(isOver(webinar) ? {} : { join_url: joinUrl(c, token) }) });
}

async function register(c: Context<AppEnv>) {
	const form = await jsonBody(c, registerForm);
	const { DB: db } = c.env;
	const webinar = await webinarById(db, form.webinar_id);
	if (!webinar) return unknown(c);
	if (isOver(webinar)) {
		return refuse(c, 410, webinar.status === "ended" ? "The webinar is over." : "The webinar is cancelled.");
	}
	const already = () => refuse(c, 409, "The address is already registered to this webinar.");
	// Checked before the places are counted: who is registered keeps the place.
	if ((await tokenOf(db, webinar.id, form.email)) !== null) return already();
	if (webinar.isFull) return refuse(c, 422, "full", { errors: { webinar_id: ["full"] } });
	const { token } = await newToken();
	const added = await db
		.prepare(
			`INSERT INTO webinar_registrations (webinar_id, email, firstname, lastname, locale, token, registered_at)
			VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
		)
		.bind(webinar.id, form.email, form.firstname, form.lastname, form.locale, token, now())
		.run();
	// Of two concurrent requests the table's unique key refuses one.
	return added.meta.changes === 0 ? already() : c.json({ registered: true, join_url: joinUrl(c, token) });
}

/** All that somebody is registered for, the latest registration first. */
async function registrations(c: Context<AppEnv>) {
	const { email: address } = await jsonBody(c, ownForm);
	const own = (await registrationsOf(c.env.DB, address)).map(async ({ webinar_id: id, token, attended_at }) => {
		const webinar = await webinarById(c.env.DB, id);
		if (!webinar) return [];
		const [starts_at, ends_at] = [webinar.starts, webinar.ends].map((at) => new Date(at).toISOString());
		const told = { webinar_id: id, title: webinar.title, starts_at, ends_at };
		if (webinar.status === "cancelled") return [told];
		return [isOver(webinar) ? { ...told, attended: attended_at !== null } : { ...told, join_url: joinUrl(c, token) }];
	});
	return c.json((await Promise.all(own)).flat());
}

export const webinars = new Hono<AppEnv>()
	.post("/check-registration", check)
	.post("/register", register)
	.post("/registrations", registrations)
	.get("/:id", info);
