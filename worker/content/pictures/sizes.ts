import { waitUntil } from "cloudflare:workers";
import * as z from "zod/mini";
import type { ContentPath } from "../../backend/content-host.ts";
import { deadlineOf } from "../../backend/deadlines.ts";
import { ageOf, type Entry, writeEntry } from "../../cache/entry.ts";
import { flights } from "../../cache/flights.ts";
import { cacheApi, memory, putEntry } from "../../cache/layers.ts";
import { PICTURE_SIZE_MS, UNMEASURED_MS } from "../../cache/policies.ts";
import { isDead, marksLoaded, newestMark } from "../../cache/purges/isolate-marks.ts";
import { EVERYTHING } from "../../cache/purges/tags.ts";
import { uploadTags } from "../../cache/uploads.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { behindAnswer } from "../../runtime/trace.ts";
import { type Dimensions, dimensions, dimensionsOf } from "./dimensions.ts";
import { HEAD_BYTES, joined } from "./moving.ts";
import { sourceFile } from "./source.ts";

/**
 * The sizes of pictures whose texts do not say them: asked of the file behind the answer, for the next time that the text is
 * cut. Of a gated picture nothing else becomes known: two numbers, under a name that only the Worker can make.
 */

/** Pictures of one text that are measured. */
const MOST = 12;

const remembered = z.nullable(dimensions);
const names = keyedHash("picture-sizes");
const keyOf = async (path: ContentPath): Promise<string> => `picture-size/${await names.of(path)}`;

const lifeOf = (value: unknown): number => (value === null ? UNMEASURED_MS : PICTURE_SIZE_MS);
const isAlive = (entry: Entry): boolean => !isDead(entry) && ageOf(entry) <= lifeOf(entry.value);

/** What is remembered of a picture; null: its file has told no size; undefined: it has not been asked. */
async function rememberedSize(key: string): Promise<Dimensions | null | undefined> {
	const near = memory.get(key);
	if (near && isAlive(near)) return remembered.safeParse(near.value).data;
	const [judged, far] = await Promise.all([marksLoaded(), cacheApi.get(key)]);
	if (!judged || !far || !isAlive(far)) return undefined;
	memory.set(key, far, writeEntry(far));
	return remembered.safeParse(far.value).data;
}

/** The sizes that are known by now; the others are found out behind the answer. */
export async function knownSizes(paths: readonly ContentPath[]): Promise<ReadonlyMap<ContentPath, Dimensions>> {
	const distinct = [...new Set(paths)].slice(0, MOST);
	const known = await Promise.all(
		distinct.map(async (path) => {
			const key = await keyOf(path);
			return { path, key, size: await rememberedSize(key) };
		}),
	);
	const unknown = known.filter(({ size }) => size === undefined);
	if (unknown.length > 0) waitUntil(behindAnswer(() => measureAll(unknown)));
	return new Map(known.flatMap(({ path, size }) => (size ? [[path, size] as const] : [])));
}

const measurings = flights<void, undefined>();

/** One after the other: a request may have six connections at once, and the page may need them. */
async function measureAll(pictures: readonly { path: ContentPath; key: string }[]): Promise<void> {
	for (const { path, key } of pictures) {
		await (measurings.get(key)?.landed ?? measurings.start(key, undefined, () => measure(path, key)));
	}
}

/** Never fails: a picture without size is one that its file has not told. */
async function measure(path: ContentPath, key: string): Promise<void> {
	const standing = { tags: [EVERYTHING, ...uploadTags(path)], since: Date.now(), knew: newestMark() };
	const value = await sizeInFile(path).catch((error: unknown) => {
		log("picture-size", { reason: reasonOf(error) });
		return null;
	});
	putEntry(key, { ...standing, value, absent: null }, { inKv: false, ends: lifeOf(value) });
}

/** @throws what `sourceFile` throws; LateError; Error for a file that tells none */
async function sizeInFile(path: ContentPath): Promise<Dimensions> {
	const source = await sourceFile(path, null);
	const reader = (source?.body ?? new Blob().stream()).getReader();
	try {
		const size = dimensionsOf(await inTime(headOf(reader), deadlineOf("media")));
		if (!size) throw new Error("No size in the file");
		return size;
	} finally {
		// The rest is not needed.
		reader.cancel().catch(() => undefined);
	}
}

async function headOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
	let head = new Uint8Array();
	while (head.length < HEAD_BYTES) {
		const { value } = await reader.read();
		if (!value) break;
		head = joined(head, value);
	}
	return head.slice(0, HEAD_BYTES);
}
