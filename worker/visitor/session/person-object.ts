import type { Caller } from "../../backend/call.ts";
import { config } from "../../runtime/config.ts";
import { PageError, reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import { traced } from "../../runtime/trace.ts";
import type { LocalSession, Session, SessionUser } from "./session-data.ts";

/** The calls to a person's Durable Object (the class: person-sessions.ts), which knows which sessions have ended. */

export type IdentityKind = Session["identity"];

/** The person's access level follows from these. */
export type Facts = Pick<SessionUser, "country" | "onekeycode">;

/** What the backend last answered to a session's token, and when: milliseconds since 1970. */
export interface Verdict {
	status: "valid" | "refused" | "unknown";
	at: number;
	/** null unless valid. */
	facts: Facts | null;
}

export interface SignIn {
	token: string;
	userId: string;
}

export interface PersonState {
	/** null: no session of the person is alive. */
	epoch: string | null;
	ended: boolean;
	/** 0: the object remembers no confirmation of the session. */
	verifiedAt: number;
	/** The facts of that confirmation. */
	facts: Facts | null;
}

export interface PersonObject extends Rpc.DurableObjectBranded {
	/** The epoch for a session that began so many milliseconds ago; null: `raise` was called after that. */
	begin(ago: number): Promise<string | null>;
	state(sessionId: string): Promise<PersonState>;
	/** Ends one session. */
	end(sessionId: string): Promise<void>;
	/** Ends all sessions of the person. */
	raise(): Promise<void>;
	/** Checks the session's token with the backend; answers within CHECK_PATIENCE_MS. The token is not stored. */
	check(sessionId: string, signIn: SignIn, caller: { locale: string; requestId: string }): Promise<Verdict>;
}

/** A session must be confirmed again so long after its last confirmation. */
export const VERIFY_AFTER_MS = 5 * 60_000;

/** A request waits so long for the backend's verdict. The call goes on, and a late verdict counts. */
export const CHECK_PATIENCE_MS = 1400;

/** Longer than CHECK_PATIENCE_MS, so that a slow backend does not look like a broken object. */
const OBJECT_PATIENCE_MS = 1500;

const PATIENCE_MS = 3000;

const objectNamed = (name: string) => objectOf<PersonObject>(config.SESSIONS, name);

const names = keyedHash("person-sessions");

/**
 * The names of a person's objects are keyed hashes, which reveal no account. There is one under each sealing key: while a key
 * is replaced, sessions from before have their object under the old key. New sessions take the first name.
 */
const namesOf = (kind: IdentityKind, userId: string): Promise<string[]> => names.all(JSON.stringify([kind, userId]));

/** @throws the call's error, after logging it */
const logged = <T>(call: Promise<T>, ms: number): Promise<T> =>
	inTime(call, ms).catch((error: unknown) => {
		log("session-unknown", { reason: reasonOf(error) });
		throw error;
	});

/** @throws PageError 503 when the object fails: without it a person who has signed out could be let in */
const answered = <T>(call: Promise<T>): Promise<T> =>
	logged(call, PATIENCE_MS).catch(() => {
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
	// Not the time itself: a Worker whose clock is ahead could let the session survive a revocation.
	const epoch = await answered(objectNamed(name).begin(Math.max(0, Date.now() - startedAt)));
	if (epoch === null) throw new PageError(503, "The sign-in was ended elsewhere.");
	return { name, epoch };
}

/**
 * The session with its newest confirmation; null: it has ended.
 * @throws PageError 503
 */
export async function currentSession(session: Session): Promise<Session | null> {
	const { id, person } = session;
	const { epoch, ended, verifiedAt, facts } = await answered(objectNamed(person.name).state(id));
	if (ended || person.epoch !== epoch) return null;
	return verifiedAt > session.verifiedAt ? { ...withFacts(session, facts), verifiedAt } : session;
}

/** The session with the backend's newest facts. A country that the backend no longer names stays. */
export const withFacts = (session: Session, facts: Facts | null): Session =>
	facts ? { ...session, user: { ...session.user, ...facts, country: facts.country ?? session.user.country } } : session;

/**
 * Ends one session, on every host where it is in use.
 * @throws PageError 503
 */
export const revokeSession = ({ id, person }: Session): Promise<void> => answered(objectNamed(person.name).end(id));

/**
 * Ends all sessions of a user, on all hosts and devices.
 * @throws PageError 503
 */
export async function revokeAll(kinds: readonly IdentityKind[], userId: string): Promise<void> {
	const objects = (await Promise.all(kinds.map((kind) => namesOf(kind, userId)))).flat();
	await answered(Promise.all(objects.map((name) => objectNamed(name).raise())));
}

/** The backend's verdict on the session's token. Concurrent requests share one call, which each counts as its own. */
export async function checkToken(session: LocalSession, caller: Caller): Promise<Verdict> {
	const { locale, requestId } = caller;
	const object = objectNamed(session.person.name);
	const signIn = { token: session.token, userId: session.user.id };
	const call = traced(() => object.check(session.id, signIn, { locale, requestId }));
	return logged(call, OBJECT_PATIENCE_MS).catch(() => ({ status: "unknown", at: Date.now(), facts: null }));
}
