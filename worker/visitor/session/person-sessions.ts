import { DurableObject } from "cloudflare:workers";
import type { Caller } from "../../backend/call.ts";
import { flush, isDue } from "../../runtime/counters/counters.ts";
import { BackendError } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { startTrace, tracing } from "../../runtime/trace.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { fetchOwnUser } from "./security-level.ts";
import type { SessionUser } from "./session-data.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longer than any session, so that no session needs what the object deletes. */
const LIFE_MS = SESSION_MS.longest + HOUR_MS;

/** How long a request waits for the backend's verdict. The call goes on, and a late verdict counts. */
const CHECK_PATIENCE_MS = 1400;

/** The person's access level follows from these. */
export type Facts = Pick<SessionUser, "country" | "onekeycode">;

export interface Verdict {
	status: "valid" | "refused" | "unknown";
	at: number;
	/** null unless valid. */
	facts: Facts | null;
}

interface SignIn {
	token: string;
	userId: string;
}

interface PersonState {
	/** null: the person has no session. */
	epoch: string | null;
	ended: boolean;
	/** 0: the object remembers no confirmation. */
	verifiedAt: number;
	facts: Facts | null;
}

/** "unknown" is reused too, so that requests do not repeat calls during an outage. */
const REMEMBERED_MS = { valid: SESSION_MS.localConfirmed, refused: Number.POSITIVE_INFINITY, unknown: 15_000 };

interface Stored {
	epoch: string | undefined;
	/** When all sessions last ended; 0: never. */
	raisedAt: number;
	/** When single sessions ended, by storage key. */
	ended: Map<string, number>;
}

const ENDED = "ended/";
/** The platform's limit for one `delete`. */
const MOST_AT_ONCE = 128;

/** One object per person. Each request asks it, because KV takes a minute to end a session. A new epoch ends all sessions. */
export class PersonSessions extends DurableObject {
	/** By session id, in memory only: a lost verdict costs one call. */
	readonly #verdicts = new Map<string, Verdict>();
	readonly #calls = new Map<string, Promise<Verdict>>();
	#stored: Promise<Stored> | undefined;

	/** `ago`: milliseconds since the session began. null: `raise` was called after that. */
	async begin(ago: number): Promise<string | null> {
		const since = Date.now() - ago;
		const { raisedAt, epoch: current } = await this.#read();
		if (since < raisedAt) return null;
		// Random, so that no later epoch fits a cookie that outlives the object's storage.
		const epoch = current ?? crypto.randomUUID();
		await this.#put({ epoch });
		return epoch;
	}

	async state(sessionId: string): Promise<PersonState> {
		const { epoch = null, ended } = await this.#read();
		const verdict = this.#verdicts.get(sessionId);
		const { at: verifiedAt, facts } = verdict?.status === "valid" ? verdict : { at: 0, facts: null };
		return { epoch, ended: ended.has(ENDED + sessionId), verifiedAt, facts };
	}

	async end(sessionId: string): Promise<void> {
		const before = Date.now() - LIFE_MS;
		const { ended } = await this.#read();
		const old = [...ended].flatMap(([key, at]) => (at < before ? [key] : [])).slice(0, MOST_AT_ONCE);
		await Promise.all([this.ctx.storage.delete(old), this.#put({ [ENDED + sessionId]: Date.now() })]);
	}

	async raise(): Promise<void> {
		await this.#put({ epoch: crypto.randomUUID(), raisedAt: Date.now() });
	}

	/** Asks the backend about the token, which is not stored. Returns within CHECK_PATIENCE_MS. */
	async check(sessionId: string, signIn: SignIn, caller: Caller): Promise<Verdict> {
		const verdict = this.#verdicts.get(sessionId);
		if (verdict && Date.now() - verdict.at < REMEMBERED_MS[verdict.status]) return verdict;
		return this.#calls.get(sessionId) ?? this.#call(sessionId, signIn, caller);
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
		this.#stored = undefined;
	}

	#read(): Promise<Stored> {
		this.#stored ??= storedIn(this.ctx.storage).catch((error: unknown) => {
			this.#stored = undefined;
			throw error;
		});
		return this.#stored;
	}

	#call(sessionId: string, signIn: SignIn, caller: Caller): Promise<Verdict> {
		let timer: number | null = null;
		const late = new Promise<Verdict>((resolve) => {
			timer = setTimeout(() => {
				log("session-check", { reason: "No answer in time" });
				resolve(this.#note(sessionId, UNKNOWN));
			}, CHECK_PATIENCE_MS);
		});
		const call = tracing({ ...startTrace(), requestId: caller.requestId }, () => verdictOn(signIn, caller))
			.then((verdict) => this.#note(sessionId, verdict))
			.finally(() => {
				clearTimeout(timer);
				this.#calls.delete(sessionId);
				// This isolate may serve no request, and only requests send the counters.
				if (isDue()) this.ctx.waitUntil(flush().catch(() => undefined));
			});
		const timely = Promise.race([call, late]);
		this.#calls.set(sessionId, timely);
		return timely;
	}

	#note(sessionId: string, undated: Undated): Verdict {
		const verdict = { ...undated, at: Date.now() };
		this.#verdicts.set(sessionId, verdict);
		return verdict;
	}

	async #put(changes: Record<string, string | number>): Promise<void> {
		const written = Promise.all([this.ctx.storage.put(changes), this.ctx.storage.setAlarm(Date.now() + LIFE_MS)]);
		// Before the await, because reads see pending writes: a concurrent request must not write the old epoch back.
		this.#stored = undefined;
		await written;
	}
}

async function storedIn(storage: DurableObjectStorage): Promise<Stored> {
	const [epoch, raisedAt = 0, ended] = await Promise.all([
		storage.get<string>("epoch"),
		storage.get<number>("raisedAt"),
		storage.list<number>({ prefix: ENDED }),
	]);
	return { epoch, raisedAt, ended };
}

type Undated = Omit<Verdict, "at">;
const UNKNOWN: Undated = { status: "unknown", facts: null };
const REFUSED: Undated = { status: "refused", facts: null };

async function verdictOn({ token, userId }: SignIn, caller: Caller): Promise<Undated> {
	try {
		const { country, attributes } = await fetchOwnUser(token, userId, caller);
		return { status: "valid", facts: { country, onekeycode: attributes.onekeycode } };
	} catch (error) {
		logFailure("session-check", error);
		return error instanceof BackendError && error.status === 401 ? REFUSED : UNKNOWN;
	}
}
