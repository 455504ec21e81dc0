import { saysSecurityLevel } from "../../../shared/access.ts";
import { missingConsents } from "../../../shared/accounts/consents.ts";
import type { LoginForm } from "../../../shared/accounts/forms.ts";
import { owaLanguage } from "../../../shared/accounts/payload.ts";
import type { Consent, CountryCode } from "../../../shared/countries.ts";
import * as backend from "../../backend/accounts.ts";
import { BackendError } from "../../runtime/errors.ts";
import { inBackground } from "../../runtime/in-background.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { clientOf } from "../../visitor/client.ts";
import { passFor } from "../../visitor/limits/challenge.ts";
import { collationKey } from "../../visitor/limits/collation-key.ts";
import { rememberDevice } from "../../visitor/limits/device.ts";
import { countPassword, settleAttempt } from "../../visitor/limits/passwords.ts";
import { budgetOfPerson, mayUse } from "../../visitor/limits/uses.ts";
import { endDeeplink } from "../../visitor/session/deeplink.ts";
import { personName } from "../../visitor/session/person-object.ts";
import { mayEnter } from "../../visitor/session/security-level.ts";
import { endEverySession, endSession, startSession } from "../../visitor/session/session-cookie.ts";
import { accountCountry, levelOf, toSessionUser } from "../../visitor/session/session-data.ts";
import type { Ctx } from "../../visitor/site.ts";
import { accountsRefused } from "../forms/cookies-refused.ts";
import { done, type Outcome, pause, type Refusal, refuse, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";
import { importUser } from "./portal-import.ts";

/** The response to a sign-in. It never contains the token. [7.05] */
export interface SignedIn {
	status: "Success";
	user: { id: string; firstName: string };
	/** The consents that the next form asks for. [4.13, 4.17] */
	missingConsents: Consent[];
	/** The country whose rules apply to the consents. */
	country: CountryCode;
}

const userAccess = () => refuse(403, "userAccess", "User security level does not match 2 or 4.");

export async function signIn(c: Ctx, form: LoginForm): Promise<Outcome<SignedIn>> {
	const site = c.get("site");
	const refused = accountsRefused(c);
	if (refused) return refused;
	const { email, password, pass } = form;
	const attempt = await countPassword(c, email, pass);
	if (attempt.wait > 0) {
		log("login-failed", { reason: "limit", ...(await pseudonyms(c, email)) });
		return pause(await passFor(email, attempt.credits));
	}
	const startedAt = Date.now();
	try {
		const login = backend.login({ email, password, owaLanguage: owaLanguage(site.locale) }, site);
		const { token, user } = await settleAttempt(attempt, login, isWrongPassword);
		const unwanted = mayEnter(user) ? await tooOften(user.id) : userAccess();
		const revoke = () => backend.logout(token, site).catch(() => undefined);
		if (unwanted) {
			await revoke();
			return unwanted;
		}
		const sessionUser = toSessionUser(user, { email });
		const local = { identity: "local", token, country: site.country, user: sessionUser, startedAt } as const;
		// Ends an earlier session of this browser.
		const starting = signOut(c).then(() => startSession(c, local));
		const session = await starting.catch(async (error: unknown) => {
			await revoke();
			throw error;
		});
		await rememberDevice(c, email);
		// This request may render a page: the login form with an unsent form.
		c.set("site", { ...c.get("site"), session, level: levelOf(session) });
		importUser(c, sessionUser);
		const country = accountCountry({ country: site.country, user: sessionUser });
		return done({
			status: "Success",
			user: { id: sessionUser.id, firstName: sessionUser.firstName },
			missingConsents: missingConsents(country, sessionUser.consents),
			country,
		});
	} catch (error) {
		const failure = backendFailure(error, "login-failed", await pseudonyms(c, email));
		if (isSecurityLevel(failure)) return userAccess();
		// [8.04]
		return refusalOf(failure, refuse(401, "loginFailed", "Wrong e-mail address or password."));
	}
}

/** Right passwords are limited too: each one costs calls and a session. */
const tooOften = async (userId: string): Promise<Refusal | null> =>
	(await mayUse("signIns", budgetOfPerson(await personName("local", userId)))) ? null : tooMany();

const isSecurityLevel = ({ message }: BackendError): boolean => saysSecurityLevel(message);

const isWrongPassword = (error: unknown): boolean =>
	error instanceof BackendError && error.isRefusal && error.status !== 429 && !isSecurityLevel(error);

/** Characters; enough to distinguish the accounts and clients of one day. */
const PSEUDONYM_LENGTH = 10;

/** The pseudonyms' key contains the day (UTC), so nobody can be followed across days in the log. */
async function pseudonyms(c: Ctx, account: string): Promise<{ account: string; client: string }> {
	const day = new Date().toISOString().slice(0, "yyyy-mm-dd".length);
	const pseudonym = async (kind: string, text: string) =>
		(await keyedHash(`log/${kind}/${day}`).of(text)).slice(0, PSEUDONYM_LENGTH);
	const [ofAccount, ofClient] = await Promise.all([
		pseudonym("account", collationKey(account)),
		pseudonym("client", clientOf(c)),
	]);
	return { account: ofAccount, client: ofClient };
}

/** Ends the session for every copy of its cookie, and in the backend. A failure there is only logged. [4.06, 7.06] */
export const signOut = (c: Ctx): Promise<void> => leave(c, endSession);

/** Ends all sessions of the user. The backend revokes this session's token only; the other tokens are no longer used. */
export const signOutEverywhere = (c: Ctx): Promise<void> => leave(c, endEverySession);

async function leave(c: Ctx, end: typeof endSession): Promise<void> {
	const site = c.get("site");
	await endDeeplink(c);
	const session = site.session ?? site.lapsed;
	if (!session) return;
	await end(c, session);
	if (session.identity === "local") inBackground("logout-failed", () => backend.logout(session.token, site));
}
