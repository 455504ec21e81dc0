import { lru } from "../../runtime/lru.ts";

/** Tags of items that a read found withdrawn, gated or changed. Made-up addresses (`unseen`) must not evict the others. */
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
