import { waitUntil } from "cloudflare:workers";
import { LRUCache } from "lru-cache";
import { config } from "../config.ts";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { type Entry, readEntry, writeEntry } from "./entry.ts";
import { LAYER_DEADLINE_MS, MEMORY_BYTES, RESCUE_MS } from "./policies.ts";

/** Where entries are kept, from near to far: the isolate's memory, the data centre's Cache API, KV for the world. */

interface Held {
	entry: Entry;
	bytes: number;
}

const held = new LRUCache<string, Held>({
	maxSize: MEMORY_BYTES,
	sizeCalculation: ({ bytes }) => bytes,
});

export const memory = {
	get: (key: string): Entry | undefined => held.get(key)?.entry,
	/** `text`: the entry as it is written, for its size. JavaScript keeps strings beyond Latin-1 in two bytes a unit. */
	set: (key: string, entry: Entry, text: string): void => {
		held.set(key, { entry, bytes: 2 * (text.length + key.length) + 64 });
	},
};

/** A layer that fails or dawdles is one that has nothing. */
export async function orNothing<T>(layer: string, read: Promise<T | undefined>): Promise<T | undefined> {
	let timer: number | null = null;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), LAYER_DEADLINE_MS);
	});
	try {
		return await Promise.race([read, late]);
	} catch (error) {
		log("cache-layer", { layer, reason: reasonOf(error) });
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}

/** The visitor does not wait for a write, and one that fails is lost. */
const behind = (layer: string, write: Promise<unknown>): void =>
	waitUntil(write.catch((error: unknown) => log("cache-layer", { layer, reason: reasonOf(error) })));

/** Seconds that an entry has left. */
const secondsLeft = ({ since }: Entry): number => Math.max(60, Math.ceil((since + RESCUE_MS - Date.now()) / 1000));

/** A cache of its own, which no request from outside can name. */
export const openCache = (): Promise<Cache> => caches.open("portal");
export const cacheUrl = (key: string): string => `https://cache.invalid/${encodeURIComponent(key)}`;

export const cacheApi = {
	get: (key: string): Promise<Entry | undefined> =>
		orNothing(
			"cache-api",
			(async () => {
				const found = await (await openCache()).match(cacheUrl(key));
				return found && readEntry(await found.text());
			})(),
		),
	put: (key: string, entry: Entry, text: string): void => {
		const response = new Response(text, { headers: { "Cache-Control": `max-age=${secondsLeft(entry)}` } });
		behind(
			"cache-api",
			openCache().then((cache) => cache.put(cacheUrl(key), response)),
		);
	},
};

export const kv = {
	get: (key: string): Promise<Entry | undefined> =>
		orNothing(
			"kv",
			(async () => {
				const text = await config.CONTENT.get(key);
				return text === null ? undefined : readEntry(text);
			})(),
		),
	put: (key: string, entry: Entry, text: string): void =>
		behind("kv", config.CONTENT.put(key, text, { expirationTtl: secondsLeft(entry) })),
	delete: (key: string): void => behind("kv", config.CONTENT.delete(key)),
};

/** Keeps an entry in every layer that may have it. */
export function keep(key: string, entry: Entry, inKv: boolean): void {
	const text = writeEntry(entry);
	memory.set(key, entry, text);
	cacheApi.put(key, entry, text);
	if (inKv) kv.put(key, entry, text);
}
