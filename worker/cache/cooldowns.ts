import { lru } from "../runtime/lru.ts";

const MOST = 10_000;

/** A cooldown of `ms` milliseconds per key, without timers, which end with their request. */
export function cooldowns(ms: number) {
	const until = lru<number>(MOST);
	return {
		begin: (key: string): void => {
			until.set(key, Date.now() + ms);
		},
		has: (key: string): boolean => Date.now() < (until.get(key) ?? 0),
	};
}
