import * as z from "zod/mini";
import { lru } from "../runtime/lru.ts";
import type { Standing } from "../runtime/trace.ts";
import { cacheUrl, openCache, orNothing } from "./layers.ts";
import { PAGES_BYTES } from "./policies.ts";
import { isDead, marksKnown } from "./purges/known.ts";

/**
 * A whole page as it is answered, and where it is kept: in memory and the Cache API. Not in KV: a page is cheap to make
 * from the entries that KV holds, and KV would have to be written once a minute for every page.
 */
export interface KeptPage {
	/** The entries that it was made from: once one of them is dead, so is the page. */
	entries: Standing[];
	/** Milliseconds since 1970. */
	freshUntil: number;
	staleUntil: number;
	etag: string;
	/** The answer's headers without those that differ from request to request. */
	headers: Headers;
	/**
	 * Answered by `stream()`, whose copy of the bytes is freed once they are sent; that of any other body only at the next
	 * garbage collection.
	 */
	body: Blob;
}

/** 8 KB for headers, entries and tags. */
const held = lru<KeptPage>(PAGES_BYTES, ({ body }) => body.size + 8192);

/** Neither too old nor made from anything that was purged. */
const isAlive = ({ entries, staleUntil }: KeptPage): boolean => Date.now() < staleUntil && !entries.some(isDead);

export function pageInMemory(key: string): KeptPage | undefined {
	const page = held.get(key);
	return page && isAlive(page) ? page : undefined;
}

/** All but the body is stored in this header of the cached answer, percent-encoded so that a header can hold it. */
const META = "X-Kept";
const meta = z.object({
	entries: z.array(z.object({ tags: z.array(z.string()), since: z.number(), knew: z.number() })),
	freshUntil: z.number(),
	staleUntil: z.number(),
	etag: z.string(),
	headers: z.array(z.tuple([z.string(), z.string()])),
});

/** A page of another isolate; served only when the purge marks are known, by which its entries are judged. */
export async function pageInCacheApi(key: string): Promise<KeptPage | undefined> {
	const [judged, page] = await Promise.all([marksKnown(), orNothing("cache-api", fromCacheApi(key))]);
	if (!judged || !page || !isAlive(page)) return undefined;
	held.set(key, page);
	return page;
}

async function fromCacheApi(key: string): Promise<KeptPage | undefined> {
	const found = await (await openCache()).match(cacheUrl(key));
	if (!found) return undefined;
	const body = await found.blob();
	try {
		const { data } = meta.safeParse(JSON.parse(decodeURIComponent(found.headers.get(META) ?? "")));
		return data && { ...data, headers: new Headers(data.headers), body };
	} catch {
		return undefined;
	}
}

/** Keeps a page; the promise settles when the Cache API has it. */
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
