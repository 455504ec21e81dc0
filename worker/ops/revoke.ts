import { waitUntil } from "cloudflare:workers";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { anyId } from "../../shared/contracts/fields.ts";
import { config } from "../runtime/config.ts";
import { reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { isGuessing, RETRY } from "../visitor/limits/codes.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import { revokeAll } from "../visitor/session/person-object.ts";
import type { AppEnv, Ctx } from "../visitor/site.ts";
import { BACKEND, recordDeed } from "./deeds.ts";

/** The backend ends all sessions of a user: after a new password, a deletion or a disabling. */

function answer(c: Ctx, statusCode: 400 | 401 | 403 | 413 | 429 | 503, message: string): Response {
	c.set("cacheControl", "never");
	return c.json({ message, statusCode }, statusCode, statusCode === 429 ? RETRY : {});
}

/** Checks the secret before the body is read. Limits guesses by client. */
export const serviceSecret = () =>
	createMiddleware<AppEnv>(async function serviceSecret(c, next) {
		if (lacksTls(c.req.url)) return answer(c, 403, "Only over HTTPS.");
		if (await isOneOf(config.SERVICE_SECRET ?? [], c.req.header(config.SECRET_HEADERS.service) ?? "")) return next();
		return (await isGuessing(c, "revoke")) ? answer(c, 429, "Too many requests.") : answer(c, 401, "Unauthorized.");
	});

export const revokeBody = () =>
	bodyLimit({ maxSize: 1024, onError: (c) => answer(c, 413, "This request cannot be read.") });

/** An id with white space would match no user, and the backend would consider the sessions ended. */
const revoked = z.object({ userId: anyId.check(z.regex(/^\S+$/)) });

/** Ends the sessions of the local account and of the OneKey id: the backend may not know which one. 200 once that is done. */
export async function revokeSessions(c: Ctx): Promise<Response> {
	const { success, data } = revoked.safeParse(await c.req.json().catch(() => undefined));
	if (!success) return answer(c, 400, "No user's id.");
	try {
		await revokeAll(["local", "hca"], data.userId);
	} catch (error) {
		log("revoke-failed", { reason: reasonOf(error) });
		return answer(c, 503, "Sessions cannot be ended now.");
	}
	waitUntil(recordDeed({ what: "sessions-ended", of: "one user", by: BACKEND }));
	c.set("cacheControl", "never");
	return c.json({ status: "Success" });
}
