import { lru } from "../../runtime/lru.ts";

/**
 * Tags of items that a read found withdrawn, gated or changed, with the time when that read began. Items that this isolate
 * never had are kept apart: visitors can invent any number of addresses, which must not evict the tag of a withdrawn item.
 */
export function supersessions(most = 5000) {
	const seen = lru<number>(most);
	const unseen = lru<number>(most);
	return {
		set: (tag: string, since: number, wasHere: boolean): void => {
			(wasHere ? seen : unseen).set(tag, since);
		},
		isEmpty: (): boolean => seen.size + unseen.size === 0,
		/** Milliseconds since 1970: everything with the tag that is older is dead. */
		of: (tag: string): number => Math.max(seen.get(tag) ?? -Infinity, unseen.get(tag) ?? -Infinity),
	};
}
