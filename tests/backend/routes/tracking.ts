import { type Context, Hono } from "hono";
import * as z from "zod";
import { invalid, jsonBody } from "../accounts/body.ts";
import { now } from "../accounts/token.ts";
import type { AppEnv } from "../http.ts";
import { LOCALES } from "../seed/catalogue.ts";
import { parseDocument } from "./rows.ts";

/** Page views and clicks. Stricter than the real backend may be: a field too many is a mistake that a test should see. */

const text = z.string().max(500);
/** The specification does not say whether lists come joined, as texts or as the CMS has them. */
const list = z
	.union([text, z.array(z.union([text, z.record(z.string(), z.union([text, z.number()]))])).max(50)])
	.nullish();
const person = z.string().max(100).nullish();
const everywhere = {
	section: text,
	url: z.string().min(1).max(3200),
	locale: z.enum(LOCALES),
	domain: text.min(1),
	/** Of an event that was queued: the same with each delivery, and when it happened. */
	id: z.uuid().optional(),
	at: z.iso.datetime().optional(),
};
const lists = { category: text.nullish(), trackingProduct: list, trackingMessage: list, patientPopulation: list };

const pageView = z.strictObject({ ...everywhere, ...lists, onekeyId: person, title: text.nullish() });
const click = z.strictObject({
	...everywhere,
	...lists,
	user: person,
	event: text.min(1),
	eventUrl: z.string().max(3200),
});

/** The oldest go: a test that forgets to clean up must not fill the store. */
const KEPT = 1000;
const KEEP = "INSERT INTO tracking_events (person, document, received_at) VALUES (?, ?, ?)";
const FORGET = "DELETE FROM tracking_events WHERE id <= (SELECT max(id) FROM tracking_events) - ?";

const unread = z.record(z.string(), z.unknown());
type Unread = z.infer<typeof unread>;

const eventOf = (body: Unread) => ("event" in body ? click.safeParse(body) : pageView.safeParse(body));

export async function trackUrl(c: Context<AppEnv>) {
	return taken(c, [await jsonBody(c, unread)]);
}

/** All of them or, where one is wrong, none. */
export async function trackBatch(c: Context<AppEnv>) {
	const { events } = await jsonBody(c, z.object({ events: z.array(unread).min(1).max(100) }));
	return taken(c, events);
}

async function taken(c: Context<AppEnv>, bodies: readonly Unread[]) {
	const { DB } = c.env;
	const statements = [];
	for (const body of bodies) {
		const event = eventOf(body);
		if (!event.success) {
			// Of a field too many the message tells the name: it has no path.
			const named = event.error.issues.map(({ path, message }) => [String(path[0] ?? "fields"), [message]]);
			return invalid(c, Object.fromEntries(named));
		}
		const { data } = event;
		const who = ("user" in data ? data.user : undefined) ?? ("onekeyId" in data ? data.onekeyId : undefined) ?? null;
		statements.push(DB.prepare(KEEP).bind(who, JSON.stringify(data), now()));
	}
	await DB.batch([...statements, DB.prepare(FORGET).bind(KEPT)]);
	return c.body(null, 204);
}

/** What was received, oldest first. */
export async function trackingLog(c: Context<AppEnv>) {
	const { results } = await c.env.DB.prepare("SELECT document FROM tracking_events ORDER BY id").all<{
		document: string;
	}>();
	c.header("Cache-Control", "no-store");
	return c.json(results.map(({ document }) => parseDocument(document)));
}

export const trackingControl = new Hono<AppEnv>().get("/", trackingLog).delete("/", async (c) => {
	await c.env.DB.prepare("DELETE FROM tracking_events").run();
	return c.json([]);
});
