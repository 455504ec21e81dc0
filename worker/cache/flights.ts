import { waitUntil } from "cloudflare:workers";

/** The platform stops work after a response at this age; a flight that it stopped never settles. */
const LOST_MS = 30_000;

interface Flight<T, Stamp> {
	/** Lets callers decide whether it began too early for them to share. */
	stamp: Stamp;
	landed: Promise<T>;
}

interface Pending<T, Stamp> extends Flight<T, Stamp> {
	/** Milliseconds since 1970. */
	since: number;
}

/**
 * Request coalescing ("single flight"): callers that need the same key share one running call. It goes on when the visitor
 * who started it leaves.
 */
export function flights<T, Stamp>() {
	const pending = new Map<string, Pending<T, Stamp>>();
	return {
		/** The running flight, or undefined if there is none or the platform has stopped it. */
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
