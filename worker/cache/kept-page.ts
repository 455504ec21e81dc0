import * as z from "zod/mini";
import { lru } from "../runtime/lru.ts";
import type { Standing } from "../runtime/trace.ts";
import { cacheUrl, openCache, orNothing } from "./layers.ts";
import { PAGES_BYTES } from "./policies.ts";
import { isDead, marksLoaded } from "./purges/isolate-marks.ts";

/**
 * A rendered page, kept in memory and the Cache API. KV does not store pages: they are cheap to render from the entries in
 * KV, and every page would need a write each minute.
 */
export interface KeptPage {
	/** The cache entries that it was rendered from. When one of them is dead, so is the page. */
	entries: Standing[];
	/** Milliseconds since 1970. */
	freshUntil: number;
	staleUntil: number;
	etag: string;
	/** The response's headers without those that differ from request to request. */
	headers: Headers;
	/** A Blob, because `stream()` frees its copy of the bytes once they are sent. Other bodies wait for garbage collection. */
	body: Blob;
}

/** Adds 8 KB for headers, entries and tags. */
const held = lru<KeptPage>(PAGES_BYTES, ({ body }) => body.size + 8192);

const isAlive = ({ entries, staleUntil }: KeptPage): boolean => Date.now() < staleUntil && !entries.some(isDead);

export function pageInMemory(key: string): KeptPage | undefined {
	const page = held.get(key);
	return page && isAlive(page) ? page : undefined;
}

/** This header of the cached response holds everything but the body, percent-encoded. */
const META = "X-Kept";
const meta = z.object({
	entries: z.array(z.object({ tags: z.array(z.string()), since: z.number(), knew: z.number() })),
	freshUntil: z.number(),
	staleUntil: z.number(),
	etag: z.string(),
	headers: z.array(z.tuple([z.string(), z.string()])),
});

/** A page that another isolate has rendered. It is served only once the purge marks are loaded, which decide on its entries. */
export async function pageInCacheApi(key: string): Promise<KeptPage | undefined> {
	const [hasMarks, page] = await Promise.all([marksLoaded(), orNothing("cache-api", fromCacheApi(key))]);
	if (!hasMarks || !page || !isAlive(page)) return undefined;
	held.set(key, page);
	return page;
}

async function fromCacheApi(key: string): Promise<KeptPage | undefined> {
	const response = await (await openCache()).match(cacheUrl(key));
	if (!response) return undefined;
	const body = await response.blob();
	try {
		const { data } = meta.safeParse(JSON.parse(decodeURIComponent(response.headers.get(META) ?? "")));
		return data && { ...data, headers: new Headers(data.headers), body };
	} catch {
		return undefined;
	}
}

/** Keeps a page. The promise settles when the Cache API has stored it. */
export function keepPage(key: string, page: KeptPage): Promise<unknown> {
	held.set(key, page);
	const { body, headers, ...rest } = page;
	const stored = JSON.stringify({ ...rest, headers: [...headers] });
	const seconds = Math.ceil((page.staleUntil - Date.now()) / 1000);
	const response = new Response(body, {
		headers: { "Cache-Control": `max-age=${seconds}`, [META]: encodeURIComponent(stored) },
	});
	return orNothing(
		"cache-api",
		openCache().then((cache) => cache.put(cacheUrl(key), response)),
	);
}
