import { createMiddleware } from "hono/factory";
import { COOKIES } from "../../shared/cookies.ts";
import { fetchUser } from "../backend/accounts.ts";
import { BackendError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import type { AppEnv, Site } from "../site/site.ts";
import { behindAnswer } from "../trace.ts";
import type { LocalSession } from "./contents.ts";
import { renewSession, revokeSession } from "./session.ts";

const RESEAL_AFTER_MS = 5 * 60_000;

/**
 * Renews a session while it is used: every five minutes its cookie is sealed anew, and the backend is asked behind the
 * answer whether the token still holds. So a changed password ends the session; an outage of the backend does not.
 * [4.08, 8.03]
 */
export const renewingSession = () =>
	createMiddleware<AppEnv>(async function renewingSession(c, next) {
		await next();
		const site = c.get("site");
		const session = site?.session;
		if (!session || Date.now() - session.sealedAt < RESEAL_AFTER_MS || hasChanged(c.res) || !isPrivate(c.res)) return;
		// The answer is made, and an error page in its place would inherit its headers: the next request renews the session.
		await renewSession(c, session).catch((error: unknown) => log("session-renewal", { reason: reasonOf(error) }));
		if (session.identity === "local") c.executionCtx.waitUntil(behindAnswer(() => verify(session, site)));
	});

/** Whether this request has set or deleted the session's cookie itself. */
const hasChanged = (response: Response): boolean =>
	response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session.name}=`));

/** A shared cache must not hand one visitor's cookie to the next. */
const isPrivate = (response: Response): boolean => /private|no-store/.test(response.headers.get("cache-control") ?? "");

async function verify(session: LocalSession, site: Site): Promise<void> {
	try {
		await fetchUser(session.token, site);
	} catch (error) {
		log("session-check", { reason: reasonOf(error) });
		if (error instanceof BackendError && error.status === 401) await revokeSession(session);
	}
}
