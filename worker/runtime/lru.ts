// biome-ignore lint/style/noRestrictedImports: the one file that makes LRU caches
import { LRUCache } from "lru-cache";

/** The library without timers, which end with their request. */
type Lru<V extends {}> = Pick<LRUCache<string, V>, "get" | "set" | "size">;

/** Entries do not expire. `maxSize` is the bound, because `max` allocates all entries at once. */
export const lru = <V extends {}>(most: number, sizeOf: (value: V, key: string) => number = () => 1): Lru<V> =>
	new LRUCache<string, V>({ maxSize: most, sizeCalculation: sizeOf });
