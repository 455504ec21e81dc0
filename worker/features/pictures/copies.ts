import * as z from "zod/mini";
import { deadlineOf } from "../../backend/deadlines.ts";
import { cacheUrl, openCache, orNothing } from "../../cache/layers.ts";
import { policies } from "../../cache/policies.ts";
import { isDead, marksLoaded } from "../../cache/purges/isolate-marks.ts";
import { EVERYTHING, tags } from "../../cache/purges/tags.ts";
import { uploadTags } from "../../cache/uploads.ts";
import type { NamedPicture } from "../../content/pictures/pictures.ts";
import type { PictureFormat } from "../../content/pictures/renditions.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { parseJson } from "../../runtime/json.ts";
import { log } from "../../runtime/log.ts";
import type { Standing } from "../../runtime/trace.ts";

/**
 * The copies of public pictures in a data centre's Cache API, each with a stamp by which a purge is known to be later. Not in
 * memory, which is for what is asked for by every page, and not in KV, whose values are read whole.
 */

/** Stands beside a copy. */
export interface Stamp extends Standing {
	/** The `ETag` of the file that it was made of, by which the content host is asked whether it still is. */
	source: string | null;
}

export interface Copy {
	stamp: Stamp;
	response: Response;
}

/** What a copy keeps of the headers of its file, and hands on to browsers. */
export const HANDED_ON = ["content-type", "etag", "last-modified"];

const STAMP = "X-Kept";
const stampSchema = z.object({
	tags: z.array(z.string()),
	since: z.number(),
	knew: z.number(),
	source: z.nullable(z.string()),
});

/** All that the bytes depend on. */
export const copyKey = ({ version, path, resizedTo, instead }: NamedPicture, format: PictureFormat): string =>
	`picture/${format}/${resizedTo ?? "-"}/${version ?? "-"}${path}${instead ?? ""}`;

/** A change in the CMS's library names the upload; the path is for what the content host itself has withdrawn. */
export const tagsOf = ({ path }: NamedPicture): string[] => [EVERYTHING, tags.picture(path), ...uploadTags(path)];

/** undefined: there is none; "unknown": that cannot be told now, because the cache or the purge marks cannot be read. */
export async function copyOf(key: string): Promise<Copy | undefined | "unknown"> {
	const [judged, found] = await Promise.all([marksLoaded(), orNothing("cache-api", matched(key))]);
	if (!judged || found === undefined) return "unknown";
	const stamp = found && stampSchema.safeParse(parseJson(found.headers.get(STAMP) ?? "")).data;
	if (found && stamp && isServed(stamp)) return { stamp, response: found };
	await found?.body?.cancel();
	return undefined;
}

const isServed = (stamp: Stamp): boolean => Date.now() <= stamp.since + policies.picture.ends && !isDead(stamp);

/** null: nothing is kept there. */
const matched = async (key: string, headers: HeadersInit = {}): Promise<Response | null> =>
	(await (await openCache()).match(new Request(cacheUrl(key), { headers }))) ?? null;

/** A part of a copy, which the platform cuts out; undefined: it does not. */
export async function partOf(key: string, range: string): Promise<Response | undefined> {
	const part = await orNothing("cache-api", matched(key, { Range: range }));
	if (part && [206, 416].includes(part.status)) return part;
	await part?.body?.cancel();
	return undefined;
}

/**
 * Keeps a copy; settles when it is whole. What breaks off is not kept.
 * @throws what the body throws
 */
export async function keepCopy(key: string, stamp: Stamp, body: ReadableStream, headers: Headers): Promise<void> {
	const kept = new Headers(headers);
	kept.set(STAMP, JSON.stringify(stamp));
	kept.set(
		"Cache-Control",
		`max-age=${Math.max(1, Math.ceil((stamp.since + policies.picture.ends - Date.now()) / 1000))}`,
	);
	const cache = await openCache();
	await inTime(cache.put(cacheUrl(key), new Response(body, { headers: kept })), deadlineOf("media"));
}

export async function dropCopy(key: string): Promise<void> {
	await openCache()
		.then((cache) => cache.delete(cacheUrl(key)))
		.catch((error: unknown) => log("cache-layer", { layer: "cache-api", reason: reasonOf(error) }));
}
