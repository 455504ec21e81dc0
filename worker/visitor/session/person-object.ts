import type { SessionUser } from "./session-data.ts";

/** What a person's object is asked (person-sessions.ts), and what it answers. */

/** What a person's level follows from. */
export type Facts = Pick<SessionUser, "country" | "onekeycode">;

/** What the backend last said of a session's sign-in, and when. */
export interface Word {
	says: "holds" | "refused" | "unknown";
	/** Milliseconds since 1970. */
	at: number;
	/** As the backend has them now; null: it did not say. */
	facts: Facts | null;
}

export interface SignIn {
	token: string;
	userId: string;
}

export interface PersonState {
	/** null: no session of the person is alive. */
	epoch: string | null;
	/** Whether the session that was asked for has ended. */
	ended: boolean;
	/** When the session's sign-in was last confirmed, as far as the object remembers. */
	verifiedAt: number;
	/** What it then said of the person; null: not remembered. */
	facts: Facts | null;
}

export interface PersonObject extends Rpc.DurableObjectBranded {
	/** The epoch for a session that began at `since`; null: all sessions were ended meanwhile, that one too. */
	begin(since: number): Promise<string | null>;
	state(sessionId: string): Promise<PersonState>;
	/** Ends one session. */
	end(sessionId: string): Promise<void>;
	/** Ends all sessions of the person. */
	raise(): Promise<void>;
	/** Asks the backend whether the session's sign-in still holds; waits CHECK_PATIENCE_MS at most. The token is not kept. */
	check(sessionId: string, signIn: SignIn, caller: { locale: string; requestId: string }): Promise<Word>;
}

/** A session is overdue when its sign-in was last confirmed so long ago. */
export const VERIFY_AFTER_MS = 5 * 60_000;

/** Milliseconds that a request waits for the backend's word. The call itself goes on, and a late word counts. */
export const CHECK_PATIENCE_MS = 1400;

/** And for the object, which says in time that there is none: so a slow backend is not taken for a broken object. */
export const OBJECT_PATIENCE_MS = 1500;
