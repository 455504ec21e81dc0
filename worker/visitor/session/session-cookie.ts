import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { COOKIES } from "../../../shared/cookies.ts";
import type { CountryCode } from "../../../shared/countries.ts";
import type { SessionLife } from "../../../shared/session-life.ts";
import { isPrivate } from "../../cache/policies.ts";
import { failureOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { logAs } from "../../runtime/log-failure.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import type { AppEnv } from "../site.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { currentSession, enter, revokeAll, revokeSession } from "./person-object.ts";
import { seal } from "./seal.ts";
import { openedSeals } from "./seal-cache.ts";
import { type LocalSession, type Session, session } from "./session-data.ts";

/** The session cookie. Functions that ask the person's object throw PageError 503 when it fails. */

const PURPOSE = "session";
const RESEAL_AFTER_MS = 5 * 60_000;

type Identity = Pick<LocalSession, "identity" | "token"> | { identity: "hca" };

const endOf = ({ startedAt }: Session): number => startedAt + SESSION_MS.longest;

const opened = openedSeals(PURPOSE, session);

/** null: there is no session, it has ended, or it belongs to another country. */
export async function readSession(cookies: Cookies, site: CountryCode): Promise<Session | null> {
	const sealed = cookies[COOKIES.session.name];
	if (sealed === undefined) return null;
	const claims = await opened.open(sealed);
	if (!claims || claims.country !== site) return null;
	const current = await aliveSession(claims);
	if (!current) opened.forget(sealed);
	return current;
}

export const aliveSession = async (session: Session): Promise<Session | null> =>
	endOf(session) > Date.now() ? currentSession(session) : null;

const isAlive = async (session: Session): Promise<boolean> => (await aliveSession(session)) !== null;

/** @throws BackendError 0 if the session is too long */
export async function writeSession(c: Context, session: Session): Promise<void> {
	const left = Math.min(SESSION_MS.idle, endOf(session) - Date.now());
	setCookie(c, COOKIES.session, await sealShort(session, Math.floor(left / 1000)));
}

/** Bytes of name and value. Browsers ignore a longer cookie, so that nobody would be signed in. */
const LONGEST = 4096;
/** Texts that a session can do without, as if the backend did not have them: forms then ask for them. */
const SPARE = ["phone", "lastName", "firstName", "email"] as const;

async function sealShort(session: Session, seconds: number): Promise<string> {
	let { user } = session;
	for (const next of [...SPARE, null]) {
		const sealed = await seal(PURPOSE, { ...session, user, sealedAt: Date.now() }, seconds);
		if (COOKIES.session.name.length + 1 + sealed.length <= LONGEST) return sealed;
		if (next) user = { ...user, [next]: "" };
	}
	throw failureOf("accounts", 0, "the session is too long for a cookie");
}

/** Seals a changed session if it is alive: it must not come back after a sign-out, nor replace a newer one. */
export async function renewSession(c: Context, session: Session): Promise<void> {
	if (await isAlive(session)) await writeSession(c, session);
}

/** A new id prevents session fixation. A "sign out everywhere" after `startedAt` ends this session too. */
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

/** Deletes the cookie on this host. Its copies stay valid. */
export const forgetSession = (c: Context): void => deleteCookie(c, COOKIES.session);

const signOutOfRequest = (c: Context<AppEnv>): void =>
	c.set("site", { ...c.get("site"), session: null, lapsed: null, level: "none" });

/** Ends the session in all copies of the cookie, and in this request. */
export async function endSession(c: Context<AppEnv>, session: Session): Promise<void> {
	// First: if this fails, the visitor stays signed in and knows it.
	await revokeSession(session);
	forgetSession(c);
	signOutOfRequest(c);
}

export async function endEverySession(c: Context<AppEnv>, session: Session): Promise<void> {
	await revokeAll([session.identity], session.user.id);
	log("sessions-revoked", { by: "user" });
	await endSession(c, session);
}

/** Ends a session whose token the backend refuses. A cookie of a newer session stays. */
export async function loseSession(c: Context<AppEnv>, session: Session): Promise<void> {
	if (await isAlive(session)) return endSession(c, session);
	signOutOfRequest(c);
}

/** Renews the cookie of a used session: every five minutes, and after each confirmation. [4.08, 8.03] */
export const renewingSession = () =>
	createMiddleware<AppEnv>(async function renewingSession(c, next) {
		await next();
		const current = c.get("site")?.session;
		if (!current || !isDue(current) || hasChanged(c.res) || !isPrivate(c.get("cacheControl"))) return;
		// An error page would inherit this response's headers. After a failure the next request renews the session.
		await renewSession(c, current).catch(logAs("session-renewal"));
	});

const isDue = ({ sealedAt, verifiedAt }: Session): boolean =>
	verifiedAt > sealedAt || Date.now() - sealedAt >= RESEAL_AFTER_MS;

const hasChanged = (response: Response): boolean =>
	response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session.name}=`));

/** Seconds until the session ends. A session that is due is renewed with this response. */
export function lifeOf(session: Session): SessionLife {
	const idle = SESSION_MS.idle / 1000;
	const since = isDue(session) ? 0 : (Date.now() - session.sealedAt) / 1000;
	return { idle, left: Math.floor(idle - since), atMost: Math.floor((endOf(session) - Date.now()) / 1000) };
}
