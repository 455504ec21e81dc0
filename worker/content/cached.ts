import { waitUntil } from "cloudflare:workers";
import { type Cache, type CacheEvent, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { BackendError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { ABSENCE_MS, type Policy, RESCUE_MS } from "./policies.ts";
import { memoryStore, sharedStore } from "./store.ts";

/** Keys for which the backend has nothing, with its status. Many visitors must not mean many questions. */
const absences = new LRUCache<string, number>({ max: 10_000, ttl: ABSENCE_MS });

interface Read<T extends z.ZodType> {
	key: string;
	policy: Policy;
	/** An entry of an older shape is read anew. */
	schema: T;
	load: () => Promise<z.output<T>>;
}

/**
 * The one reader of content: fresh entries are served, stale ones too while the backend is asked behind them, older ones
 * when the backend fails. A withdrawal is covered by none of them. Concurrent misses of a key in an isolate make one
 * call, which goes on when its visitor leaves.
 * @throws what `load` throws when there is no entry to serve
 */
export function cached<T extends z.ZodType>({ key, policy, schema, load }: Read<T>): Promise<z.output<T>> {
	const absent = absences.get(key);
	if (absent !== undefined) return Promise.reject(new BackendError(absent, "Remembered as absent"));

	const cache = policy.memoryOnly ? memoryStore : sharedStore;
	const value = cachified<z.output<T>>(
		{
			key,
			cache,
			ttl: policy.fresh,
			swr: policy.stale,
			checkValue: (found: unknown) => schema.safeParse(found).success || "has another shape",
			waitUntil,
			getFreshValue: async ({ metadata, background }) => {
				try {
					return await load();
				} catch (error) {
					if (error instanceof BackendError && error.isWithdrawal) {
						absences.set(key, error.status);
						await cache.delete(key);
						throw error;
					}
					const kept = background ? undefined : await rescue(cache, key, schema);
					if (kept === undefined) throw error;
					// Served, and not written again: it must not outlive its day.
					Object.assign(metadata, { ttl: -1, swr: 0 });
					return kept;
				}
			},
		},
		() => (event) => report(event, key),
	);
	// The miss may be shared: it must not end with the connection of the visitor who made it first.
	waitUntil(value.catch(() => undefined));
	return value;
}

/** The last entry that is not older than a day, for a backend that fails; undefined: there is none. */
async function rescue<T extends z.ZodType>(cache: Cache, key: string, schema: T): Promise<z.output<T> | undefined> {
	const entry = await cache.get(key);
	if (!entry || entry.metadata.createdTime + RESCUE_MS < Date.now()) return undefined;
	return schema.safeParse(entry.value).data;
}

/** A failed background refresh or write is nobody's error page: it is logged or lost. */
function report(event: CacheEvent<unknown>, key: string): void {
	if (event.name === "refreshValueError" || event.name === "writeFreshValueError") {
		log(event.name, { kind: key.split("/")[2], reason: reasonOf(event.error) });
	}
	if (event.name === "checkCachedValueError") log(event.name, { kind: key.split("/")[2] });
}
