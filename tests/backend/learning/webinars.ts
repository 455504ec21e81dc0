import * as z from "zod";
import { hashToken, now } from "../accounts/token.ts";
import { parseItem } from "../routes/rows.ts";
import { type CatalogueItem, ITEMS } from "../seed/catalogue.ts";

/** The seeded webinars as WebinarGeek knows them. */

export interface Webinar {
	id: string;
	fact: CatalogueItem;
	locale: string;
	title: string;
	intro: string;
	/** Milliseconds. */
	starts: number;
	ends: number;
	status: "upcoming" | "live" | "ended" | "cancelled";
	hasReplay: boolean;
	isFull: boolean;
}

const row = z.object({ key: z.string(), locale: z.string(), title: z.string(), document: z.string() });
const dated = z.looseObject({
	intro: z.string(),
	webinar: z.looseObject({ starts_at: z.string(), ends_at: z.string() }),
});

export async function webinarById(db: D1Database, id: string): Promise<Webinar | undefined> {
	const found = await db
		.prepare(
			`SELECT key, locale, title, document FROM items
			WHERE content_type = 'webinars' AND json_extract(document, '$.webinar.webinargeek_id') = ?`,
		)
		.bind(id)
		.first();
	if (!found) return undefined;
	const { key, locale, title, document } = row.parse(found);
	const fact = ITEMS.find((item) => item.key === key);
	if (!fact) return undefined;
	const { intro, webinar } = dated.parse(parseItem(document));
	const [starts, ends] = [Date.parse(webinar.starts_at), Date.parse(webinar.ends_at)];
	const status = fact.webinar?.special === "cancelled" ? "cancelled" : statusAt(Date.now(), starts, ends);
	const hasReplay = status === "ended" && fact.webinar?.replay === true;
	return { id, fact, locale, title, intro, starts, ends, status, hasReplay, isFull: fact.webinar?.special === "full" };
}

const registrationRows = z.array(
	z.object({ webinar_id: z.string(), token: z.string(), attended_at: z.string().nullable() }),
);

export async function registrationsOf(db: D1Database, email: string) {
	const { results } = await db
		.prepare(
			`SELECT webinar_id, token, attended_at FROM webinar_registrations
			WHERE email = ? ORDER BY registered_at DESC, webinar_id`,
		)
		.bind(email)
		.all();
	return registrationRows.parse(results);
}

export async function noteAttendance(db: D1Database, token: string): Promise<void> {
	await db
		.prepare("UPDATE webinar_registrations SET attended_at = ? WHERE attended_at IS NULL AND token = ?")
		.bind(now(), token)
		.run();
}

function statusAt(now: number, starts: number, ends: number): Webinar["status"] {
	if (now >= ends) return "ended";
	return now >= starts ? "live" : "upcoming";
}

/** Opens a recording, as the vendor's links do, whose ids nobody can guess. */
export const replayKey = async (secret: string, id: string): Promise<string> =>
	(await hashToken(`${secret} ${id}`)).slice(0, 32);
