import { waitUntil } from "cloudflare:workers";

interface Flight<T, Stamp> {
	/** When it began, by the clock that says whether it is too old to wait for. */
	stamp: Stamp;
	landed: Promise<T>;
}

/** What is being made, by key: whoever comes meanwhile waits for the same, and it goes on when its visitor leaves. */
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
