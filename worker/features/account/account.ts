import type { Context } from "hono";
import { missingConsents, shownConsents } from "../../../shared/accounts/consents.ts";
import { consentForm, type DeleteForm } from "../../../shared/accounts/forms.ts";
import { CONSENTS, type Consent } from "../../../shared/countries.ts";
import * as backend from "../../backend/accounts.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { passFor } from "../../visitor/limits/challenge.ts";
import { mayTry, tried } from "../../visitor/limits/passwords.ts";
import { endDeeplink } from "../../visitor/session/deeplink.ts";
import { fetchOwnUser } from "../../visitor/session/security-level.ts";
import { endEverySession, loseSession, renewSession } from "../../visitor/session/session-cookie.ts";
import { accountCountry, type LocalSession, toSessionUser } from "../../visitor/session/session-data.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import {
	done,
	invalid,
	type Outcome,
	pause,
	type Refusal,
	refuse,
	signInFirst,
	tooMany,
	unavailable,
} from "../forms/outcome.ts";
import { sessionEnded } from "../forms/whose.ts";
import { importUser } from "./portal-import.ts";

/** What signed-in users do with their own account. Whose account it is comes from the session, never from the request. */

/**
 * The consents that a form has shown, by its own word (`isNamed`) and only such as the person's country asks, and by which
 * schema they are checked. While `consent` is unanswered it counts as shown, so that a form cannot leave it out; `manage` is
 * the account page, where it can. [5.12, 5.13]
 */
export function askedConsents({ country, session }: Site, isNamed: (name: Consent) => boolean, manage = false) {
	const code = session ? accountCountry(session) : country;
	const missing = session && !manage ? missingConsents(code, session.user.consents) : [];
	const asked = shownConsents(code).filter((name) => isNamed(name) || (name === "consent" && missing.includes(name)));
	return { asked, schema: consentForm(code, asked, manage) };
}

/** `asked` are the consents that the form showed; all others keep their answers. [3.16, 7.04] */
export async function updateConsents(
	c: Context<AppEnv>,
	asked: readonly Consent[],
	answers: Partial<Record<Consent, boolean>>,
): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return cookiesRefused(c) ?? signInFirst();
	if (asked.length === 0) return invalid({});
	const { id, consents } = session.user;
	const known = Object.fromEntries(
		CONSENTS.map((name) => [name, asked.includes(name) ? answers[name] : consents[name]]),
	);
	const { onekeyConsent, ...rest } = known;
	return attempt(c, "consents", async (own, site) => {
		const user = await backend.updateConsents(
			own.token,
			// The contract has no onekeyConsent. It is sent when it was asked: otherwise it stays null and is asked for ever.
			{
				id,
				country: accountCountry(own).toUpperCase(),
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
	// An HCA user was loaded at sign-in, and there is no backend token to ask again with.
	if (session?.identity === "hca") return done({ id: session.user.id, firstName: session.user.firstName });
	return attempt(c, "user", async (own, site) => {
		const user = toSessionUser(await fetchOwnUser(own.token, own.user.id, site), own.user);
		await renewSession(c, { ...own, user, verifiedAt: Date.now() });
		return { id: user.id, firstName: user.firstName };
	});
}

/** All that is known of the user, as JSON. */
export const exportAccount = (c: Context<AppEnv>): Promise<Outcome<unknown>> =>
	attempt(c, "export", ({ token }, site) => backend.exportUser(token, site));

export async function deleteAccount(c: Context<AppEnv>, { password, pass }: DeleteForm): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return cookiesRefused(c) ?? signInFirst();
	const { email } = session.user;
	const guess = await mayTry(c, email, pass);
	if (guess.wait > 0) return pause(await passFor(email, guess.credits));
	return attempt(c, "delete", async (own, site) => {
		await tried(guess, backend.deleteUser(own.token, password, site), isWrongPassword);
		await endEverySession(c, own);
		await endDeeplink(c);
		return { status: "Success" };
	});
}

const isWrongPassword = (error: unknown): boolean => error instanceof BackendError && error.status === 422;

/** Makes one call with the session's token, and turns its failure into a refusal. */
async function attempt<Data>(
	c: Context<AppEnv>,
	action: "consents" | "user" | "export" | "delete",
	call: (own: LocalSession, site: Site) => Promise<Data>,
): Promise<Outcome<Data>> {
	const site = c.get("site");
	const { session } = site;
	if (!session) return signInFirst();
	// HCA users have no account in the backend.
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
	if (status === 401) return sessionEnded();
	if (status === 429) return tooMany();
	if (action === "consents") return refuse(isRefusal ? 422 : 503, "consentsFailed", "Something went wrong.");
	if (!isRefusal) return unavailable();
	if (action === "delete" && status === 422) {
		return refuse(422, "checkFields", "The password is wrong.", { password: "wrongPassword" });
	}
	// 404 or 405: the backend does not offer it.
	return refuse(404, "accountFailed", "This is not offered here.");
}
