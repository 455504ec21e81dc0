import { LRUCache } from "lru-cache";

/** By size, since `max` lays out every place when the Worker starts. */
const marks = (most: number) => new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 });

/**
 * Tags of items that the backend has withdrawn, gated or changed: to when that was asked for. What was never here has marks
 * of its own: any number of addresses can be made up, and must not push out what a withdrawn item has left.
 */
export function supersessions(most = 5000) {
	const seen = marks(most);
	const unseen = marks(most);
	return {
		set: (tag: string, since: number, wasHere: boolean): void => {
			(wasHere ? seen : unseen).set(tag, since);
		},
		isEmpty: (): boolean => seen.size + unseen.size === 0,
		/** Milliseconds since 1970; what began before is dead. */
		of: (tag: string): number => Math.max(seen.get(tag) ?? -Infinity, unseen.get(tag) ?? -Infinity),
	};
}
