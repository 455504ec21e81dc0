/** What a part of a page has become. A failure is a value: the part says so in its place, and the page stands. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** A part of a page that may come after the rest: a read that remembers what it has become. It never rejects. */
export class Deferred<T> {
	/** undefined: still pending. */
	outcome: Outcome<T> | undefined;
	readonly arrives: Promise<Outcome<T>>;

	/** `failed` hears of the read's failure. */
	constructor(read: Promise<T>, failed: (error: unknown) => void) {
		this.arrives = read.then(
			(value) => this.#settle({ ok: true, value }),
			(error: unknown) => {
				failed(error);
				return this.#settle({ ok: false });
			},
		);
	}

	#settle(outcome: Outcome<T>): Outcome<T> {
		this.outcome = outcome;
		return outcome;
	}

	/** undefined: pending, or failed. */
	get value(): T | undefined {
		return this.outcome?.ok ? this.outcome.value : undefined;
	}
}
