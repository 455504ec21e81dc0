import { type Context, Hono } from "hono";
import * as z from "zod";
import { bearer, type SignedIn } from "../accounts/bearer.ts";
import { jsonBody } from "../accounts/body.ts";
import { givenPassword, owaLanguage } from "../accounts/fields.ts";
import { passwordFits } from "../accounts/password.ts";
import { after, newToken, now, SESSION_LIFETIME } from "../accounts/token.ts";
import { passwordOf, serialised, userByEmail } from "../accounts/users.ts";
import { type AppEnv, refuse } from "../http.ts";

/** Login, logout and who is signed in. */

const loginForm = z.object({
	// No pattern: an address that cannot exist is an unknown one.
	email: z.string().trim().toLowerCase().min(1, "An address is required.").max(254, "The address is too long."),
	password: givenPassword,
	owaLanguage,
});

const MAY_SIGN_IN = [2, 4];

async function login(c: Context<AppEnv>) {
	const form = await jsonBody(c, loginForm);
	const user = await userByEmail(c.env.DB, form.email);
	// One answer, after the same work, for a wrong password and for an address that nobody has.
	const fits = await passwordFits(form.password, user && passwordOf(user));
	if (!user || !fits) return refuse(c, 401, "These credentials do not match our records.");
	if (!MAY_SIGN_IN.includes(user.security_level)) {
		return refuse(c, 403, "User security level does not match 2 or 4.");
	}
	const token = await openSession(c.env.DB, user.id);
	return c.json({ token, status: "Success", data: { status: "Success", user: await serialised(c.env.DB, user) } });
}

async function openSession(db: D1Database, userId: number): Promise<string> {
	const { token, hash } = await newToken();
	await db.batch([
		db.prepare("DELETE FROM tokens WHERE user_id = ? AND expires_at <= ?").bind(userId, now()),
		db
			.prepare("INSERT INTO tokens (hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)")
			.bind(hash, userId, now(), after(SESSION_LIFETIME)),
	]);
	return token;
}

export const session = new Hono<SignedIn>()
	.post("/login", login)
	.get("/user", bearer, async (c) => c.json({ data: await serialised(c.env.DB, c.var.user) }))
	.post("/logout", bearer, async (c) => {
		await c.env.DB.prepare("UPDATE tokens SET revoked_at = ? WHERE hash = ?").bind(now(), c.var.tokenHash).run();
		return c.json({ status: "Success" });
	});
