import { waitUntil } from "cloudflare:workers";
import { type CacheEvent, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { BackendError } from "../errors.ts";
import { log } from "../log.ts";
import { ABSENCE_MS, type Policy } from "./policies.ts";
import { memoryStore, sharedStore } from "./store.ts";

/** Keys that the backend has nothing for, with the status it said so. Many visitors must not mean many questions. */
const absences = new LRUCache<string, number>({ max: 10_000, ttl: ABSENCE_MS });

interface Read<T extends z.ZodType> {
	key: string;
	policy: Policy;
	/** An entry of an older shape is read anew. */
	schema: T;
	load: () => Promise<z.output<T>>;
	requestId: string;
}

/**
 * The one reader of content: fresh entries are served, stale ones too while the backend is asked behind them, and as
 * long as it fails. Concurrent misses of a key in an isolate make one call, which goes on when its visitor leaves.
 * @throws what `load` throws when there is no entry to serve
 */
export function cached<T extends z.ZodType>({ key, policy, schema, load, requestId }: Read<T>): Promise<z.output<T>> {
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
			getFreshValue: async () => {
				try {
					return await load();
				} catch (error) {
					if (error instanceof BackendError && error.isAbsence) {
						absences.set(key, error.status);
						await cache.delete(key);
					}
					throw error;
				}
			},
		},
		() => (event) => report(event, key, requestId),
	);
	// The miss may be shared: it must not end with the connection of the visitor who made it first.
	waitUntil(value.catch(() => undefined));
	return value;
}

/** A failed background refresh or write is nobody's error page: it is logged or lost. */
function report(event: CacheEvent<unknown>, key: string, requestId: string): void {
	if (event.name === "refreshValueError" || event.name === "writeFreshValueError") {
		log(event.name, { kind: key.split("/")[2], requestId, reason: String(event.error) });
	}
	if (event.name === "checkCachedValueError") log(event.name, { kind: key.split("/")[2], requestId });
}
