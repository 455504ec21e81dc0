import type { Caller } from "../../backend/call.ts";
import { config } from "../../runtime/config.ts";
import { PageError } from "../../runtime/errors.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { objectOf } from "../../runtime/objects.ts";
import { traced } from "../../runtime/trace.ts";
import { answeredOr } from "../answered.ts";
import type { Facts, PersonSessions, Verdict } from "./person-sessions.ts";
import type { LocalSession, Session } from "./session-data.ts";

/** Calls to a person's Durable Object (person-sessions.ts). When it fails they throw PageError 503: nobody gets in. */

export type IdentityKind = Session["identity"];

/** Longer than the object's own patience (CHECK_PATIENCE_MS), so that a slow backend does not look like a broken object. */
const OBJECT_PATIENCE_MS = 1500;

const PATIENCE_MS = 3000;

const objectNamed = (name: string) => objectOf<PersonSessions>(config.SESSIONS, name);

const names = keyedHash("person-sessions");

/** Names are keyed hashes, which reveal no account: one for each sealing key, the first for new sessions. */
const textOf = (kind: IdentityKind, userId: string): string => JSON.stringify([kind, userId]);
export const personName = (kind: IdentityKind, userId: string): Promise<string> => names.of(textOf(kind, userId));

const answeredIn = answeredOr("session-unknown", "Sessions cannot be checked now.");
const answered = <T>(call: Promise<T>): Promise<T> => answeredIn(call, PATIENCE_MS);

/** @throws PageError 503 also when all of the user's sessions ended while this one began */
export async function enter({
	identity,
	user,
	startedAt,
}: Pick<Session, "identity" | "user" | "startedAt">): Promise<Session["person"]> {
	const name = await personName(identity, user.id);
	// A duration, because with a clock that is ahead the session could survive a revocation.
	const epoch = await answered(objectNamed(name).begin(Math.max(0, Date.now() - startedAt)));
	if (epoch === null) throw new PageError(503, "The sign-in was ended elsewhere.");
	return { name, epoch };
}

/** null: the session has ended. */
export async function currentSession(session: Session): Promise<Session | null> {
	const { id, person } = session;
	const { epoch, ended, verifiedAt, facts } = await answered(objectNamed(person.name).state(id));
	if (ended || person.epoch !== epoch) return null;
	return verifiedAt > session.verifiedAt ? { ...withFacts(session, facts), verifiedAt } : session;
}

/** A country that the backend no longer names stays. */
export const withFacts = (session: Session, facts: Facts | null): Session =>
	facts ? { ...session, user: { ...session.user, ...facts, country: facts.country ?? session.user.country } } : session;

export const revokeSession = ({ id, person }: Session): Promise<void> => answered(objectNamed(person.name).end(id));

export async function revokeAll(kinds: readonly IdentityKind[], userId: string): Promise<void> {
	const objects = (await Promise.all(kinds.map((kind) => names.all(textOf(kind, userId))))).flat();
	await answered(Promise.all(objects.map((name) => objectNamed(name).raise())));
}

/** Concurrent requests share one call. Never throws: "unknown" if the object fails. */
export async function checkToken(session: LocalSession, caller: Caller): Promise<Verdict> {
	const { locale, requestId } = caller;
	const object = objectNamed(session.person.name);
	const signIn = { token: session.token, userId: session.user.id };
	const call = traced(() => object.check(session.id, signIn, { locale, requestId }));
	return answeredIn(call, OBJECT_PATIENCE_MS).catch(() => ({ status: "unknown", at: Date.now(), facts: null }));
}
