import type { User } from "../accounts/users.ts";
import { parseDocument } from "../routes/rows.ts";

/** What this part knows of a portal user, for the export, and how it forgets it. */

const TABLES = [
	{ name: "webinars", table: "webinar_registrations", theirs: "email = ?", by: ({ email }: User) => [email] },
	{ name: "courses", table: "enrolments", theirs: "user_id = ?", by: ({ id }: User) => [String(id)] },
	{ name: "meetings", table: "offline_registrations", theirs: "email = ?", by: ({ email }: User) => [email] },
	{
		name: "tracking",
		table: "tracking_events",
		theirs: "person IN (?, ?)",
		by: ({ id, onekeycode }: User) => [String(id), onekeycode],
	},
] as const;

export async function learningOf(db: D1Database, user: User): Promise<Record<string, object[]>> {
	const found = await db.batch<Record<string, unknown>>(
		TABLES.map(({ table, theirs, by }) => db.prepare(`SELECT * FROM ${table} WHERE ${theirs}`).bind(...by(user))),
	);
	return Object.fromEntries(TABLES.map(({ name }, index) => [name, (found[index]?.results ?? []).map(readable)]));
}

/** Without the token, whose link opens the course or the webinar. */
function readable({ token: _token, document, ...row }: Record<string, unknown>): object {
	return typeof document === "string" ? { ...row, ...parseDocument(document) } : row;
}

export const forgetLearning = (db: D1Database, user: User): D1PreparedStatement[] =>
	TABLES.map(({ table, theirs, by }) => db.prepare(`DELETE FROM ${table} WHERE ${theirs}`).bind(...by(user)));
