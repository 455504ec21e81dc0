import type { Context } from "hono";
import * as z from "zod/mini";
import type { WireRegistration } from "../../../shared/contracts/learning.ts";
import type { Person } from "../../../shared/learning/forms.ts";
import * as backend from "../../backend/webinars.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import {
	hasRegistered,
	mayReadRegistration,
	missingFields,
	personOf,
	withTyped,
} from "../../visitor/session/participant.ts";
import { renewSession } from "../../visitor/session/session-cookie.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import { done, type Outcome, refuse, signInFirst, tooMany, unavailable } from "../forms/outcome.ts";

/** The session's user and their registration for one webinar. [7.16] */

/** null: nobody is signed in, or the session may not see the address's registrations. */
export async function readRegistration(site: Site, webinarId: string): Promise<WireRegistration | null> {
	const { session } = site;
	if (!session || !mayReadRegistration(session, webinarId)) return null;
	return backend.checkRegistration(site, webinarId, personOf(session).email);
}

/** `answers` come from the form and are used only for fields that the session does not know. */
export async function registerForWebinar(
	c: Context<AppEnv>,
	webinarId: string,
	answers: Partial<Person>,
): Promise<Outcome> {
	const site = c.get("site");
	const { session } = site;
	if (!session) return cookiesRefused(c) ?? signInFirst();
	const asked = missingFields(session);
	const given = Object.fromEntries(asked.map((name) => [name, answers[name] ?? ""]));
	const person: Person = { ...personOf(session), ...given };
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	const succeed = async () => {
		if (asked.length > 0) await renewSession(c, withTyped(session, person, webinarId));
		return done({ status: "Success" });
	};
	try {
		await backend.registerForWebinar(site, { webinar_id: webinarId, ...person, locale: site.locale });
		return succeed();
	} catch (error) {
		if (!(error instanceof BackendError)) throw error;
		if (saysAlready(error)) {
			// The address may be somebody else's, if it was typed: then it is only said to be taken.
			const isOurs = !asked.includes("email") || hasRegistered(session, person.email, webinarId);
			return isOurs ? succeed() : refuse(409, "webinarTaken", "The address is registered already.");
		}
		log("webinar-failed", { reason: reasonOf(error) });
		return refusalOf(error);
	}
}

/** Whether the address is registered already: 409, or a 422 that says so in its message or errors. */
const saysAlready = ({ status, message, body }: BackendError): boolean =>
	status === 409 || (status === 422 && /already/i.test(wordsOf(message, body)));

const wordsOf = (message: string, body: unknown): string => {
	const errors = z.object({ errors: z.unknown() }).safeParse(body).data?.errors;
	return `${message} ${JSON.stringify(errors) ?? ""}`;
};

function refusalOf({ status, message, body, isRefusal }: BackendError) {
	if (status === 410) return refuse(410, "webinarOver", "The webinar is over.");
	if (status === 422 && /\bfull\b/i.test(wordsOf(message, body)))
		return refuse(422, "webinarFull", "The webinar is full.");
	if (status === 429) return tooMany();
	if (!isRefusal) return unavailable();
	return refuse(422, "webinarRefused", "The registration was refused.");
}
