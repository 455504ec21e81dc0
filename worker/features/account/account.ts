import { missingConsents, shownConsents } from "../../../shared/accounts/consents.ts";
import { consentForm, type DeleteForm } from "../../../shared/accounts/forms.ts";
import { COOKIES } from "../../../shared/cookies.ts";
import { type Consent, eachConsent } from "../../../shared/countries.ts";
import * as backend from "../../backend/accounts.ts";
import { BackendError } from "../../runtime/errors.ts";
import { deleteCookie } from "../../visitor/cookies.ts";
import { passFor } from "../../visitor/limits/challenge.ts";
import { countPassword, settleAttempt } from "../../visitor/limits/passwords.ts";
import { budgetOfSession, mayUse } from "../../visitor/limits/uses.ts";
import { endDeeplink } from "../../visitor/session/deeplink.ts";
import { fetchOwnUser } from "../../visitor/session/security-level.ts";
import { endEverySession, loseSession, renewSession } from "../../visitor/session/session-cookie.ts";
import { accountCountry, type LocalSession, toSessionUser } from "../../visitor/session/session-data.ts";
import type { Ctx, Site } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import { sessionEnded } from "../forms/form-owner.ts";
import { done, invalid, type Outcome, pause, type Refusal, refuse, signInFirst, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";
import { importUser } from "./portal-import.ts";

/** Actions on a user's account. The session identifies the user, never the request's body. */

/** No form can omit an unanswered `consent`, except the account page's (`manage`). [5.12, 5.13] */
export function requestedConsents({ country, session }: Site, isInForm: (name: Consent) => boolean, manage = false) {
	const code = session ? accountCountry(session) : country;
	const missing = session && !manage ? missingConsents(code, session.user.consents) : [];
	const names = shownConsents(code).filter((name) => isInForm(name) || (name === "consent" && missing.includes(name)));
	return { names, schema: consentForm(code, names, manage) };
}

/** Saves the answers to `names`, the consents that the form contained. All others keep their value. [3.16, 7.04] */
export async function updateConsents(
	c: Ctx,
	names: readonly Consent[],
	answers: Partial<Record<Consent, boolean>>,
): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return cookiesRefused(c) ?? signInFirst();
	if (names.length === 0) return invalid({});
	const { id } = session.user;
	return attempt(c, "consents", async (local, site) => {
		// The session's may be hours old: they would undo what was withdrawn on another device.
		const current = await fetchOwnUser(local.token, id, site);
		const known = toSessionUser(current, session.user);
		const { onekeyConsent, ...rest } = eachConsent((name) =>
			names.includes(name) ? answers[name] : known.consents[name],
		);
		const user = await backend.updateConsents(
			local.token,
			// The contract lacks onekeyConsent. Without it in the payload the backend keeps null, and the form would ask again.
			{
				id: current.writtenId,
				country: accountCountry(local).toUpperCase(),
				...rest,
				...(names.includes("onekeyConsent") ? { onekeyConsent } : {}),
			},
			site,
		);
		const updated = toSessionUser(user, known);
		// The answer may be short, and the code was read a moment ago.
		const sessionUser = { ...updated, onekeycode: updated.onekeycode ?? known.onekeycode };
		await renewSession(c, { ...local, user: sessionUser });
		importUser(c, sessionUser);
		return { status: "Success" };
	});
}

/** Reads the user from the backend again. A 401 ends the session. [4.08, 7.07, 8.03] */
export async function refreshUser(c: Ctx): Promise<Outcome<{ id: string; firstName: string }>> {
	const { session } = c.get("site");
	// HCA users have no backend token; the session holds what the sign-in loaded.
	if (session?.identity === "hca") return done({ id: session.user.id, firstName: session.user.firstName });
	return attempt(c, "user", async (local, site) => {
		const user = toSessionUser(await fetchOwnUser(local.token, local.user.id, site), local.user);
		await renewSession(c, { ...local, user, verifiedAt: Date.now() });
		return { id: user.id, firstName: user.firstName };
	});
}

export const exportAccount = (c: Ctx): Promise<Outcome<unknown>> =>
	attempt(c, "export", ({ token }, site) => backend.exportUser(token, site));

export async function deleteAccount(c: Ctx, { password, pass }: DeleteForm): Promise<Outcome> {
	const { session } = c.get("site");
	if (!session) return cookiesRefused(c) ?? signInFirst();
	const { email } = session.user;
	const guess = await countPassword(c, email, pass);
	if (guess.wait > 0) return pause(await passFor(email, guess.credits));
	return attempt(c, "delete", async (local, site) => {
		await settleAttempt(guess, deleteUser(local, password, site), isWrongPassword);
		await endEverySession(c, local);
		await endDeeplink(c);
		// Its hash of the account would stay for a year. Other accounts are in it again after their next sign-in.
		deleteCookie(c, COOKIES.device);
		return { status: "Success" };
	});
}

/** 401 may mean a wrong password or an ended session, which the user call tells apart. */
async function deleteUser({ token, user }: LocalSession, password: string, site: Site): Promise<void> {
	try {
		await backend.deleteUser(token, password, site);
	} catch (error) {
		if (!(error instanceof BackendError) || error.status !== 401) throw error;
		await fetchOwnUser(token, user.id, site);
		throw new BackendError(422, "The password is wrong.");
	}
}

const isWrongPassword = (error: unknown): boolean => error instanceof BackendError && [403, 422].includes(error.status);

/** A deletion has no budget, because its password counts. */
const BUDGETS = { consents: "forms", user: "records", export: "records", delete: null } as const;

async function attempt<Data>(
	c: Ctx,
	action: keyof typeof BUDGETS,
	call: (local: LocalSession, site: Site) => Promise<Data>,
): Promise<Outcome<Data>> {
	const site = c.get("site");
	const { session } = site;
	if (!session) return signInFirst();
	// HCA users have no account in the backend.
	if (session.identity === "hca") return refuse(404, "accountFailed", "This is not offered here.");
	const budget = BUDGETS[action];
	if (budget && !(await mayUse(budget, budgetOfSession(session)))) return tooMany();
	try {
		return done(await call(session, site));
	} catch (error) {
		const failure = backendFailure(error, `${action}-failed`);
		if (failure.status !== 401) return refusedBy(failure, action);
		await loseSession(c, session);
		return sessionEnded();
	}
}

function refusedBy(error: BackendError, action: string): Refusal {
	if (action === "consents" && error.status !== 429) {
		return refuse(error.isRefusal ? 422 : 503, "consentsFailed", "Something went wrong.");
	}
	if (action === "delete" && isWrongPassword(error)) {
		return refuse(422, "checkFields", "The password is wrong.", { password: "wrongPassword" });
	}
	// 404 or 405: the backend does not implement the call.
	return refusalOf(error, refuse(404, "accountFailed", "This is not offered here."));
}
