import * as z from "zod";

/** Users as they are stored, and as answers write them down. */

export const CONSENTS = ["consent", "newsletter", "owaConsent", "onekeyConsent"] as const;
type Consents = Partial<Record<(typeof CONSENTS)[number], boolean | null | undefined>>;

export const userRow = z.object({
	id: z.number(),
	email: z.string(),
	password_salt: z.string(),
	password_hash: z.string(),
	country: z.string(),
	shape: z.enum(["owa", "attributes", "flat"]),
	security_level: z.number(),
	onekeycode: z.string().nullable(),
	firstname: z.string(),
	name: z.string(),
	phone: z.string(),
	/** 1: answers tell the country. */
	tells_country: z.number(),
	details: z.string(),
	created_at: z.string(),
});
export type User = z.output<typeof userRow>;

export async function userByEmail(db: D1Database, email: string): Promise<User | undefined> {
	const row = await db.prepare("SELECT * FROM users WHERE email = ?").bind(email).first();
	return userRow.optional().parse(row ?? undefined);
}

export const passwordOf = (user: User) => ({ salt: user.password_salt, hash: user.password_hash });

const consentRows = z.array(z.object({ name: z.enum(CONSENTS), value: z.number(), answered_at: z.string() }));

/** Every answer, oldest first. */
export async function answersOf(db: D1Database, userId: number) {
	const rows = await db
		.prepare("SELECT name, value, answered_at FROM consents WHERE user_id = ? ORDER BY id")
		.bind(userId)
		.all();
	return consentRows.parse(rows.results).map((row) => ({ ...row, value: row.value === 1 }));
}

/** Statements that note the answers among `consents`; null and missing ones were not asked. */
export function noteConsents(db: D1Database, email: string, consents: Consents, at: string): D1PreparedStatement[] {
	const insert = db.prepare(
		"INSERT INTO consents (user_id, name, value, answered_at) SELECT id, ?, ?, ? FROM users WHERE email = ?",
	);
	return CONSENTS.flatMap((name) => {
		const value = consents[name] ?? null;
		return value === null ? [] : [insert.bind(name, value ? 1 : 0, at, email)];
	});
}

/** The user as every answer has it, in the shape of this account. */
export async function serialised(db: D1Database, user: User) {
	const { id, security_level, onekeycode, firstname, name, phone: professionalPhone, email } = user;
	const last = new Map((await answersOf(db, id)).map((answer) => [answer.name, answer.value]));
	const consents = Object.fromEntries(CONSENTS.map((consent) => [consent, last.get(consent) ?? null]));
	const country = user.tells_country === 1 ? { country: user.country.toLowerCase() } : {};
	const attributes = { onekeycode, firstname, name, professionalPhone, email, ...country };
	if (user.shape === "flat") return { id, security_level, ...attributes, consents };
	if (user.shape === "attributes") return { id, security_level, attributes, consents };
	return { id, security_level, owa: { attributes }, consents };
}
