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
import { digestOf, VERSION_BYTES } from "./digest.ts";
import { dimensions, dimensionsOf } from "./dimensions.ts";
import { HEAD_BYTES, joined } from "./moving.ts";
import { sourceFile } from "./source.ts";

/**
 * What the files of a text's pictures tell: the size, which the text may not say, and the version, which it never says (the
 * CMS keeps a picture in a text as it was when it was inserted). Files are read behind the response, for the next time that
 * the text is cut. Of a gated picture nothing else becomes known, and its key is one that only the Worker can make.
 */

/** Pictures of one text that are measured. */
const MOST = 12;

const fileFacts = z.extend(dimensions, {
	/** Another one for each upload; null: the content host tells none. */
	version: z.nullable(z.string()),
});
export type FileFacts = z.output<typeof fileFacts>;

const remembered = z.nullable(fileFacts);
const names = keyedHash("picture-sizes");
const keyOf = async (path: ContentPath): Promise<string> => `picture-size/${await names.of(path)}`;

const lifeOf = (value: unknown): number => (value === null ? UNMEASURED_MS : PICTURE_SIZE_MS);
const isAlive = (entry: Entry): boolean => !isDead(entry) && ageOf(entry) <= lifeOf(entry.value);

/** Null if the file tells no size; undefined if it has not been read. */
async function rememberedFacts(key: string): Promise<FileFacts | null | undefined> {
	const near = memory.get(key);
	if (near && isAlive(near)) return remembered.safeParse(near.value).data;
	const [judged, far] = await Promise.all([marksLoaded(), cacheApi.get(key)]);
	if (!judged || !far || !isAlive(far)) return undefined;
	memory.set(key, far, writeEntry(far));
	return remembered.safeParse(far.value).data;
}

/** The facts that are known by now. The other files are read behind the response. */
export async function knownFiles(paths: readonly ContentPath[]): Promise<ReadonlyMap<ContentPath, FileFacts>> {
	const distinct = [...new Set(paths)].slice(0, MOST);
	const known = await Promise.all(
		distinct.map(async (path) => {
			const key = await keyOf(path);
			return { path, key, facts: await rememberedFacts(key) };
		}),
	);
	const unknown = known.filter(({ facts }) => facts === undefined);
	if (unknown.length > 0) waitUntil(behindAnswer(() => measureAll(unknown)));
	return new Map(known.flatMap(({ path, facts }) => (facts ? [[path, facts] as const] : [])));
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
	const value = await factsInFile(path).catch((error: unknown) => {
		log("picture-size", { reason: reasonOf(error) });
		return null;
	});
	putEntry(key, { ...standing, value, absent: null }, { inKv: false, ends: lifeOf(value) });
}

/** @throws what `sourceFile` throws; LateError; Error for a file that tells none */
async function factsInFile(path: ContentPath): Promise<FileFacts> {
	const source = await sourceFile(path, null);
	const reader = (source?.body ?? new Blob().stream()).getReader();
	try {
		const size = dimensionsOf(await inTime(headOf(reader), deadlineOf("media")));
		if (!size) throw new Error("No size in the file");
		return { ...size, version: await versionIn(source?.headers) };
	} finally {
		// The rest is not needed.
		reader.cancel().catch(() => undefined);
	}
}

async function versionIn(headers: Headers | undefined): Promise<string | null> {
	const validator = headers?.get("etag") ?? headers?.get("last-modified");
	return validator ? digestOf(validator, VERSION_BYTES) : null;
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
