/** The result of a part's read. A failure is a value, so the part can show it while the rest of the page stays. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** A read whose part can arrive after the rest of the page. It never rejects. */
export class Deferred<T> {
	/** Undefined while pending. */
	outcome: Outcome<T> | undefined;
	readonly settled: Promise<Outcome<T>>;
	/** The page is sent complete without the part, which it shows as pending. */
	isLeft = false;
	readonly #meanwhile: () => T | undefined;

	/** `failed` is called with the read's error. A page that leaves the part out shows the value of `meanwhile`, if it has one. */
	constructor(read: Promise<T>, failed: (error: unknown) => void, meanwhile: () => T | undefined = () => undefined) {
		this.#meanwhile = meanwhile;
		this.settled = read.then(
			(value) => this.#settle({ ok: true, value }),
			(error: unknown) => {
				failed(error);
				return this.#settle({ ok: false });
			},
		);
	}

	/** The page does not wait for the part any longer, and none of it is sent later. */
	leave(): void {
		this.isLeft = true;
		const value = this.#meanwhile();
		if (value !== undefined) this.outcome ??= { ok: true, value };
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
