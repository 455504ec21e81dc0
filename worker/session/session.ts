import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as z from "zod/mini";
import type { AccessLevel } from "../../shared/access.ts";
import type { ExternalUser, WireUser } from "../../shared/contracts/user.ts";
import { COUNTRY_CODES, type CountryCode, country } from "../../shared/countries.ts";
import { config } from "../config.ts";
import { PageError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import type { AppEnv } from "../site/middleware.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Who is signed in: the backend's token and what pages need of the user, in a sealed cookie that no script can read.
 * It ends after a time without requests, at the latest after a working day, and at sign-out.
 */

export const SESSION_COOKIE = "__Host-session";
const PURPOSE = "session";

const answer = z.nullable(z.boolean());
const everySession = z.object({
	/** Made anew at each sign-in; what sign-out revokes. */
	id: z.string(),
	/** Milliseconds since 1970. */
	startedAt: z.number(),
	/** When it was last sealed. */
	sealedAt: z.number(),
	country: z.enum(COUNTRY_CODES),
	/**
	 * What somebody whom the backend knows without e-mail or name has said of themselves. It proves no address: only the
	 * webinars that this session itself registered it for are shown to be registered.
	 */
	told: z.optional(
		z.object({ email: z.string(), firstname: z.string(), lastname: z.string(), webinars: z.array(z.string()) }),
	),
	user: z.object({
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		phone: z.string(),
		onekeycode: z.nullable(z.string()),
		consents: z.object({ consent: answer, newsletter: answer, owaConsent: answer, onekeyConsent: answer }),
	}),
});
/** Signed in with the local forms, or with the external identity, which has no token of the backend. */
const session = z.discriminatedUnion("identity", [
	z.extend(everySession, { identity: z.literal("local"), token: z.string().check(z.minLength(1)) }),
	z.extend(everySession, { identity: z.literal("hca") }),
]);
export type Session = z.output<typeof session>;
export type LocalSession = Extract<Session, { identity: "local" }>;
export type SessionUser = Session["user"];
type Identity = Pick<LocalSession, "identity" | "token"> | { identity: "hca" };

const MINUTE_MS = 60_000;
const endOf = ({ startedAt }: Session): number => startedAt + config.SESSION_HOURS * 60 * MINUTE_MS;
const revocationOf = (id: string) => config.SESSIONS.get(config.SESSIONS.idFromName(id));

export const toSessionUser = ({ id, attributes, consents }: WireUser, email: string): SessionUser => ({
	id,
	email: attributes.email ?? email,
	firstName: attributes.firstname ?? "",
	lastName: attributes.name ?? "",
	phone: attributes.professionalPhone ?? "",
	onekeycode: attributes.onekeycode,
	consents,
});

/** Consents are the local accounts' own: nobody asks these users for any. */
export const externalSessionUser = ({ onekeyId, email, firstName, lastName }: ExternalUser): SessionUser => ({
	id: onekeyId,
	email: email ?? "",
	firstName,
	lastName: lastName ?? "",
	phone: "",
	onekeycode: onekeyId,
	consents: { consent: null, newsletter: null, owaConsent: null, onekeyConsent: null },
});

/** The request's session; null: nobody is signed in, or in another country, or no longer. */
export async function readSession(c: Context, site: CountryCode): Promise<Session | null> {
	const sealed = getCookie(c, SESSION_COOKIE);
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
	setCookie(c, SESSION_COOKIE, await seal(PURPOSE, { ...current, sealedAt: Date.now() }, Math.floor(left / 1000)), {
		path: "/",
		secure: true,
		httpOnly: true,
		sameSite: "Lax",
	});
}

/**
 * What has changed in a session, at the end of a call that may have taken long: one that was signed out meanwhile must
 * not come back, in the place of another that may have begun since.
 */
export async function renewSession(c: Context, current: Session): Promise<void> {
	if (await isAlive(current)) await writeSession(c, current);
}

/** A new id at every sign-in: one that somebody planted before is worth nothing. */
export function startSession(c: Context, who: Identity & Pick<Session, "country" | "user">): Promise<void> {
	const now = Date.now();
	return writeSession(c, { ...who, id: crypto.randomUUID(), startedAt: now, sealedAt: now });
}

/** On this host alone. */
export const forgetSession = (c: Context): void => {
	deleteCookie(c, SESSION_COOKIE, { path: "/", secure: true });
};

/** Here, on every device that holds a copy of the cookie, and for the rest of this request. */
export async function endSession(c: Context<AppEnv>, current: Session): Promise<void> {
	forgetSession(c);
	c.set("site", { ...c.get("site"), session: null, level: "none" });
	await revokeSession(current);
}

/** One that the backend has refused. Signed out meanwhile, it has left the browser, and what stands there is not its own. */
export async function loseSession(c: Context<AppEnv>, current: Session): Promise<void> {
	if (await isAlive(current)) return endSession(c, current);
	c.set("site", { ...c.get("site"), session: null, level: "none" });
}

export const revokeSession = (current: Session): Promise<void> =>
	answered(revocationOf(current.id).revoke(endOf(current)));

/** Signing in gives full access [4.03]; where a country says so, users without OneKey code have limited access. [7.08] */
export const levelOf = ({ country: code, user }: Session): AccessLevel =>
	country(code).accounts.limitedWithoutOnekey && user.onekeycode === null ? "limited" : "full";
