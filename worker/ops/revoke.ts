import { waitUntil } from "cloudflare:workers";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { anyId } from "../../shared/contracts/fields.ts";
import { config } from "../runtime/config.ts";
import { reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { clientOf } from "../visitor/client.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import { revokeAll } from "../visitor/session/person-object.ts";
import { BACKEND, note } from "./deeds.ts";

/** The backend's call that ends all sessions of a user: after a new password, and when an account is deleted or disabled. */

const answer = (c: Context, statusCode: 400 | 401 | 403 | 413 | 429 | 503, message: string): Response =>
	c.json({ message, statusCode }, statusCode, { "Cache-Control": "no-store" });

/** Checks the secret, which comes in its header alone, before the body is read; guesses are rate-limited. */
export const serviceSecret = () =>
	createMiddleware(async function serviceSecret(c, next) {
		if (lacksTls(c.req.url)) return answer(c, 403, "Over HTTPS alone.");
		if (await isOneOf(config.SERVICE_SECRET, c.req.header(config.SECRET_HEADERS.service) ?? "")) return next();
		const { success } = await config.CLIENT_LIMIT.limit({ key: `revoke:${clientOf(c)}` });
		return success ? answer(c, 401, "Unauthorized.") : answer(c, 429, "Too many requests.");
	});

export const revokeBody = () =>
	bodyLimit({ maxSize: 1024, onError: (c) => answer(c, 413, "This request cannot be read.") });

/** Without white space: such an id fits nobody, and the backend would believe that it is done. */
const revoked = z.object({ userId: anyId.check(z.regex(/^\S+$/)) });

/**
 * The id may be that of a local account or a OneKey id: both are ended, since the backend need not know how its user signs in.
 * Answered when it is done, so that the backend can try again after any other answer.
 */
export async function revokeSessions(c: Context): Promise<Response> {
	const { success, data } = revoked.safeParse(await c.req.json().catch(() => undefined));
	if (!success) return answer(c, 400, "No user's id.");
	try {
		await revokeAll(["local", "hca"], data.userId);
	} catch (error) {
		log("revoke-failed", { reason: reasonOf(error) });
		return answer(c, 503, "Sessions cannot be ended now.");
	}
	waitUntil(note({ what: "sessions-ended", of: "one user", by: BACKEND }));
	return c.json({ status: "Success" }, 200, { "Cache-Control": "no-store" });
}
