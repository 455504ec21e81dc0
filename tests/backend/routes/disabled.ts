import { type Context, Hono } from "hono";
import * as z from "zod";
import { endPortalSessions } from "../accounts/portal.ts";
import { now } from "../accounts/token.ts";
import { userByEmail } from "../accounts/users.ts";
import { type AppEnv, refuse } from "../http.ts";

/** For tests: what an administrator does who disables an account. */

const disabling = z.object({ email: z.string() });
/** None that may sign in. */
const DISABLED = 0;

export const disabledControl = new Hono<AppEnv>().post("/", async (c: Context<AppEnv>) => {
	const { email } = disabling.parse(await c.req.json());
	const { DB: db } = c.env;
	const user = await userByEmail(db, email);
	if (!user) return refuse(c, 404, "Unknown user");
	await db.batch([
		db.prepare("UPDATE users SET security_level = ? WHERE id = ?").bind(DISABLED, user.id),
		db.prepare("UPDATE tokens SET revoked_at = ? WHERE revoked_at IS NULL AND user_id = ?").bind(now(), user.id),
	]);
	await endPortalSessions(c.env, user.id);
	return c.json({ status: "Success" });
});
