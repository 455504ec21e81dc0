import type { Caller } from "../../backend/call.ts";
import { config } from "../../runtime/config.ts";
import { PageError, reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import { traced } from "../../runtime/trace.ts";
import { type IdentityKind, namesOf } from "./person-names.ts";
import { type Facts, OBJECT_PATIENCE_MS, type PersonObject, type Word } from "./person-object.ts";
import type { LocalSession, Session } from "./session-data.ts";

/** What sessions ask of their person's object, and within what time. */

const objectNamed = (name: string) => objectOf<PersonObject>(config.SESSIONS, name);

/** Milliseconds in which an object answers, or it is out of order. */
const PATIENCE_MS = 3000;

/** @throws what is wrong with the object, which is logged */
const logged = <T>(asked: Promise<T>, ms: number): Promise<T> =>
	inTime(asked, ms).catch((error: unknown) => {
		log("session-unknown", { reason: reasonOf(error) });
		throw error;
	});

/** @throws PageError 503 when the object cannot be asked: whoever may have signed out is not let in */
const answered = <T>(asked: Promise<T>): Promise<T> =>
	logged(asked, PATIENCE_MS).catch(() => {
		throw new PageError(503, "Sessions cannot be checked now.");
	});

/**
 * The object and epoch of a session that begins.
 * @throws PageError 503 also when all of the user's sessions were ended while this one began
 */
export async function enter({
	identity,
	user,
	startedAt,
}: Pick<Session, "identity" | "user" | "startedAt">): Promise<Session["person"]> {
	const [name] = await namesOf(identity, user.id);
	if (name === undefined) throw new Error("No sealing key");
	const epoch = await answered(objectNamed(name).begin(startedAt));
	if (epoch === null) throw new PageError(503, "The sign-in was ended elsewhere.");
	return { name, epoch };
}

/** The session as its object knows it: null when it has ended, else with the newest confirmation. */
export async function asKnown(session: Session): Promise<Session | null> {
	const { id, person } = session;
	const { epoch, ended, verifiedAt, facts } = await answered(objectNamed(person.name).state(id));
	if (ended || person.epoch !== epoch) return null;
	return verifiedAt > session.verifiedAt ? { ...withFacts(session, facts), verifiedAt } : session;
}

/** The session with what its level follows from as the backend has it now; a country once told goes on to hold. */
export const withFacts = (session: Session, facts: Facts | null): Session =>
	facts ? { ...session, user: { ...session.user, ...facts, country: facts.country ?? session.user.country } } : session;

/** Ends one session, on every host where it is in use. */
export const revokeSession = ({ id, person }: Session): Promise<void> => answered(objectNamed(person.name).end(id));

/** Ends all sessions of a user, on all hosts and devices. */
export async function revokeAll(kinds: readonly IdentityKind[], userId: string): Promise<void> {
	const names = (await Promise.all(kinds.map((kind) => namesOf(kind, userId)))).flat();
	await answered(Promise.all(names.map((name) => objectNamed(name).raise())));
}

/** What the backend says of the session's token. Many requests at once make one call of it, which each counts as its own. */
export async function ask(session: LocalSession, caller: Caller): Promise<Word> {
	const { locale, requestId } = caller;
	const object = objectNamed(session.person.name);
	const signIn = { token: session.token, userId: session.user.id };
	const asked = traced(() => object.check(session.id, signIn, { locale, requestId }));
	return logged(asked, OBJECT_PATIENCE_MS).catch(() => ({ says: "unknown", at: Date.now(), facts: null }));
}
