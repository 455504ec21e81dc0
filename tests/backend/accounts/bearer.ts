import { createMiddleware } from "hono/factory";
import { type AppEnv, refuse } from "../http.ts";
import { hashToken, now } from "./token.ts";
import { type User, userRow } from "./users.ts";

export type SignedIn = AppEnv & { Variables: { user: User; tokenHash: string } };

/** Requires a bearer token that is neither expired nor revoked. */
export const bearer = createMiddleware<SignedIn>(async (c, next) => {
	const [, token] = /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "") ?? [];
	const hash = token && (await hashToken(token));
	const row = hash && (await userOfToken(c.env.DB, hash));
	if (!row) {
		c.header("WWW-Authenticate", "Bearer");
		return refuse(c, 401, "Unauthenticated.");
	}
	c.set("user", userRow.parse(row));
	c.set("tokenHash", hash);
	return next();
});

const userOfToken = (db: D1Database, hash: string) =>
	db
		.prepare(
			`SELECT users.* FROM tokens JOIN users ON users.id = tokens.user_id
			WHERE tokens.hash = ? AND tokens.revoked_at IS NULL AND tokens.expires_at > ?`,
		)
		.bind(hash, now())
		.first();

/** Whose token has this hash; undefined: nobody's, or it has ended. */
export async function emailOf(db: D1Database, hash: string): Promise<string | undefined> {
	return userRow.optional().parse((await userOfToken(db, hash)) ?? undefined)?.email;
}
