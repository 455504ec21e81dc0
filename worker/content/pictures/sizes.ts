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

/** Sizes of pictures whose texts lack them, read from the files in the background and stored under a keyed hash. */

const MOST = 12;

const storedSize = z.nullable(dimensions);
const names = keyedHash("picture-sizes");
const keyOf = async (path: ContentPath): Promise<string> => `picture-size/${await names.of(path)}`;

const lifeOf = (value: unknown): number => (value === null ? UNMEASURED_MS : PICTURE_SIZE_MS);
const isAlive = (entry: Entry): boolean => !isDead(entry) && ageOf(entry) <= lifeOf(entry.value);

/** The cached size; null: the file has no readable size; undefined: not measured yet. */
async function cachedSize(key: string): Promise<Dimensions | null | undefined> {
	const inMemory = memory.get(key);
	if (inMemory && isAlive(inMemory)) return storedSize.safeParse(inMemory.value).data;
	const [hasMarks, entry] = await Promise.all([marksLoaded(), cacheApi.get(key)]);
	if (!hasMarks || !entry || !isAlive(entry)) return undefined;
	memory.set(key, entry, writeEntry(entry));
	return storedSize.safeParse(entry.value).data;
}

export async function knownSizes(paths: readonly ContentPath[]): Promise<ReadonlyMap<ContentPath, Dimensions>> {
	const distinct = [...new Set(paths)].slice(0, MOST);
	const pictures = await Promise.all(
		distinct.map(async (path) => {
			const key = await keyOf(path);
			return { path, key, size: await cachedSize(key) };
		}),
	);
	const unmeasured = pictures.filter(({ size }) => size === undefined);
	if (unmeasured.length > 0) waitUntil(behindAnswer(() => measureAll(unmeasured)));
	return new Map(pictures.flatMap(({ path, size }) => (size ? [[path, size] as const] : [])));
}

const measurings = flights<void, undefined>();

/** Sequential: a request may have six open connections, and the page may need them. */
async function measureAll(pictures: readonly { path: ContentPath; key: string }[]): Promise<void> {
	for (const { path, key } of pictures) {
		await (measurings.get(key)?.landed ?? measurings.start(key, undefined, () => measure(path, key)));
	}
}

async function measure(path: ContentPath, key: string): Promise<void> {
	const standing = { tags: [EVERYTHING, ...uploadTags(path)], since: Date.now(), knew: newestMark() };
	const value = await sizeInFile(path).catch((error: unknown) => {
		log("picture-size", { reason: reasonOf(error) });
		return null;
	});
	putEntry(key, { ...standing, value, absent: null }, { inKv: false, ends: lifeOf(value) });
}

async function sizeInFile(path: ContentPath): Promise<Dimensions> {
	const source = await sourceFile(path, null);
	const reader = (source?.body ?? new Blob().stream()).getReader();
	try {
		const size = dimensionsOf(await inTime(headOf(reader), deadlineOf("media")));
		if (!size) throw new Error("No size in the file");
		return size;
	} finally {
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
