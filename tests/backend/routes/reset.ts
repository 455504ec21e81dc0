import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { jsonBody } from "../accounts/body.ts";
import { email, newPassword, owaLanguage } from "../accounts/fields.ts";
import { hashPassword } from "../accounts/password.ts";
import { endPortalSessions } from "../accounts/portal.ts";
import { type Language, RESET_WORDS } from "../accounts/reset-words.ts";
import { after, hashToken, newToken, now, RESET_LIFETIME } from "../accounts/token.ts";
import { type User, userByEmail } from "../accounts/users.ts";
import { type AppEnv, refuse } from "../http.ts";
import { page } from "./page.ts";

/** Forgotten passwords: the mail with its link, and the page that the link opens. */

const forgotForm = z.object({ email, owaLanguage });

export async function forgotPassword(c: Context<AppEnv>) {
	const form = await jsonBody(c, forgotForm);
	const user = await userByEmail(c.env.DB, form.email);
	if (!user) return refuse(c, 404, "We can't find a user with that e-mail address.");
	await sendLink(c.env.DB, user, form.owaLanguage);
	return c.json({ status: "Success" });
}

async function sendLink(db: D1Database, { id, email }: User, language: Language): Promise<void> {
	const { token, hash } = await newToken();
	const { subject, text } = RESET_WORDS[language];
	const mail = [subject, text, `/reset-password?${new URLSearchParams({ token, language })}`];
	await db.batch([
		// Only the newest link works.
		db.prepare("DELETE FROM reset_tokens WHERE user_id = ?").bind(id),
		db
			.prepare("INSERT INTO reset_tokens (hash, user_id, expires_at) VALUES (?, ?, ?)")
			.bind(hash, id, after(RESET_LIFETIME)),
		db
			.prepare(
				"INSERT INTO mails (user_id, recipient, language, subject, text, link, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
			)
			.bind(id, email, language, ...mail, now()),
	]);
}

const USABLE = "SELECT user_id FROM reset_tokens WHERE hash = ? AND used_at IS NULL AND expires_at > ?";

const isUsable = async (db: D1Database, hash: string): Promise<boolean> =>
	(await db.prepare(USABLE).bind(hash, now()).first()) !== null;

/** One transaction: of two concurrent requests only one finds the token unused. Whose password it is now; undefined: nobody's. */
async function setPassword(db: D1Database, hash: string, password: string): Promise<number | undefined> {
	const userId = await db.prepare(USABLE).bind(hash, now()).first<number>("user_id");
	const stored = await hashPassword(password);
	const at = now();
	const [changed] = await db.batch([
		db
			.prepare(`UPDATE users SET password_salt = ?, password_hash = ? WHERE id = (${USABLE})`)
			.bind(stored.salt, stored.hash, hash, at),
		db
			.prepare(`UPDATE tokens SET revoked_at = ? WHERE revoked_at IS NULL AND user_id = (${USABLE})`)
			.bind(at, hash, at),
		db.prepare("UPDATE reset_tokens SET used_at = ? WHERE hash = ? AND used_at IS NULL").bind(at, hash),
	]);
	return changed?.meta.changes === 1 && userId !== null ? userId : undefined;
}

const resetForm = z.object({ password: newPassword });

/** A page in the language of the mail, as its link says. */
function inLanguage(c: Context) {
	const language = languageOfMail.parse(c.req.query("language"));
	const shown = (title: string, content: Parameters<typeof page>[2], status: ContentfulStatusCode = 200) =>
		page(c, title, content, status, language.replace("_", "-"));
	return { words: RESET_WORDS[language], shown };
}
const languageOfMail = owaLanguage.catch("en_IE");

function form(c: Context, isWrong = false) {
	const { words, shown } = inLanguage(c);
	return shown(
		isWrong ? words.error : words.title,
		html`<form method="post">
${isWrong && html`<p role="alert" id="error">${words.wrong}</p>`}
<p><label for="password">${words.field}</label></p>
<p id="hint">${words.hint}</p>
<p><input id="password" name="password" type="password" autocomplete="new-password" required minlength="6" maxlength="16"
aria-describedby="${isWrong ? "hint error" : "hint"}" aria-invalid="${isWrong}"></p>
<p><button type="submit">${words.save}</button></p>
</form>`,
		isWrong ? 422 : 200,
	);
}

function expired(c: Context) {
	const { words, shown } = inLanguage(c);
	return shown(words.expired, html`<p>${words.expiredText}</p>`, 410);
}

const tokenHash = (c: Context) => hashToken(c.req.query("token") ?? "");

export const resetPage = new Hono<AppEnv>()
	// A GET does not use the link up, since mail scanners open links.
	.get("/", async (c) => ((await isUsable(c.env.DB, await tokenHash(c))) ? form(c) : expired(c)))
	.post("/", async (c) => {
		const hash = await tokenHash(c);
		if (!(await isUsable(c.env.DB, hash))) return expired(c);
		const answered = resetForm.safeParse(await c.req.parseBody().catch(() => ({})));
		if (!answered.success) return form(c, true);
		const userId = await setPassword(c.env.DB, hash, answered.data.password);
		if (userId === undefined) return expired(c);
		await endPortalSessions(c.env, userId);
		const { words, shown } = inLanguage(c);
		return shown(words.changed, html`<p>${words.changedText}</p>`);
	});
