import { waitUntil } from "cloudflare:workers";
import * as z from "zod/mini";
import { anyId } from "../../shared/contracts/fields.ts";
import { config } from "../runtime/config.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { revokeAll } from "../visitor/session/person-object.ts";
import type { Ctx } from "../visitor/site.ts";
import { BACKEND, recordAudit } from "./audit.ts";
import { bodyUpTo, bySecret, refused } from "./by-secret.ts";

/** The backend ends all sessions of a user: after a new password, a deletion or a disabling. */
export const revokeHook = [
	bySecret("revoke", config.SERVICE_SECRET ?? [], (c) => c.req.header(config.SECRET_HEADERS.service)),
	bodyUpTo(1024),
	revokeSessions,
] as const;

/** An id with white space would match no user, and the backend would consider the sessions ended. */
const revoked = z.object({ userId: anyId.check(z.regex(/^\S+$/)) });

/** Ends the sessions of the local account and of the OneKey id: the backend may not know which one. 200 once that is done. */
async function revokeSessions(c: Ctx): Promise<Response> {
	const { success, data } = revoked.safeParse(await c.req.json().catch(() => undefined));
	if (!success) return refused(c, 400, "No user's id.");
	try {
		await revokeAll(["local", "hca"], data.userId);
	} catch (error) {
		logFailure("revoke-failed", error);
		return refused(c, 503, "Sessions cannot be ended now.");
	}
	waitUntil(recordAudit({ what: "sessions-ended", of: "one user", by: BACKEND }));
	c.set("cacheControl", "never");
	return c.json({ status: "Success" });
}
