import * as z from "zod/mini";
import { decoded } from "../../shared/text.ts";
import { parseJson } from "../runtime/json.ts";
import { lru } from "../runtime/lru.ts";
import type { Standing } from "../runtime/trace.ts";
import { standing } from "./entry.ts";
import { orNothing, responses } from "./layers.ts";
import { PAGES_BYTES } from "./policies.ts";
import { isDead, marksAreOld, marksLoaded } from "./purges/isolate-marks.ts";
import { typedMemory } from "./typed.ts";

/** A rendered page in memory and the Cache API. In KV pages would cost a write each minute. */
export interface KeptPage {
	/** The entries it was rendered from. When one is dead, so is the page. */
	entries: Standing[];
	freshUntil: number;
	staleUntil: number;
	etag: string;
	headers: Headers;
	/** A Blob, because its `stream()` frees the bytes once sent; other bodies wait for garbage collection. */
	body: Blob;
}

/** Size in bytes, with 8 KB for headers and entries. */
const held = lru<KeptPage>(PAGES_BYTES, ({ body }) => body.size + 8192);
const typed = typedMemory<KeptPage>();

export interface Place {
	key: string;
	/** The page contains a visitor's words: it is in memory only, and never stale. */
	isTyped: boolean;
}

const isAlive = ({ entries, staleUntil }: KeptPage): boolean => Date.now() < staleUntil && !entries.some(isDead);

function aliveInMemory({ key, isTyped }: Place): KeptPage | undefined {
	const page = (isTyped ? typed : held).get(key);
	return page && isAlive(page) ? page : undefined;
}

/** undefined also while the purge marks are old. */
export const pageInMemory = (place: Place): KeptPage | undefined => (marksAreOld() ? undefined : aliveInMemory(place));

const META = "X-Kept";
const meta = z.object({
	entries: z.array(standing),
	freshUntil: z.number(),
	staleUntil: z.number(),
	etag: z.string(),
	headers: z.array(z.tuple([z.string(), z.string()])),
});

/** A page from memory or another isolate. Needs the purge marks, which may invalidate it. */
export async function storedPage(place: Place): Promise<KeptPage | undefined> {
	const { key, isTyped } = place;
	const reading = isTyped ? undefined : orNothing("cache-api", fromCacheApi(key));
	const hasMarks = await marksLoaded();
	const inMemory = aliveInMemory(place);
	if (inMemory) return inMemory;
	const page = await reading;
	if (!hasMarks || !page || !isAlive(page)) return undefined;
	held.set(key, page);
	return page;
}

async function fromCacheApi(key: string): Promise<KeptPage | undefined> {
	const response = await responses.match(key);
	if (!response) return undefined;
	const body = await response.blob();
	const { data } = meta.safeParse(parseJson(decoded(response.headers.get(META) ?? "")));
	return data && { ...data, headers: new Headers(data.headers), body };
}

export async function keepPage({ key, isTyped }: Place, page: KeptPage): Promise<void> {
	if (isTyped) return typed.set(key, page);
	held.set(key, page);
	const { body, headers, ...rest } = page;
	const stored = JSON.stringify({ ...rest, headers: [...headers] });
	const seconds = Math.ceil((page.staleUntil - Date.now()) / 1000);
	const response = new Response(body, {
		headers: { "Cache-Control": `max-age=${seconds}`, [META]: encodeURIComponent(stored) },
	});
	await orNothing("cache-api", responses.put(key, response));
}
