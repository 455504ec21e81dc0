import { PERSON_FIELDS, type Person, type PersonField } from "../../../shared/learning/forms.ts";
import type { Session } from "./session-data.ts";

/** Who takes part in webinars, meetings and courses. The session says it, never the request. */

/** The learner's id at TalentLMS: the backend's user id of a local account, the OneKey id of an HCA user. */
export const learnerOf = ({ user }: Session): string => user.id;

/** Name and address from the backend, or as the user typed them in this session, or empty. */
export function personOf({ user, typed }: Session): Person {
	return {
		firstname: user.firstName || (typed?.firstname ?? ""),
		lastname: user.lastName || (typed?.lastname ?? ""),
		email: user.email || (typed?.email ?? ""),
	};
}

/** The fields that a form must ask, since the backend has no value. */
export function missingFields({ user }: Session): PersonField[] {
	const person: Person = { firstname: user.firstName, lastname: user.lastName, email: user.email };
	return PERSON_FIELDS.filter((name) => person[name].trim() === "");
}

/**
 * Whether this session may see the registration of its address: only if the backend has the address, or this session made the
 * registration. Otherwise anybody could type another person's address and get that person's link.
 */
export const mayReadRegistration = (session: Session, webinarId: string): boolean =>
	session.user.email !== "" || hasRegistered(session, session.typed?.email, webinarId);

/** Whether this session itself registered the typed address for the webinar. */
export const hasRegistered = ({ typed }: Session, email: string | undefined, webinarId: string): boolean =>
	typed !== undefined && typed.email === email && typed.webinars.includes(webinarId);

const MAX_WEBINARS = 20;

/** The session with what its user typed to register. A new address drops the registrations of the old one. */
export function withTyped(session: Session, { firstname, lastname, email }: Person, webinarId: string): Session {
	const before = session.typed?.email === email ? session.typed.webinars : [];
	const webinars = [...new Set([webinarId, ...before])].slice(0, MAX_WEBINARS);
	return { ...session, typed: { firstname, lastname, email, webinars } };
}
