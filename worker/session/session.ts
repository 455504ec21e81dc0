import type { Context } from "hono";
import type { AccessLevel } from "../../shared/access.ts";
import type { ExternalUser, WireUser } from "../../shared/contracts/user.ts";
import { COOKIES } from "../../shared/cookies.ts";
import { type CountryCode, country } from "../../shared/countries.ts";
import { config } from "../config.ts";
import { PageError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { type Cookies, deleteCookie, setCookie } from "../site/cookies.ts";
import type { AppEnv } from "../site/site.ts";
import { accountCountry, type LocalSession, type Session, type SessionUser, session } from "./contents.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Who is signed in: the backend's token and what pages need of the user, in a sealed cookie that no script can read. It ends
 * after SESSION_IDLE_MINUTES without a request, after SESSION_HOURS in any case, and at sign-out.
 */

const PURPOSE = "session";

type Identity = Pick<LocalSession, "identity" | "token"> | { identity: "hca" };

const MINUTE_MS = 60_000;
const endOf = ({ startedAt }: Session): number => startedAt + config.SESSION_HOURS * 60 * MINUTE_MS;
const revocationOf = (id: string) => config.SESSIONS.get(config.SESSIONS.idFromName(id));

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

/** The request's session; null: none, ended, revoked, or one of another country. */
export async function readSession(cookies: Cookies, site: CountryCode): Promise<Session | null> {
	const sealed = cookies[COOKIES.session.name];
	if (sealed === undefined) return null;
	const found = session.safeParse(await unseal(PURPOSE, sealed)).data;
	if (!found || found.country !== site) return null;
	return (await isAlive(found)) ? found : null;
}

/** Milliseconds in which an object answers, or it is out of order. */
const PATIENCE_MS = 3000;

/** @throws PageError 503 when the object cannot be asked: whoever may have signed out is not let in */
async function answered<T>(asked: Promise<T>): Promise<T> {
	let timer: number | null = null;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error("No answer in time")), PATIENCE_MS);
	});
	try {
		return await Promise.race([asked, late]);
	} catch (error) {
		log("session-unknown", { reason: reasonOf(error) });
		throw new PageError(503, "Sessions cannot be checked now.");
	} finally {
		clearTimeout(timer);
	}
}

/** Neither past its absolute end nor signed out. */
export const isAlive = async (current: Session): Promise<boolean> =>
	endOf(current) > Date.now() && !(await answered(revocationOf(current.id).isRevoked()));

export async function writeSession(c: Context, current: Session): Promise<void> {
	const left = Math.min(config.SESSION_IDLE_MINUTES * MINUTE_MS, endOf(current) - Date.now());
	const sealed = await seal(PURPOSE, { ...current, sealedAt: Date.now() }, Math.floor(left / 1000));
	setCookie(c, COOKIES.session, sealed);
}

/**
 * Seals a changed session, unless it has ended during the call that changed it: it must not come back after a sign-out,
 * nor replace a session that has begun since.
 */
export async function renewSession(c: Context, current: Session): Promise<void> {
	if (await isAlive(current)) await writeSession(c, current);
}

/** Every sign-in makes a new id, which prevents session fixation. */
export function startSession(c: Context, who: Identity & Pick<Session, "country" | "user">): Promise<void> {
	if (who.user.country === null) log("country-absent", { country: who.country, identity: who.identity });
	const now = Date.now();
	return writeSession(c, { ...who, id: crypto.randomUUID(), startedAt: now, sealedAt: now });
}

/** Deletes the cookie on this host; the session itself stays valid elsewhere. */
export const forgetSession = (c: Context): void => deleteCookie(c, COOKIES.session);

/** Ends the session for good: in this browser, for every copy of its cookie, and for the rest of this request. */
export async function endSession(c: Context<AppEnv>, current: Session): Promise<void> {
	forgetSession(c);
	c.set("site", { ...c.get("site"), session: null, level: "none" });
	await revokeSession(current);
}

/**
 * Ends a session whose token the backend refuses. If it was signed out during the call, the browser's cookie is already
 * gone or another session's, and is left alone.
 */
export async function loseSession(c: Context<AppEnv>, current: Session): Promise<void> {
	if (await isAlive(current)) return endSession(c, current);
	c.set("site", { ...c.get("site"), session: null, level: "none" });
}

export const revokeSession = (current: Session): Promise<void> =>
	answered(revocationOf(current.id).revoke(endOf(current)));

/** Signing in gives full access [4.03]; where a person's country says so, without OneKey code it is limited. [7.08] */
export const levelOf = (current: Session): AccessLevel =>
	country(accountCountry(current)).accounts.limitedWithoutOnekey && current.user.onekeycode === null
		? "limited"
		: "full";
