import { PERSON_FIELDS, type Person, type PersonField } from "../../shared/learning/forms.ts";
import type { Session } from "../session/session.ts";

/** Who takes part in webinars, meetings and courses: the session says it, never the request. */

/** The learner's id at TalentLMS: of local accounts the backend's user id, of the external identity the OneKey id. */
export const learnerOf = ({ user }: Session): string => user.id;

/** What the backend knows; what it does not is empty, and what was told of it in this session stands there instead. */
export function personOf({ user, told }: Session): Person {
	return {
		firstname: user.firstName || (told?.firstname ?? ""),
		lastname: user.lastName || (told?.lastname ?? ""),
		email: user.email || (told?.email ?? ""),
	};
}

/** What only a form can say. */
export function askedOf({ user }: Session): PersonField[] {
	const known: Person = { firstname: user.firstName, lastname: user.lastName, email: user.email };
	return PERSON_FIELDS.filter((name) => known[name].trim() === "");
}

/**
 * Whether the address is known to be the user's own, or this session registered it itself: only then may anything be read
 * of a registration, or anybody could ask for anybody's link.
 */
export const mayReadRegistration = (session: Session, webinarId: string): boolean =>
	session.user.email !== "" || isTold(session, session.told?.email, webinarId);

/** Whether this session has registered the address that it told. */
export const isTold = ({ told }: Session, email: string | undefined, webinarId: string): boolean =>
	told !== undefined && told.email === email && told.webinars.includes(webinarId);

const MAX_KEPT = 20;

/** The session after its user has registered with what a form asked. Another address begins anew. */
export function withTold(session: Session, { firstname, lastname, email }: Person, webinarId: string): Session {
	const kept = session.told?.email === email ? session.told.webinars : [];
	const webinars = [...new Set([webinarId, ...kept])].slice(0, MAX_KEPT);
	return { ...session, told: { firstname, lastname, email, webinars } };
}
