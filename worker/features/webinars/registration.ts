import type { WireRegistration } from "../../../shared/contracts/learning.ts";
import type { Person } from "../../../shared/learning/forms.ts";
import * as backend from "../../backend/webinars.ts";
import { flights } from "../../cache/flights.ts";
import { BackendError } from "../../runtime/errors.ts";
import { logAs } from "../../runtime/log-failure.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import { vendorRead } from "../../visitor/limits/vendor-read.ts";
import {
	hasRegistered,
	mayReadRegistration,
	missingFields,
	personOf,
	withTyped,
} from "../../visitor/session/participant.ts";
import { renewSession } from "../../visitor/session/session-cookie.ts";
import type { Ctx, Site } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import { mailed } from "../forms/mailed.ts";
import { done, type Outcome, type Refusal, refuse, signInFirst, tooMany } from "../forms/outcome.ts";
import { atFields, backendFailure, refusalOf } from "../forms/refusal-of.ts";
import { isDuplicate, refusedBy } from "./refusals.ts";

/** Registrations in progress, by person: a form that is sent twice makes one call, and counts once. */
const registrations = flights<Refusal | null, null>();

/** The user's registration for one webinar; null without a session, or if it may not read the address's registrations. [7.16] */
export async function readRegistration(site: Site, webinarId: string): Promise<WireRegistration | null> {
	const { session } = site;
	return session && mayReadRegistration(session, webinarId) ? checkRegistration(site, session, webinarId) : null;
}

const checkRegistration = vendorRead((site, session, webinarId) =>
	backend.checkRegistration(site, webinarId, personOf(session).email),
);

/** All registrations of the account's address; null: the backend lacks the call. */
export const readRegistrations = vendorRead((site, { user }) => backend.fetchRegistrations(site, user.email));

/** `answers` are the form's values, used only for fields that the session does not have. */
export async function registerForWebinar(c: Ctx, webinarId: string, answers: Partial<Person>): Promise<Outcome> {
	const site = c.get("site");
	const { session } = site;
	if (!session) return cookiesRefused(c) ?? signInFirst();
	await site.confirm();
	const missing = missingFields(session);
	const typed = Object.fromEntries(missing.map((name) => [name, answers[name] ?? ""]));
	const person: Person = { ...personOf(session), ...typed };
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	const succeed = async () => {
		if (missing.length > 0) {
			// The registration is done, even if the session cannot be renewed.
			await renewSession(c, withTyped(session, person, webinarId)).catch(logAs("session-renewal"));
		}
		return done({ status: "Success" });
	};
	try {
		const key = JSON.stringify([session.person.name, webinarId, person]);
		const register = () => backend.registerForWebinar(site, { webinar_id: webinarId, ...person, locale: site.locale });
		const email = missing.includes("email") ? person.email : null;
		const send = () => mailed("typed", email, register, session.person.name);
		const refusal = await (registrations.get(key)?.join() ?? registrations.start(key, null, send));
		return refusal ?? succeed();
	} catch (error) {
		if (!(error instanceof BackendError)) throw error;
		if (isDuplicate(error)) {
			// A typed address may belong to another person: then the form only reports that it is taken.
			const isUsers = !missing.includes("email") || hasRegistered(session, person.email, webinarId);
			return isUsers ? succeed() : refuse(409, "webinarTaken", "The address is registered already.");
		}
		const failure = backendFailure(error, "webinar-failed");
		return atFields(failure, missing) ?? refusalOf(failure, refusedBy(failure));
	}
}
