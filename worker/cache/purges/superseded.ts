import { lru } from "../../runtime/lru.ts";

/**
 * Tags of items that the backend was found to have withdrawn, gated or changed, and when that read began. Items that this
 * isolate never had are counted apart: any number of addresses can be made up, and they must not evict the mark of an item
 * that was withdrawn.
 */
export function supersessions(most = 5000) {
	const seen = lru<number>(most);
	const unseen = lru<number>(most);
	return {
		set: (tag: string, since: number, wasHere: boolean): void => {
			(wasHere ? seen : unseen).set(tag, since);
		},
		isEmpty: (): boolean => seen.size + unseen.size === 0,
		/** Milliseconds since 1970; what began before is dead. */
		of: (tag: string): number => Math.max(seen.get(tag) ?? -Infinity, unseen.get(tag) ?? -Infinity),
	};
}
