import { PERSON_FIELDS, type Person, type PersonField } from "../../../shared/learning/forms.ts";
import type { Session } from "./session-data.ts";

/** Who takes part in webinars, meetings and courses: taken from the session, never from the request. */

/** The learner's id at TalentLMS: the backend's user id of a local account, the OneKey id of an HCA user. */
export const learnerOf = ({ user }: Session): string => user.id;

/** Name and address as the backend knows them, else as the user has typed them in this session, else empty. */
export function personOf({ user, told }: Session): Person {
	return {
		firstname: user.firstName || (told?.firstname ?? ""),
		lastname: user.lastName || (told?.lastname ?? ""),
		email: user.email || (told?.email ?? ""),
	};
}

/** The fields that the backend does not know, which a form must ask. */
export function askedOf({ user }: Session): PersonField[] {
	const known: Person = { firstname: user.firstName, lastname: user.lastName, email: user.email };
	return PERSON_FIELDS.filter((name) => known[name].trim() === "");
}

/**
 * Whether this session may see the registration of its address: only if the backend knows the address, or this session
 * itself registered it. Otherwise anybody could type another's address and get their personal link.
 */
export const mayReadRegistration = (session: Session, webinarId: string): boolean =>
	session.user.email !== "" || isTold(session, session.told?.email, webinarId);

/** Whether this session itself has registered that typed address for the webinar. */
export const isTold = ({ told }: Session, email: string | undefined, webinarId: string): boolean =>
	told !== undefined && told.email === email && told.webinars.includes(webinarId);

const MAX_WEBINARS = 20;

/** The session with what its user typed to register; another address forgets the registrations of the one before. */
export function withTold(session: Session, { firstname, lastname, email }: Person, webinarId: string): Session {
	const told = session.told?.email === email ? session.told.webinars : [];
	const webinars = [...new Set([webinarId, ...told])].slice(0, MAX_WEBINARS);
	return { ...session, told: { firstname, lastname, email, webinars } };
}
