import { PERSON_FIELDS, type Person, type PersonField } from "../../../shared/learning/forms.ts";
import type { Session } from "./session-data.ts";

/** Participants of webinars, meetings and courses. The session names them, never the request. */

/** The id at TalentLMS: the backend's user id, or the OneKey id of an HCA user. */
export const learnerOf = ({ user }: Session): string => user.id;

export function personOf({ user, typed }: Session): Person {
	return {
		firstname: user.firstName || (typed?.firstname ?? ""),
		lastname: user.lastName || (typed?.lastname ?? ""),
		email: user.email || (typed?.email ?? ""),
	};
}

export function missingFields({ user }: Session): PersonField[] {
	const person: Person = { firstname: user.firstName, lastname: user.lastName, email: user.email };
	return PERSON_FIELDS.filter((name) => person[name].trim() === "");
}

/** The form fields that the session fills, whatever a form sends. */
export function fixedFields(session: Session): Partial<Person> {
	const person = personOf(session);
	const missing = missingFields(session);
	return Object.fromEntries(
		PERSON_FIELDS.filter((name) => !missing.includes(name)).map((name) => [name, person[name]]),
	);
}

/** A typed address may be another person's, so it opens only registrations of this session. */
export const mayReadRegistration = (session: Session, webinarId: string): boolean =>
	session.user.email !== "" || hasRegistered(session, session.typed?.email, webinarId);

export const hasRegistered = ({ typed }: Session, email: string | undefined, webinarId: string): boolean =>
	typed !== undefined && typed.email === email && typed.webinars.includes(webinarId);

const MAX_WEBINARS = 20;

/** A new address drops the registrations of the old one. */
export function withTyped(session: Session, { firstname, lastname, email }: Person, webinarId: string): Session {
	const before = session.typed?.email === email ? session.typed.webinars : [];
	const webinars = [...new Set([webinarId, ...before])].slice(0, MAX_WEBINARS);
	return { ...session, typed: { firstname, lastname, email, webinars } };
}
