import { waitUntil } from "cloudflare:workers";

/** The platform stops work this long after a response; a stopped flight never settles. */
const LOST_MS = 30_000;

interface Flight<T, Stamp> {
	stamp: Stamp;
	landed: Promise<T>;
}

interface Pending<T, Stamp> extends Flight<T, Stamp> {
	since: number;
}

/** Request coalescing (single flight): callers with the same key share one call, which goes on if its first visitor leaves. */
export function flights<T, Stamp>() {
	const pending = new Map<string, Pending<T, Stamp>>();
	return {
		/** undefined: none is running, or the platform has stopped it. */
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
