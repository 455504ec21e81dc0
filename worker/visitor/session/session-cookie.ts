import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { COOKIES } from "../../../shared/cookies.ts";
import type { CountryCode } from "../../../shared/countries.ts";
import type { SessionLife } from "../../../shared/session-life.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import type { AppEnv } from "../site.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { currentSession, enter, revokeAll, revokeSession } from "./person-object.ts";
import { seal } from "./seal.ts";
import { openedSeals } from "./seal-cache.ts";
import { type LocalSession, type Session, session } from "./session-data.ts";

/**
 * The session cookie: sealed, and out of scripts' reach. A session ends after its idle time without a request, after its longest
 * time in any case, at sign-out, and when all sessions of its user end.
 */

const PURPOSE = "session";
const RESEAL_AFTER_MS = 5 * 60_000;

type Identity = Pick<LocalSession, "identity" | "token"> | { identity: "hca" };

const endOf = ({ startedAt }: Session): number => startedAt + SESSION_MS.longest;

const opened = openedSeals(PURPOSE, session);

/**
 * The request's session; null: there is none, it has ended, or it belongs to another country.
 * @throws PageError 503 when the person's object fails
 */
export async function readSession(cookies: Cookies, site: CountryCode): Promise<Session | null> {
	const sealed = cookies[COOKIES.session.name];
	if (sealed === undefined) return null;
	const claims = await opened.open(sealed);
	if (!claims || claims.country !== site) return null;
	const current = await living(claims);
	if (!current) opened.forget(sealed);
	return current;
}

/**
 * The session with its newest confirmation; null: it has ended.
 * @throws PageError 503 when the person's object fails
 */
export const living = async (session: Session): Promise<Session | null> =>
	endOf(session) > Date.now() ? currentSession(session) : null;

const isAlive = async (session: Session): Promise<boolean> => (await living(session)) !== null;

export async function writeSession(c: Context, session: Session): Promise<void> {
	const left = Math.min(SESSION_MS.idle, endOf(session) - Date.now());
	const sealed = await seal(PURPOSE, { ...session, sealedAt: Date.now() }, Math.floor(left / 1000));
	setCookie(c, COOKIES.session, sealed);
}

/**
 * Seals a changed session. Checks first that it is alive: it must not come back after a sign-out, nor replace a newer one.
 * @throws PageError 503 when the person's object fails
 */
export async function renewSession(c: Context, session: Session): Promise<void> {
	if (await isAlive(session)) await writeSession(c, session);
}

/**
 * Begins a session under a new id, which prevents session fixation. `startedAt` is the moment before the identity was checked:
 * a "sign out everywhere" during that check then ends this session too.
 * @throws PageError 503 in that case, or when the person's object fails
 */
export async function startSession(
	c: Context,
	who: Identity & Pick<Session, "country" | "user" | "startedAt">,
): Promise<Session> {
	if (who.user.country === null) log("country-absent", { country: who.country, identity: who.identity });
	const person = await enter(who);
	const started = { ...who, person, id: crypto.randomUUID(), sealedAt: who.startedAt, verifiedAt: who.startedAt };
	await writeSession(c, started);
	return started;
}

/** Deletes the cookie on this host. Copies of it stay valid. */
export const forgetSession = (c: Context): void => deleteCookie(c, COOKIES.session);

const signOutOfRequest = (c: Context<AppEnv>): void =>
	c.set("site", { ...c.get("site"), session: null, lapsed: null, level: "none" });

/**
 * Ends the session in this browser, in every copy of its cookie, and for the rest of this request.
 * @throws PageError 503 when the person's object fails
 */
export async function endSession(c: Context<AppEnv>, session: Session): Promise<void> {
	// First: if this fails, the visitor stays signed in, and knows that copies of the cookie live on.
	await revokeSession(session);
	forgetSession(c);
	signOutOfRequest(c);
}

/**
 * Ends all sessions of the session's user, on every device and host.
 * @throws PageError 503 when a person's object fails
 */
export async function endEverySession(c: Context<AppEnv>, session: Session): Promise<void> {
	await revokeAll([session.identity], session.user.id);
	log("sessions-revoked", { by: "user" });
	await endSession(c, session);
}

/**
 * Ends a session whose token the backend refuses. If the session ended during that call, the browser's cookie is gone or
 * belongs to a newer session, and stays as it is.
 */
export async function loseSession(c: Context<AppEnv>, session: Session): Promise<void> {
	if (await isAlive(session)) return endSession(c, session);
	signOutOfRequest(c);
}

/** Renews the cookie while the session is used: every five minutes, and after each confirmation. [4.08, 8.03] */
export const renewingSession = () =>
	createMiddleware<AppEnv>(async function renewingSession(c, next) {
		await next();
		const current = c.get("site")?.session;
		if (!current || !isDue(current) || hasChanged(c.res) || !isPrivate(c.res)) return;
		// An error page would inherit the finished answer's headers. After a failure the next request renews the session.
		await renewSession(c, current).catch((error: unknown) => log("session-renewal", { reason: reasonOf(error) }));
	});

const isDue = ({ sealedAt, verifiedAt }: Session): boolean =>
	verifiedAt > sealedAt || Date.now() - sealedAt >= RESEAL_AFTER_MS;

/** Whether this request has set or deleted the cookie already. */
const hasChanged = (response: Response): boolean =>
	response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session.name}=`));

/** A shared cache must not hand one visitor's cookie to the next. */
const isPrivate = (response: Response): boolean => /private|no-store/.test(response.headers.get("cache-control") ?? "");

/** Seconds until the session ends, for the page's script. A session that is due is renewed with this answer. */
export function lifeOf(session: Session): SessionLife {
	const idle = SESSION_MS.idle / 1000;
	const since = isDue(session) ? 0 : (Date.now() - session.sealedAt) / 1000;
	return { idle, left: Math.floor(idle - since), atMost: Math.floor((endOf(session) - Date.now()) / 1000) };
}
