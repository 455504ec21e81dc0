import { waitUntil } from "cloudflare:workers";
import { config } from "../runtime/config.ts";
import { inTime, LateError } from "../runtime/in-time.ts";
import { logAs, logFailure } from "../runtime/log-failure.ts";
import { lru } from "../runtime/lru.ts";
import { type Entry, readEntry, writeEntry } from "./entry.ts";
import { kvKey } from "./kv-key.ts";
import { LAYER_DEADLINE_MS, MEMORY_BYTES } from "./policies.ts";

/** The cache's layers: memory of the isolate, Cache API of the data centre, global KV. */

const held = lru<{ entry: Entry; bytes: number }>(MEMORY_BYTES, ({ bytes }) => bytes);

export const memory = {
	get: (key: string): Entry | undefined => held.get(key)?.entry,
	/** `text`: the entry's JSON, to estimate its size at two bytes a character. */
	set: (key: string, entry: Entry, text: string): void => {
		held.set(key, { entry, bytes: 2 * (text.length + key.length) + 64 });
	},
};

/** The layer's value. undefined: a miss, a logged failure, or no response within LAYER_DEADLINE_MS. */
export async function orNothing<T>(layer: string, read: Promise<T | undefined>): Promise<T | undefined> {
	try {
		return await inTime(read, LAYER_DEADLINE_MS);
	} catch (error) {
		if (!(error instanceof LateError)) logFailure("cache-layer", error, { layer });
		return undefined;
	}
}

const writeBehind = (layer: string, write: Promise<unknown>): void =>
	waitUntil(write.catch(logAs("cache-layer", { layer })));

/** Seconds until the entry expires, at least KV's minimum of 60. */
const secondsLeft = ({ since }: Entry, lifetime: number): number =>
	Math.max(60, Math.ceil((since + lifetime - Date.now()) / 1000));

const openCache = (): Promise<Cache> => caches.open("portal");
const urlOf = (key: string): string => `https://cache.invalid/${encodeURIComponent(key)}`;

/** Responses in a named cache, under an invalid host, so that no request from outside can address one. */
export const responses = {
	match: async (key: string, headers?: HeadersInit): Promise<Response | undefined> =>
		(await openCache()).match(headers ? new Request(urlOf(key), { headers }) : urlOf(key)),
	put: async (key: string, response: Response): Promise<void> => (await openCache()).put(urlOf(key), response),
	delete: async (key: string): Promise<boolean> => (await openCache()).delete(urlOf(key)),
};

export const cacheApi = {
	get: (key: string): Promise<Entry | undefined> =>
		orNothing(
			"cache-api",
			responses.match(key).then(async (response) => response && readEntry(await response.text())),
		),
	put: (key: string, entry: Entry, text: string, lifetime: number): void => {
		const headers = { "Cache-Control": `max-age=${secondsLeft(entry, lifetime)}` };
		writeBehind("cache-api", responses.put(key, new Response(text, { headers })));
	},
};

/** @throws if KV fails */
export const textAt = async (key: string): Promise<string | undefined> =>
	(await config.CONTENT.get(await kvKey(key))) ?? undefined;

/** undefined: a miss, or KV fails. */
export const textInKv = (key: string): Promise<string | undefined> => orNothing("kv", textAt(key));

/** Keys whose value KV may still have, because a deletion failed or is under way. */
const undeleted = new Set<string>();

export const kv = {
	get: async (key: string): Promise<Entry | undefined> => {
		const text = await textInKv(key);
		return text === undefined ? undefined : readEntry(text);
	},
	put: (key: string, entry: Entry, text: string, lifetime: number): void =>
		writeBehind(
			"kv",
			kvKey(key).then((name) => config.CONTENT.put(name, text, { expirationTtl: secondsLeft(entry, lifetime) })),
		),
	delete: (key: string): void => {
		undeleted.add(key);
		writeBehind(
			"kv",
			kvKey(key)
				.then((name) => config.CONTENT.delete(name))
				.then(() => undeleted.delete(key)),
		);
	},
	isUndeleted: (key: string): boolean => undeleted.has(key),
};

export function putEntry(key: string, entry: Entry, { inKv, ends }: { inKv: boolean; ends: number }): void {
	const text = writeEntry(entry);
	memory.set(key, entry, text);
	cacheApi.put(key, entry, text, ends);
	if (inKv) kv.put(key, entry, text, ends);
}
