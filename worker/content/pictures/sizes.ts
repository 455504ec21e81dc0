import { waitUntil } from "cloudflare:workers";
import * as z from "zod/mini";
import type { ContentPath } from "../../backend/content-host.ts";
import { deadlineOf } from "../../backend/deadlines.ts";
import { ageOf, type Entry, writeEntry } from "../../cache/entry.ts";
import { flights } from "../../cache/flights.ts";
import { cacheApi, memory, putEntry } from "../../cache/layers.ts";
import { PICTURE_SIZE_MS, UNMEASURED_MS } from "../../cache/policies.ts";
import { isDead, marksLoaded, standingNow } from "../../cache/purges/isolate-marks.ts";
import { tagsOfFile } from "../../cache/uploads.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { afterResponse } from "../../runtime/trace.ts";
import { dimensions, dimensionsOf } from "./dimensions.ts";
import { HEAD_BYTES, readHead } from "./moving.ts";
import { versionFrom } from "./pictures.ts";
import { sourceFile } from "./source.ts";

/** Size and version of a text's pictures, read from their files in the background: the text itself names no version. */

const MOST = 12;

const fileFacts = z.extend(dimensions, {
	/** Changes with each upload; null: the content host sends no validator. */
	version: z.nullable(z.string()),
});
export type FileFacts = z.output<typeof fileFacts>;

const storedFacts = z.nullable(fileFacts);
const names = keyedHash("picture-sizes");
const keyOf = async (path: ContentPath): Promise<string> => `picture-size/${await names.of(path)}`;

const lifeOf = (value: unknown): number => (value === null ? UNMEASURED_MS : PICTURE_SIZE_MS);
const isAlive = (entry: Entry): boolean => !isDead(entry) && ageOf(entry) <= lifeOf(entry.value);

/** null: the file has no readable size; undefined: not read yet. */
async function cachedFacts(key: string): Promise<FileFacts | null | undefined> {
	const inMemory = memory.get(key);
	if (inMemory && isAlive(inMemory)) return storedFacts.safeParse(inMemory.value).data;
	const [hasMarks, entry] = await Promise.all([marksLoaded(), cacheApi.get(key)]);
	if (!hasMarks || !entry || !isAlive(entry)) return undefined;
	memory.set(key, entry, writeEntry(entry));
	return storedFacts.safeParse(entry.value).data;
}

export async function cachedFiles(paths: readonly ContentPath[]): Promise<ReadonlyMap<ContentPath, FileFacts>> {
	const distinct = [...new Set(paths)].slice(0, MOST);
	const pictures = await Promise.all(
		distinct.map(async (path) => {
			const key = await keyOf(path);
			return { path, key, facts: await cachedFacts(key) };
		}),
	);
	const unread = pictures.filter(({ facts }) => facts === undefined);
	if (unread.length > 0) waitUntil(afterResponse(() => measureAll(unread)));
	return new Map(pictures.flatMap(({ path, facts }) => (facts ? [[path, facts] as const] : [])));
}

const measurings = flights<void, undefined>();

/** Sequential: a request may have six open connections, and the page may need them. */
async function measureAll(pictures: readonly { path: ContentPath; key: string }[]): Promise<void> {
	for (const { path, key } of pictures) {
		await (measurings.get(key)?.join() ?? measurings.start(key, undefined, () => measure(path, key)));
	}
}

async function measure(path: ContentPath, key: string): Promise<void> {
	const standing = standingNow(tagsOfFile(path));
	const value = await factsInFile(path).catch((error: unknown) => {
		logFailure("picture-size", error);
		return null;
	});
	putEntry(key, { ...standing, value, absent: null }, { inKv: false, ends: lifeOf(value) });
}

async function factsInFile(path: ContentPath): Promise<FileFacts> {
	const source = await sourceFile(path, null);
	const reader = (source?.body ?? new Blob().stream()).getReader();
	try {
		const { head } = await inTime(readHead(reader), deadlineOf("media"));
		const size = dimensionsOf(head.slice(0, HEAD_BYTES));
		if (!size) throw new Error("No size in the file");
		return { ...size, version: await versionIn(source?.headers) };
	} finally {
		reader.cancel().catch(() => undefined);
	}
}

async function versionIn(headers: Headers | undefined): Promise<string | null> {
	const validator = headers?.get("etag") ?? headers?.get("last-modified");
	return validator ? versionFrom(validator) : null;
}
