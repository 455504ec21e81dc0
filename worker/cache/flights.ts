import { waitUntil } from "cloudflare:workers";
import { inTime } from "../runtime/in-time.ts";

/** The platform stops work this long after a response; a stopped flight never settles. */
const LOST_MS = 30_000;

/**
 * Request coalescing (single flight): callers with the same key share one call, which goes on if its first visitor leaves.
 * A joining request must not await the first one's promise directly: the runtime would resume it in the first request's I/O
 * context, cancel its calls when that request ends, or cancel it as hung, because it has no pending I/O. The timer of `inTime`
 * is pending I/O, and its `Promise.race` keeps the request's context (tests/slow/coalescing.test.ts).
 */
export function flights<T, Stamp>() {
	const pending = new Map<string, { stamp: Stamp; landed: Promise<T>; since: number }>();
	return {
		/** undefined: none is running, or the platform has stopped it. */
		get(key: string) {
			const flight = pending.get(key);
			if (!flight || Date.now() - flight.since >= LOST_MS) return undefined;
			/** Awaits the call from another request. @throws LateError if the platform has stopped the call */
			const join = () => inTime(flight.landed, LOST_MS);
			return { stamp: flight.stamp, join };
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
