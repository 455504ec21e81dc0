import { type Context, Hono } from "hono";
import * as z from "zod";
import { bearer, type SignedIn } from "../accounts/bearer.ts";
import { invalid, jsonBody } from "../accounts/body.ts";
import { answer, country, givenPassword } from "../accounts/fields.ts";
import { passwordFits } from "../accounts/password.ts";
import { endPortalSessions } from "../accounts/portal.ts";
import { now } from "../accounts/token.ts";
import { answersOf, noteConsents, passwordOf, serialised } from "../accounts/users.ts";
import { forgetLearning, learningOf } from "../learning/personal.ts";
import { parseDocument } from "./rows.ts";

/** The signed-in user's own account: consents, export, deletion. */

const consentForm = z.object({
	id: z.union([z.string(), z.number()]).transform(String),
	country,
	owaConsent: answer,
	consent: answer,
	newsletter: answer,
	onekeyConsent: answer,
});

async function updateConsents(c: Context<SignedIn>) {
	const form = await jsonBody(c, consentForm);
	const { user } = c.var;
	if (form.id !== String(user.id)) return invalid(c, { id: ["The id is not that of the signed-in user."] });
	if (form.country !== user.country) return invalid(c, { country: ["The country is not that of the user."] });
	const answers = noteConsents(c.env.DB, user.email, form, now());
	if (answers.length > 0) await c.env.DB.batch(answers);
	return c.json({ data: await serialised(c.env.DB, user) });
}

async function exported(c: Context<SignedIn>) {
	const { user } = c.var;
	const { DB: db } = c.env;
	const { password_salt: _salt, password_hash: _hash, shape: _shape, tells_country: _tells, details, ...known } = user;
	const sessions = db.prepare("SELECT created_at, expires_at, revoked_at FROM tokens WHERE user_id = ?").bind(user.id);
	// Without the mails' links, with which anybody who finds the file could open the account.
	const mails = db
		.prepare("SELECT sent_at, recipient, language, subject, text FROM mails WHERE user_id = ? ORDER BY id")
		.bind(user.id);
	const imports = db
		.prepare(`SELECT received_at, document FROM portal_imports WHERE ${THEIR_IMPORTS} ORDER BY id`)
		.bind(user.email, user.onekeycode);
	const [sessionRows, mailRows, importRows] = [await sessions.all(), await mails.all(), await imports.all<Import>()];
	return c.json({
		data: {
			user: { ...known, ...parseDocument(details) },
			consents: await answersOf(db, user.id),
			sessions: sessionRows.results,
			mails: mailRows.results,
			imports: importRows.results.map(({ document, ...row }) => ({ ...row, ...parseDocument(document) })),
			...(await learningOf(db, user)),
		},
	});
}

interface Import {
	received_at: string;
	document: string;
}
const THEIR_IMPORTS = "email = ? OR onekey_id = ?";

async function erase(c: Context<SignedIn>) {
	const { password } = await jsonBody(c, z.object({ password: givenPassword }));
	const { user } = c.var;
	const { DB: db } = c.env;
	// Not 401, since the session is valid.
	if (!(await passwordFits(password, passwordOf(user)))) {
		return invalid(c, { password: ["The password is not correct."] });
	}
	await db.batch([
		db.prepare(`DELETE FROM portal_imports WHERE ${THEIR_IMPORTS}`).bind(user.email, user.onekeycode),
		...forgetLearning(db, user),
		// Tokens, consents and mails go with it.
		db.prepare("DELETE FROM users WHERE id = ?").bind(user.id),
	]);
	await endPortalSessions(c.env, user.id);
	return c.json({ status: "Success" });
}

export const account = new Hono<SignedIn>()
	.post("/consents", bearer, updateConsents)
	.get("/user/export", bearer, exported)
	.delete("/user", bearer, erase);
