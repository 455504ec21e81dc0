import { lru } from "../../runtime/lru.ts";

/**
 * Tags of items that a read found withdrawn, gated or changed, with the time of that read (ms since 1970). Items that this
 * isolate never had are separate: visitors can invent addresses, which must not evict the tag of a withdrawn item.
 */
export function supersessions(most = 5000) {
	const seen = lru<number>(most);
	const unseen = lru<number>(most);
	return {
		set: (tag: string, since: number, hadItem: boolean): void => {
			(hadItem ? seen : unseen).set(tag, since);
		},
		isEmpty: (): boolean => seen.size + unseen.size === 0,
		of: (tag: string): number => Math.max(seen.get(tag) ?? -Infinity, unseen.get(tag) ?? -Infinity),
	};
}
