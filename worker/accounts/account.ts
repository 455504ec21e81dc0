import type { Context } from "hono";
import { missingConsents, shownConsents } from "../../shared/accounts/consents.ts";
import { CONSENTS, type Consent } from "../../shared/countries.ts";
import * as backend from "../backend/accounts.ts";
import { BackendError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { endSession, type LocalSession, loseSession, renewSession, toSessionUser } from "../session/session.ts";
import type { AppEnv, Site } from "../site/middleware.ts";
import { isWithinLimits } from "./limits.ts";
import { done, invalid, type Outcome, type Refusal, refuse, signInFirst, tooMany, unavailable } from "./outcome.ts";
import { importUser } from "./portal-import.ts";

/** What a signed-in user does with the own account; whose it is, the session says and nobody else. */

/**
 * What a form says that it showed, of what the country asks. The modal cannot leave out a required consent that is still
 * to be answered. [5.12, 5.13]
 */
export function askedConsents(
	{ country: code, session }: Site,
	isNamed: (name: Consent) => boolean,
	manage = false,
): Consent[] {
	const missing = session && !manage ? missingConsents(code, session.user.consents) : [];
	return shownConsents(code).filter((name) => isNamed(name) || (name === "consent" && missing.includes(name)));
}

/**
 * `asked` are those that the form showed; the others keep their answers [3.16, 7.04]. `whose` is the user id that the
 * form was made for; a call that is no form's names none.
 */
export async function updateConsents(
	c: Context<AppEnv>,
	asked: readonly Consent[],
	answers: Partial<Record<Consent, boolean>>,
	whose: unknown,
): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return signInFirst();
	if (asked.length === 0) return invalid({});
	// A form that was filled in by whoever was signed in before is nobody's now.
	if (whose !== undefined && whose !== session.user.id) return refuse(401, "signedOut", "The session has ended.");
	const { id, consents } = session.user;
	const known = Object.fromEntries(
		CONSENTS.map((name) => [name, asked.includes(name) ? answers[name] : consents[name]]),
	);
	const { onekeyConsent, ...rest } = known;
	return attempt(c, "consents", async (own, site) => {
		const user = await backend.updateConsents(
			own.token,
			// The contract names no onekeyConsent; it goes along when it was asked, or its question would come for ever.
			{
				id,
				country: site.country.toUpperCase(),
				...rest,
				...(asked.includes("onekeyConsent") ? { onekeyConsent } : {}),
			},
			site,
		);
		const sessionUser = toSessionUser(user, session.user);
		await renewSession(c, { ...own, user: sessionUser });
		importUser(c, sessionUser);
		return { status: "Success" };
	});
}

/** The backend's own facts of the user; a token that no longer holds ends the session. [4.08, 7.07, 8.03] */
export async function refreshUser(c: Context<AppEnv>): Promise<Outcome<{ id: string; firstName: string }>> {
	const { session } = c.get("site");
	// The external identity's user was loaded at sign-in, and the backend has no token of it.
	if (session?.identity === "hca") return done({ id: session.user.id, firstName: session.user.firstName });
	return attempt(c, "user", async (own, site) => {
		const user = toSessionUser(await backend.fetchUser(own.token, site), own.user);
		await renewSession(c, { ...own, user });
		return { id: user.id, firstName: user.firstName };
	});
}

/** All that is known of the user, as JSON. */
export const exportAccount = (c: Context<AppEnv>): Promise<Outcome<unknown>> =>
	attempt(c, "export", ({ token }, site) => backend.exportUser(token, site));

export async function deleteAccount(c: Context<AppEnv>, password: string): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return signInFirst();
	if (!(await isWithinLimits(c, "delete", session.user.email))) return tooMany();
	return attempt(c, "delete", async (own, site) => {
		await backend.deleteUser(own.token, password, site);
		await endSession(c, own);
		return { status: "Success" };
	});
}

/** One call in the user's name, and what its failure means. */
async function attempt<Data>(
	c: Context<AppEnv>,
	action: "consents" | "user" | "export" | "delete",
	call: (own: LocalSession, site: Site) => Promise<Data>,
): Promise<Outcome<Data>> {
	const site = c.get("site");
	const { session } = site;
	if (!session) return signInFirst();
	// The backend keeps no account of whoever comes with the external identity.
	if (session.identity === "hca") return refuse(404, "accountFailed", "This is not offered here.");
	try {
		return done(await call(session, site));
	} catch (error) {
		if (!(error instanceof BackendError)) throw error;
		log(`${action}-failed`, { reason: reasonOf(error) });
		if (error.status === 401) await loseSession(c, session);
		return refusalOf(error, action);
	}
}

function refusalOf({ status, isRefusal }: BackendError, action: string): Refusal {
	if (status === 401) return refuse(401, "signedOut", "The session has ended.");
	if (status === 429) return tooMany();
	if (action === "consents") return refuse(isRefusal ? 422 : 503, "consentsFailed", "Something went wrong.");
	if (!isRefusal) return unavailable();
	if (action === "delete" && status === 422) {
		return refuse(422, "checkFields", "The password is wrong.", { password: "wrongPassword" });
	}
	// 404 or 405: the backend does not offer it.
	return refuse(404, "accountFailed", "This is not offered here.");
}
