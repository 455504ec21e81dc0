// biome-ignore lint/style/noRestrictedImports: LRU caches are made here alone
import { LRUCache } from "lru-cache";

/** What the Worker uses of an LRU cache: neither `ttl` nor anything else that goes by a timer, which dies with its request. */
interface Lru<V> {
	get(key: string): V | undefined;
	set(key: string, value: V): unknown;
	readonly size: number;
}

/**
 * A map that drops what was used least recently. What is in it does not end by itself: whoever reads it judges its age, by the
 * clock of the request. Bounded by `maxSize`, since `max` would allocate every place when the Worker starts.
 */
export const lru = <V extends {}>(most: number, sizeOf: (value: V, key: string) => number = () => 1): Lru<V> =>
	new LRUCache<string, V>({ maxSize: most, sizeCalculation: sizeOf });
