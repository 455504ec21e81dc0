// biome-ignore lint/style/noRestrictedImports: the one file that makes LRU caches
import { LRUCache } from "lru-cache";

/** The library's API without `ttl` and other timers, which end with their request. */
interface Lru<V> {
	get(key: string): V | undefined;
	set(key: string, value: V): unknown;
	readonly size: number;
}

/** Entries do not expire: readers check their age. `maxSize` bounds it, since `max` allocates all entries at the start. */
export const lru = <V extends {}>(most: number, sizeOf: (value: V, key: string) => number = () => 1): Lru<V> =>
	new LRUCache<string, V>({ maxSize: most, sizeCalculation: sizeOf });
