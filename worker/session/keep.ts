import { createMiddleware } from "hono/factory";
import { fetchUser } from "../backend/accounts.ts";
import { BackendError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import type { AppEnv, Site } from "../site/middleware.ts";
import { behindAnswer } from "../trace.ts";
import { type LocalSession, renewSession, revokeSession, SESSION_COOKIE } from "./session.ts";

const RESEAL_AFTER_MS = 5 * 60_000;

/**
 * Keeps a session alive while it is used. Every five minutes the backend is asked, behind the answer, whether the token
 * still holds; a changed password ends the session so, and an outage of the backend does not. [4.08, 8.03]
 */
export const keepSession = () =>
	createMiddleware<AppEnv>(async function keepSession(c, next) {
		await next();
		const site = c.get("site");
		const session = site?.session;
		if (!session || Date.now() - session.sealedAt < RESEAL_AFTER_MS || hasChanged(c.res) || !isPrivate(c.res)) return;
		await renewSession(c, session);
		if (session.identity === "local") c.executionCtx.waitUntil(behindAnswer(() => verify(session, site)));
	});

/** Signed in, out or updated by this very request. */
const hasChanged = (response: Response): boolean =>
	response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));

/** A cache between here and the visitor must not hand a cookie on to the next one. */
const isPrivate = (response: Response): boolean => /private|no-store/.test(response.headers.get("cache-control") ?? "");

async function verify(session: LocalSession, site: Site): Promise<void> {
	try {
		await fetchUser(session.token, site);
	} catch (error) {
		log("session-check", { reason: reasonOf(error) });
		if (error instanceof BackendError && error.status === 401) await revokeSession(session);
	}
}
