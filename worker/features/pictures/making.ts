import { flights } from "../../cache/flights.ts";
import { UNRESIZED_MS } from "../../cache/policies.ts";
import { isDead, newestMark, supersede } from "../../cache/purges/isolate-marks.ts";
import { tags } from "../../cache/purges/tags.ts";
import { rests } from "../../cache/rests.ts";
import { looked } from "../../content/pictures/moving.ts";
import type { NamedPicture } from "../../content/pictures/pictures.ts";
import type { PictureFormat } from "../../content/pictures/renditions.ts";
import { sourceFile, Withdrawn } from "../../content/pictures/source.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { behindAnswer, type Standing } from "../../runtime/trace.ts";
import { type Copy, copyKey, copyOf, dropCopy, HANDED_ON, keepCopy, tagsOf } from "./copies.ts";
import { ResizingError, resized } from "./resizing.ts";

/** Makes the edge's copies: concurrent requests for one make one call to the content host, whose bytes pass as a stream. */

/** A size of a picture, in one type. */
export interface Wanted {
	picture: NamedPicture;
	format: PictureFormat;
}

/** The file as the content host has it: what is served where resizing fails, or nothing resizes. */
export const unresized = ({ picture }: Wanted): Wanted => ({
	picture: { ...picture, path: picture.instead ?? picture.path, instead: null, resizedTo: null },
	format: "as-is",
});

export const keyOf = ({ picture, format }: Wanted): string => copyKey(picture, format);

const makings = flights<void, Standing>();

/** Pictures that could not be resized a moment ago, and are not tried again yet. */
const resting = rests(UNRESIZED_MS);

const isResting = (wanted: Wanted): boolean => resting.has(keyOf(wanted));

/**
 * Has a copy made, or waits for the one who makes it.
 * @throws ResizingError, after which this picture rests, and while it does; what `sourceFile` throws; what the Cache API throws
 */
export async function made(wanted: Wanted): Promise<void> {
	if (isResting(wanted)) throw new ResizingError("Failed a moment ago");
	const underWay = makings.get(keyOf(wanted));
	// One that began before a purge may bring purged bytes: whoever comes after the purge starts another.
	return underWay && !isDead(underWay.stamp) ? underWay.landed : start(wanted, null);
}

/** Asks behind the answer whether the content host still has the file of which the copy was made. */
export function renew(wanted: Wanted, copy: Copy): void {
	if (makings.get(keyOf(wanted)) || isResting(wanted)) return;
	behindAnswer(() => start(wanted, copy.stamp.source)).catch((error: unknown) =>
		log("refresh", { kind: "picture", reason: reasonOf(error) }),
	);
}

function start(wanted: Wanted, known: string | null): Promise<void> {
	// Taken before the content host is asked: a purge from now on makes this copy old (worker/cache/purges/marks.ts).
	const standing = { tags: tagsOf(wanted.picture), since: Date.now(), knew: newestMark() };
	return makings.start(keyOf(wanted), standing, () => make(wanted, standing, known));
}

async function make(wanted: Wanted, standing: Standing, known: string | null): Promise<void> {
	const key = keyOf(wanted);
	try {
		const source = await sourceFile(wanted.picture.path, known);
		if (source === null) return await stampAnew(key, standing);
		const stamp = { ...standing, source: source.headers.get("etag") };
		const { body, headers } = await converted(wanted, source);
		await keepCopy(key, stamp, body, headers);
	} catch (error) {
		if (error instanceof ResizingError) {
			resting.begin(key);
			log("resizing-failed", { reason: error.message });
		}
		if (error instanceof Withdrawn) {
			// Other sizes and types of the picture in this isolate; in others their own renewal finds it out.
			supersede(tags.picture(wanted.picture.path), standing.since, true);
			await dropCopy(key);
		}
		throw error;
	}
}

/** The same bytes count from now on. */
async function stampAnew(key: string, standing: Standing): Promise<void> {
	const copy = await copyOf(key);
	if (copy === undefined || copy === "unknown" || !copy.response.body) return;
	await keepCopy(key, { ...standing, source: copy.stamp.source }, copy.response.body, copy.response.headers);
}

/** The file's bytes as they are wanted. A picture that moves or is drawn by lines stays as it is. */
async function converted({ picture, format }: Wanted, source: Response) {
	const headers = new Headers();
	for (const name of HANDED_ON) {
		const value = source.headers.get(name);
		if (value) headers.set(name, value);
	}
	const body = source.body ?? new Blob().stream();
	if (format === "as-is" || picture.resizedTo === null) return { body, headers };
	const { isUnchangeable, whole } = await looked(body);
	if (isUnchangeable) return { body: whole, headers };
	const response = await resized(whole, headers.get("content-type") ?? "", picture.resizedTo, format);
	headers.set("content-type", response.headers.get("content-type") ?? "");
	// Other bytes than the file's, in each width and type.
	const etag = headers.get("etag")?.replace(/^(?:W\/)?"|"$/g, "");
	if (etag !== undefined) headers.set("etag", `"${etag}-${picture.resizedTo}-${format}"`);
	return { body: response.body ?? new Blob().stream(), headers };
}
