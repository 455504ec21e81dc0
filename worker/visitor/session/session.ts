import type { Context } from "hono";
import type { AccessLevel } from "../../../shared/access.ts";
import type { ExternalUser, WireUser } from "../../../shared/contracts/user.ts";
import { COOKIES } from "../../../shared/cookies.ts";
import { type CountryCode, country } from "../../../shared/countries.ts";
import { PageError } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import type { AppEnv } from "../site.ts";
import { asKnown, enter, revoke, revokeAll } from "./asking-person.ts";
import { accountCountry, type LocalSession, type Session, type SessionUser, session } from "./contents.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { openedSeals } from "./opened-seals.ts";
import { seal } from "./seal.ts";

/**
 * Who is signed in: the backend's token and what pages need of the user, in a sealed cookie that no script can read. It ends
 * after its idle time, after its longest time, at sign-out, and with all others of its user.
 */

const PURPOSE = "session";

type Identity = Pick<LocalSession, "identity" | "token"> | { identity: "hca" };

export const endOf = ({ startedAt }: Session): number => startedAt + SESSION_MS.longest;

/**
 * `known` stays where the answer is silent: the user call need not say more than id and OneKey code, and a consent that
 * is null there was answered all the same [3.01]. So a country that was told goes on to hold. The OneKey code, by which
 * access is given, is the answer's alone.
 */
export const toSessionUser = (
	{ id, country, attributes, consents }: WireUser,
	known: Pick<SessionUser, "email"> & Partial<SessionUser>,
): SessionUser => ({
	id,
	email: attributes.email ?? known.email,
	firstName: attributes.firstname ?? known.firstName ?? "",
	lastName: attributes.name ?? known.lastName ?? "",
	phone: attributes.professionalPhone ?? known.phone ?? "",
	country: country ?? known.country ?? null,
	onekeycode: attributes.onekeycode,
	consents: {
		consent: consents.consent ?? known.consents?.consent ?? null,
		newsletter: consents.newsletter ?? known.consents?.newsletter ?? null,
		owaConsent: consents.owaConsent ?? known.consents?.owaConsent ?? null,
		onekeyConsent: consents.onekeyConsent ?? known.consents?.onekeyConsent ?? null,
	},
});

/** The session user of an HCA sign-in. Consents belong to local accounts; these users are asked for none. */
export const externalSessionUser = ({ onekeyId, email, firstName, lastName, country }: ExternalUser): SessionUser => ({
	id: onekeyId,
	email: email ?? "",
	firstName,
	lastName: lastName ?? "",
	phone: "",
	country,
	onekeycode: onekeyId,
	consents: { consent: null, newsletter: null, owaConsent: null, onekeyConsent: null },
});

const opened = openedSeals(PURPOSE, session);

/** The request's session; null: none, ended, revoked, or one of another country. */
export async function readSession(cookies: Cookies, site: CountryCode): Promise<Session | null> {
	const sealed = cookies[COOKIES.session.name];
	if (sealed === undefined) return null;
	const found = await opened.open(sealed);
	if (!found || found.country !== site) return null;
	const current = await living(found);
	if (!current) opened.forget(sealed);
	return current;
}

/** The session with its newest confirmation; null: it is past its absolute end, or was ended. */
export const living = async (current: Session): Promise<Session | null> =>
	endOf(current) > Date.now() ? asKnown(current) : null;

const isAlive = async (current: Session): Promise<boolean> => (await living(current)) !== null;

/** @throws PageError 503 when all of the user's sessions were ended while this one began */
export async function writeSession(c: Context, current: Session): Promise<void> {
	const person = current.person ?? (await enter(current));
	if (!person) throw new PageError(503, "The sign-in was ended elsewhere.");
	const left = Math.min(SESSION_MS.idle, endOf(current) - Date.now());
	const sealed = await seal(PURPOSE, { ...current, person, sealedAt: Date.now() }, Math.floor(left / 1000));
	setCookie(c, COOKIES.session, sealed);
}

/**
 * Seals a changed session, unless it has ended during the call that changed it: it must not come back after a sign-out,
 * nor replace a session that has begun since.
 */
export async function renewSession(c: Context, current: Session): Promise<void> {
	if (await isAlive(current)) await writeSession(c, current);
}

/**
 * Every sign-in makes a new id, which prevents session fixation. `startedAt`: before the identity was checked, so that what
 * ends all of the user's sessions during that check ends this one too.
 */
export async function startSession(
	c: Context,
	who: Identity & Pick<Session, "country" | "user" | "startedAt">,
): Promise<Session> {
	if (who.user.country === null) log("country-absent", { country: who.country, identity: who.identity });
	const begun = { ...who, id: crypto.randomUUID(), sealedAt: who.startedAt, verifiedAt: who.startedAt };
	await writeSession(c, begun);
	return begun;
}

/** Deletes the cookie on this host; the session itself stays valid elsewhere. */
export const forgetSession = (c: Context): void => deleteCookie(c, COOKIES.session);

/** For the rest of this request nobody is signed in. */
const signedOut = (c: Context<AppEnv>): void =>
	c.set("site", { ...c.get("site"), session: null, lapsed: null, level: "none" });

/** Ends the session for good: in this browser, for every copy of its cookie, and for the rest of this request. */
export async function endSession(c: Context<AppEnv>, current: Session): Promise<void> {
	// First, so that a failure leaves the visitor signed in, and no copy of the cookie lives on unnoticed.
	await revokeSession(current);
	forgetSession(c);
	signedOut(c);
}

/** Ends all sessions of the session's user, this one too: on every device and host. */
export async function endEverySession(c: Context<AppEnv>, current: Session): Promise<void> {
	await revokeAll([current.identity], current.user.id);
	log("sessions-revoked", { by: "user" });
	await endSession(c, current);
}

/**
 * Ends a session whose token the backend refuses. If it was signed out during the call, the browser's cookie is already
 * gone or another session's, and is left alone.
 */
export async function loseSession(c: Context<AppEnv>, current: Session): Promise<void> {
	if (await isAlive(current)) return endSession(c, current);
	signedOut(c);
}

export const revokeSession = (current: Session): Promise<void> => revoke(current, endOf(current));

/** Signing in gives full access [4.03]; where a person's country says so, without OneKey code it is limited. [7.08] */
export const levelOf = (current: Session): AccessLevel =>
	country(accountCountry(current)).accounts.limitedWithoutOnekey && current.user.onekeycode === null
		? "limited"
		: "full";
