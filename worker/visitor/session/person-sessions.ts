import { DurableObject } from "cloudflare:workers";
import type { Caller } from "../../backend/call.ts";
import { flush, isDue } from "../../runtime/counters/counters.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { startTrace, tracing } from "../../runtime/trace.ts";
import { SESSION_MS } from "./lifetimes.ts";
import {
	CHECK_PATIENCE_MS,
	type PersonObject,
	type PersonState,
	type SignIn,
	VERIFY_AFTER_MS,
	type Word,
} from "./person-object.ts";
import { fetchOwnUser } from "./security-level.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longer than any session lives, so that no living session needs what the object deletes. */
const LIFE_MS = SESSION_MS.longest + HOUR_MS;

/** How long the backend's word on a session is remembered: a call that failed, so that an outage is not asked by each request. */
const REMEMBERED_MS = { holds: VERIFY_AFTER_MS, refused: Number.POSITIVE_INFINITY, unknown: 15_000 };

/** What the storage holds. */
interface Kept {
	epoch: string | undefined;
	raisedAt: number;
	/** When sessions were ended, by their keys. */
	ended: Map<string, number>;
}

const ENDED = "ended/";
/** The platform deletes no more keys in one call. */
const MOST_AT_ONCE = 128;

/**
 * One object a person, asked at each of their requests. A session carries the epoch in which it began and ends with it: by
 * another epoch all sessions of the person end at once. A single one is ended by its id, so that a cookie copied before the
 * sign-out is worthless after it. KV would take up to a minute to know.
 *
 * The check of a session with the backend is made here too: many requests at once, wherever they come in, make one call.
 */
export class PersonSessions extends DurableObject implements PersonObject {
	/** By session id; in memory, since whoever forgets it asks the backend again. */
	readonly #words = new Map<string, Word>();
	readonly #calls = new Map<string, Promise<Word>>();
	/** Read once, since each request of the person asks; after a change anew. */
	#kept: Promise<Kept> | undefined;

	async begin(since: number): Promise<string | null> {
		const { raisedAt, epoch: current } = await this.#read();
		if (since < raisedAt) return null;
		// Unlike any epoch before: a cookie that outlived this object must not fit the next one.
		const epoch = current ?? crypto.randomUUID();
		await this.#put({ epoch });
		return epoch;
	}

	async state(sessionId: string): Promise<PersonState> {
		const { epoch = null, raisedAt, ended } = await this.#read();
		const word = this.#words.get(sessionId);
		const { at: verifiedAt, facts } = word?.says === "holds" ? word : { at: 0, facts: null };
		return { epoch, raisedAt, ended: ended.has(ENDED + sessionId), verifiedAt, facts };
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

	async check(sessionId: string, signIn: SignIn, caller: Caller): Promise<Word> {
		const word = this.#words.get(sessionId);
		if (word && Date.now() - word.at < REMEMBERED_MS[word.says]) return word;
		return this.#calls.get(sessionId) ?? this.#ask(sessionId, signIn, caller);
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.deleteAll();
		this.#kept = undefined;
	}

	#read(): Promise<Kept> {
		this.#kept ??= keptIn(this.ctx.storage).catch((error: unknown) => {
			this.#kept = undefined;
			throw error;
		});
		return this.#kept;
	}

	/** The word on the call, or in its place after a while that there is none: the call itself goes on. */
	#ask(sessionId: string, signIn: SignIn, caller: Caller): Promise<Word> {
		let timer: number | null = null;
		const late = new Promise<Word>((resolve) => {
			timer = setTimeout(() => {
				log("session-check", { reason: "No answer in time" });
				resolve(this.#note(sessionId, UNKNOWN));
			}, CHECK_PATIENCE_MS);
		});
		const call = tracing({ ...startTrace(), requestId: caller.requestId }, () => wordOn(signIn, caller))
			.then((said) => this.#note(sessionId, said))
			.finally(() => {
				clearTimeout(timer);
				this.#calls.delete(sessionId);
				// This isolate may serve no request that would send its counts.
				if (isDue()) this.ctx.waitUntil(flush().catch(() => undefined));
			});
		const asked = Promise.race([call, late]);
		this.#calls.set(sessionId, asked);
		return asked;
	}

	#note(sessionId: string, said: Said): Word {
		const word = { ...said, at: Date.now() };
		this.#words.set(sessionId, word);
		return word;
	}

	/** Each change begins the object's life anew. */
	async #put(changes: Record<string, string | number>): Promise<void> {
		const written = Promise.all([this.ctx.storage.put(changes), this.ctx.storage.setAlarm(Date.now() + LIFE_MS)]);
		// At once: the storage reads what is being written, and whoever is served meanwhile must not write the old epoch back.
		this.#kept = undefined;
		await written;
	}
}

async function keptIn(storage: DurableObjectStorage): Promise<Kept> {
	const [epoch, raisedAt = 0, ended] = await Promise.all([
		storage.get<string>("epoch"),
		storage.get<number>("raisedAt"),
		storage.list<number>({ prefix: ENDED }),
	]);
	return { epoch, raisedAt, ended };
}

type Said = Omit<Word, "at">;
const UNKNOWN: Said = { says: "unknown", facts: null };
const REFUSED: Said = { says: "refused", facts: null };

async function wordOn({ token, userId }: SignIn, caller: Caller): Promise<Said> {
	try {
		const { country, attributes } = await fetchOwnUser(token, userId, caller);
		return { says: "holds", facts: { country, onekeycode: attributes.onekeycode } };
	} catch (error) {
		log("session-check", { reason: reasonOf(error) });
		return error instanceof BackendError && error.status === 401 ? REFUSED : UNKNOWN;
	}
}
