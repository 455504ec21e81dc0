import { waitUntil } from "cloudflare:workers";

/** The platform ends what goes on behind an answer after so long; a flight that it ended never lands. */
const LOST_MS = 30_000;

interface Flight<T, Stamp> {
	/** Tells callers whether it began too early for them to wait for. */
	stamp: Stamp;
	landed: Promise<T>;
}

interface Pending<T, Stamp> extends Flight<T, Stamp> {
	/** Milliseconds since 1970. */
	since: number;
}

/**
 * Request coalescing ("single flight"): work in progress by key, so that whoever needs the same result waits for it instead
 * of starting it again. It goes on when the visitor who started it leaves.
 */
export function flights<T, Stamp>() {
	const pending = new Map<string, Pending<T, Stamp>>();
	return {
		/** undefined: nobody is at it, or whoever was is lost. */
		get(key: string): Flight<T, Stamp> | undefined {
			const flight = pending.get(key);
			return flight && Date.now() - flight.since < LOST_MS ? flight : undefined;
		},
		start(key: string, stamp: Stamp, make: () => Promise<T>): Promise<T> {
			const landed = make().finally(() => {
				if (pending.get(key)?.landed === landed) pending.delete(key);
			});
			pending.set(key, { stamp, landed, since: Date.now() });
			waitUntil(landed.catch(() => undefined));
			return landed;
		},
	};
}
