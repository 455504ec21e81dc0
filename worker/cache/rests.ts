import { lru } from "../runtime/lru.ts";

const MOST = 10_000;

/** Keys that are left alone for `ms` milliseconds. The time is compared with each request's own: no timer ends a rest. */
export function rests(ms: number) {
	const until = lru<number>(MOST);
	return {
		begin: (key: string): void => {
			until.set(key, Date.now() + ms);
		},
		has: (key: string): boolean => Date.now() < (until.get(key) ?? 0),
	};
}
