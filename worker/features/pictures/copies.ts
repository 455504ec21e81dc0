import * as z from "zod/mini";
import { deadlineOf } from "../../backend/deadlines.ts";
import { standing } from "../../cache/entry.ts";
import { orNothing, responses } from "../../cache/layers.ts";
import { policies } from "../../cache/policies.ts";
import { isDead, marksLoaded } from "../../cache/purges/isolate-marks.ts";
import { tags } from "../../cache/purges/tags.ts";
import { tagsOfFile } from "../../cache/uploads.ts";
import type { NamedPicture } from "../../content/pictures/pictures.ts";
import type { PictureFormat } from "../../content/pictures/renditions.ts";
import { inTime } from "../../runtime/in-time.ts";
import { parseJson } from "../../runtime/json.ts";
import { logAs } from "../../runtime/log-failure.ts";
import type { Standing } from "../../runtime/trace.ts";

/** Copies of public pictures are only in the Cache API: memory is for what every page needs. */

/** Shows whether a purge came after the copy. */
export interface Stamp extends Standing {
	/** The `ETag` of the source file, to revalidate it at the content host. */
	source: string | null;
}

export interface Copy {
	stamp: Stamp;
	response: Response;
}

export const HANDED_ON = ["content-type", "etag", "last-modified"];

const STAMP = "X-Kept";
const stampSchema = z.extend(standing, { source: z.nullable(z.string()) });

export interface Wanted {
	picture: NamedPicture;
	format: PictureFormat;
}

/** The key holds everything that the bytes depend on. */
export const keyOf = ({ picture: { version, path, resizedTo, instead }, format }: Wanted): string =>
	`picture/${format}/${resizedTo ?? "-"}/${version ?? "-"}${path}${instead ?? ""}`;

/** The CMS's webhook purges by upload. The picture's own tag is for files that the content host no longer has. */
export const tagsOf = ({ path }: NamedPicture): string[] => [...tagsOfFile(path), tags.picture(path)];

/** undefined: there is no valid copy. "unknown": the cache or the purge marks cannot be read. */
export async function copyOf(key: string): Promise<Copy | undefined | "unknown"> {
	const [hasMarks, response] = await Promise.all([marksLoaded(), orNothing("cache-api", matched(key))]);
	if (!hasMarks || response === undefined) return "unknown";
	const stamp = response && stampSchema.safeParse(parseJson(response.headers.get(STAMP) ?? "")).data;
	if (response && stamp && isServed(stamp)) return { stamp, response };
	await response?.body?.cancel();
	return undefined;
}

const isServed = (stamp: Stamp): boolean => Date.now() <= stamp.since + policies.picture.ends && !isDead(stamp);

const matched = async (key: string): Promise<Response | null> => (await responses.match(key)) ?? null;

/** Resolves when the copy is complete. An interrupted body is not stored. @throws the error of the body */
export async function keepCopy(key: string, stamp: Stamp, body: ReadableStream, headers: Headers): Promise<void> {
	const kept = new Headers(headers);
	kept.set(STAMP, JSON.stringify(stamp));
	kept.set(
		"Cache-Control",
		`max-age=${Math.max(1, Math.ceil((stamp.since + policies.picture.ends - Date.now()) / 1000))}`,
	);
	await inTime(responses.put(key, new Response(body, { headers: kept })), deadlineOf("media"));
}

export async function dropCopy(key: string): Promise<void> {
	await responses.delete(key).catch(logAs("cache-layer", { layer: "cache-api" }));
}
