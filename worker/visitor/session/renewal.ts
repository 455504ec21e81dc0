import { createMiddleware } from "hono/factory";
import { COOKIES } from "../../../shared/cookies.ts";
import type { SessionLife } from "../../../shared/session-life.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import type { AppEnv } from "../site.ts";
import type { Session } from "./contents.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { endOf, renewSession } from "./session.ts";

const RESEAL_AFTER_MS = 5 * 60_000;

/**
 * Renews a session while it is used: its cookie is sealed anew every five minutes, and when its sign-in was confirmed since it
 * was sealed. [4.08, 8.03]
 */
export const renewingSession = () =>
	createMiddleware<AppEnv>(async function renewingSession(c, next) {
		await next();
		const session = c.get("site")?.session;
		if (!session || !isDue(session) || hasChanged(c.res) || !isPrivate(c.res)) return;
		// The answer is made, and an error page in its place would inherit its headers: the next request renews the session.
		await renewSession(c, session).catch((error: unknown) => log("session-renewal", { reason: reasonOf(error) }));
	});

const isDue = ({ sealedAt, verifiedAt }: Session): boolean =>
	verifiedAt > sealedAt || Date.now() - sealedAt >= RESEAL_AFTER_MS;

/** Whether this request has set or deleted the session's cookie itself. */
const hasChanged = (response: Response): boolean =>
	response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session.name}=`));

/** A shared cache must not hand one visitor's cookie to the next. */
const isPrivate = (response: Response): boolean => /private|no-store/.test(response.headers.get("cache-control") ?? "");

/** As the page is told that is being answered: a session that is due is renewed with it. */
export function lifeOf(session: Session): SessionLife {
	const idle = SESSION_MS.idle / 1000;
	const since = isDue(session) ? 0 : (Date.now() - session.sealedAt) / 1000;
	return { idle, left: Math.floor(idle - since), atMost: Math.floor((endOf(session) - Date.now()) / 1000) };
}
