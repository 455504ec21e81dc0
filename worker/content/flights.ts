import { waitUntil } from "cloudflare:workers";

interface Flight<T, Stamp> {
	/** Tells callers whether it began too early for them to wait for. */
	stamp: Stamp;
	landed: Promise<T>;
}

/**
 * Request coalescing ("single flight"): work in progress by key, so that whoever needs the same result waits for it instead
 * of starting it again. It goes on when the visitor who started it leaves.
 */
export function flights<T, Stamp>() {
	const pending = new Map<string, Flight<T, Stamp>>();
	return {
		get: (key: string): Flight<T, Stamp> | undefined => pending.get(key),
		start(key: string, stamp: Stamp, make: () => Promise<T>): Promise<T> {
			const landed = make().finally(() => {
				if (pending.get(key)?.landed === landed) pending.delete(key);
			});
			pending.set(key, { stamp, landed });
			waitUntil(landed.catch(() => undefined));
			return landed;
		},
	};
}
