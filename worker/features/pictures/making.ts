import { cooldowns } from "../../cache/cooldowns.ts";
import { flights } from "../../cache/flights.ts";
import { UNRESIZED_MS } from "../../cache/policies.ts";
import { isDead, standingNow, supersede } from "../../cache/purges/isolate-marks.ts";
import { tags } from "../../cache/purges/tags.ts";
import { inspected } from "../../content/pictures/moving.ts";
import { sourceFile, Withdrawn } from "../../content/pictures/source.ts";
import { picked } from "../../runtime/headers.ts";
import { inBackground } from "../../runtime/in-background.ts";
import { log } from "../../runtime/log.ts";
import type { Standing } from "../../runtime/trace.ts";
import { type Copy, copyOf, dropCopy, HANDED_ON, keepCopy, keyOf, tagsOf, type Wanted } from "./copies.ts";
import { ResizingError, resized } from "./resizing.ts";

/** Makes copies of pictures. Concurrent requests for one copy share one call to the content host; bytes are streamed. */

/** The unresized file: the fallback if resizing fails or there is no Images binding. */
export const unresized = ({ picture }: Wanted): Wanted => ({
	picture: { ...picture, path: picture.instead ?? picture.path, instead: null, resizedTo: null },
	format: "as-is",
});

const makings = flights<void, Standing>();

const cooldown = cooldowns(UNRESIZED_MS);

const isCoolingDown = (wanted: Wanted): boolean => cooldown.has(keyOf(wanted));

/** @throws ResizingError if resizing fails, or failed recently; errors of `sourceFile` and of the Cache API */
export async function made(wanted: Wanted): Promise<void> {
	if (isCoolingDown(wanted)) throw new ResizingError("Failed a moment ago");
	const pending = makings.get(keyOf(wanted));
	// A copy that began before a purge may hold purged bytes, so a new one starts.
	return pending && !isDead(pending.stamp) ? pending.join() : start(wanted, null);
}

export function renew(wanted: Wanted, copy: Copy): void {
	if (makings.get(keyOf(wanted)) || isCoolingDown(wanted)) return;
	inBackground("refresh", () => start(wanted, copy.stamp.source), { kind: "picture" });
}

/** `etag`: the source's at the last copy, for a conditional request. */
function start(wanted: Wanted, etag: string | null): Promise<void> {
	const standing = standingNow(tagsOf(wanted.picture));
	return makings.start(keyOf(wanted), standing, () => make(wanted, standing, etag));
}

async function make(wanted: Wanted, standing: Standing, etag: string | null): Promise<void> {
	const key = keyOf(wanted);
	try {
		const source = await sourceFile(wanted.picture.path, etag);
		if (source === null) return await stampAnew(key, standing);
		const stamp = { ...standing, source: source.headers.get("etag") };
		const { body, headers } = await converted(wanted, source);
		await keepCopy(key, stamp, body, headers);
	} catch (error) {
		if (error instanceof ResizingError) {
			cooldown.begin(key);
			log("resizing-failed", { reason: error.message });
		}
		if (error instanceof Withdrawn) {
			// Invalidates all sizes and formats of the picture in this isolate. Other isolates notice when they revalidate.
			supersede(tags.picture(wanted.picture.path), standing.since, true);
			await dropCopy(key);
		}
		throw error;
	}
}

async function stampAnew(key: string, standing: Standing): Promise<void> {
	const copy = await copyOf(key);
	if (copy === undefined || copy === "unknown" || !copy.response.body) return;
	await keepCopy(key, { ...standing, source: copy.stamp.source }, copy.response.body, copy.response.headers);
}

/** Resizes and converts the source. Animated and vector pictures stay unchanged. */
async function converted({ picture, format }: Wanted, source: Response) {
	const headers = picked(source.headers, HANDED_ON);
	const body = source.body ?? new Blob().stream();
	if (format === "as-is" || picture.resizedTo === null) return { body, headers };
	const { isUnchangeable, whole } = await inspected(body);
	if (isUnchangeable) return { body: whole, headers };
	const response = await resized(whole, headers.get("content-type") ?? "", picture.resizedTo, format);
	headers.set("content-type", response.headers.get("content-type") ?? "");
	// The bytes differ per width and format, so the ETag must differ too.
	const etag = headers.get("etag")?.replace(/^(?:W\/)?"|"$/g, "");
	if (etag !== undefined) headers.set("etag", `"${etag}-${picture.resizedTo}-${format}"`);
	return { body: response.body ?? new Blob().stream(), headers };
}
