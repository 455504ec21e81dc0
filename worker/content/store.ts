import { waitUntil } from "cloudflare:workers";
import type { Cache, CacheEntry } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { config } from "../config.ts";
import { log } from "../log.ts";
import { MEMORY_BYTES, RESCUE_MS } from "./policies.ts";

/** Where cache entries are kept: the isolate's memory, and KV behind it. */

const entry = z.object({
	value: z.unknown(),
	metadata: z.object({
		createdTime: z.number(),
		ttl: z.number().nullish(),
		swr: z.number().nullish(),
	}),
});

/** Kept as text, so that an entry's size is known and nobody changes a shared object. */
const memory = new LRUCache<string, string>({
	maxSize: MEMORY_BYTES,
	// JavaScript keeps strings beyond Latin-1 in two bytes a unit.
	sizeCalculation: (text, key) => 2 * (text.length + key.length) + 64,
});

const read = (text: string): CacheEntry | undefined => {
	try {
		const parsed = entry.safeParse(JSON.parse(text));
		if (!parsed.success) return undefined;
		const { createdTime, ttl = null, swr = null } = parsed.data.metadata;
		return { value: parsed.data.value, metadata: { createdTime, ttl: ttl ?? null, swr: swr ?? null } };
	} catch {
		return undefined;
	}
};

const isFresh = ({ metadata }: CacheEntry): boolean => Date.now() <= metadata.createdTime + (metadata.ttl ?? 0);

export const memoryStore: Cache = {
	name: "memory",
	get: (key) => {
		const text = memory.get(key);
		return text === undefined ? undefined : read(text);
	},
	set: (key, value) => {
		memory.set(key, JSON.stringify(value));
	},
	delete: (key) => {
		memory.delete(key);
	},
};

/**
 * Memory first; a stale entry there is compared with KV's, which another isolate may have renewed. A KV that fails is
 * one that has nothing.
 */
export const sharedStore: Cache = {
	name: "kv",
	async get(key) {
		const near = memory.get(key);
		const nearEntry = near === undefined ? undefined : read(near);
		if (nearEntry && isFresh(nearEntry)) return nearEntry;

		const far = await config.CONTENT.get(key).catch(() => null);
		const farEntry = far === null ? undefined : read(far);
		if (far === null || !farEntry) return nearEntry;
		if (nearEntry && nearEntry.metadata.createdTime >= farEntry.metadata.createdTime) return nearEntry;
		memory.set(key, far);
		return farEntry;
	},
	set(key, value) {
		const text = JSON.stringify(value);
		memory.set(key, text);
		// The visitor does not wait for the world to know.
		waitUntil(
			config.CONTENT.put(key, text, { expirationTtl: RESCUE_MS / 1000 }).catch((error: unknown) =>
				log("kv-put", { reason: String(error) }),
			),
		);
	},
	async delete(key) {
		memory.delete(key);
		await config.CONTENT.delete(key).catch((error: unknown) => log("kv-delete", { reason: String(error) }));
	},
};
