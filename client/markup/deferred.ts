/** The result of a part's read. A failure is a value, so the part can show it while the rest of the page stays. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** A read whose part can arrive after the rest of the page. It never rejects. */
export class Deferred<T> {
	/** Undefined while pending. */
	outcome: Outcome<T> | undefined;
	readonly settled: Promise<Outcome<T>>;

	/** `failed` is called with the read's error. */
	constructor(read: Promise<T>, failed: (error: unknown) => void) {
		this.settled = read.then(
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

	/** Undefined while pending and after a failure. */
	get value(): T | undefined {
		return this.outcome?.ok ? this.outcome.value : undefined;
	}
}
