import type { Context } from "hono";
import { deadlineOf } from "../../backend/deadlines.ts";
import { policies } from "../../cache/policies.ts";
import { refreshMarks } from "../../cache/purges/isolate-marks.ts";
import { signedPicture } from "../../content/pictures/pictures.ts";
import { formatFor } from "../../content/pictures/renditions.ts";
import { sourceFile } from "../../content/pictures/source.ts";
import { BackendError, notFound, PageError } from "../../runtime/errors.ts";
import { isUnchanged } from "../../runtime/etag.ts";
import { picked } from "../../runtime/headers.ts";
import { inTime, LateError } from "../../runtime/in-time.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { Ctx } from "../../visitor/site.ts";
import { type Copy, copyOf, HANDED_ON, keyOf, type Wanted } from "./copies.ts";
import { made, renew, unresized } from "./making.ts";
import { canResize, ResizingError } from "./resizing.ts";

/** Serves /images: public pictures of cards, singles and texts, from the edge's copies. */

/** @throws PageError 404 if the path has no valid signature; no call is made then */
export async function picture(c: Ctx): Promise<Response> {
	const { search, path } = c.get("site");
	// Signed URLs have no query. Each query would create another cache entry.
	const named = search === "" ? await signedPicture(path) : undefined;
	if (named === undefined) throw notFound();
	refreshMarks();
	const wanted = { picture: named, format: formatFor(named.resizedTo, c.req.header("accept") ?? "") };
	const { response, isFinal } = await bestOf(c, wanted);
	if (named.resizedTo !== null) response.headers.set("Vary", "Accept");
	c.set("cacheControl", isFinal && named.version !== null ? "picture" : "unversionedPicture");
	return response;
}

/** Milliseconds that a visitor waits for a resized picture: half of the content host's deadline. */
const patience = () => deadlineOf("media") / 2;

interface Answer {
	response: Response;
	/** Whether later requests for this URL get the same bytes. */
	isFinal: boolean;
}

async function bestOf(c: Context, wanted: Wanted): Promise<Answer> {
	if (wanted.format === "as-is") return answerTo(c, wanted);
	if (canResize()) {
		try {
			// After the timeout the work goes on in the background for the next visitor.
			return await inTime(answerTo(c, wanted), patience());
		} catch (error) {
			if (!(error instanceof ResizingError || error instanceof LateError)) throw error;
		}
	}
	return { ...(await answerTo(c, unresized(wanted))), isFinal: false };
}

async function answerTo(c: Context, wanted: Wanted): Promise<Answer> {
	const key = keyOf(wanted);
	const copy = await copyOf(key);
	if (copy === "unknown") return uncopied(wanted);
	if (copy) {
		if (Date.now() > copy.stamp.since + policies.picture.fresh) renew(wanted, copy);
		return { response: await fromCopy(c, copy), isFinal: true };
	}
	try {
		await made(wanted);
	} catch (error) {
		if (error instanceof PageError || error instanceof BackendError || error instanceof ResizingError) throw error;
		logFailure("cache-layer", error, { layer: "cache-api" });
	}
	const newCopy = await copyOf(key);
	if (newCopy === undefined || newCopy === "unknown") return uncopied(wanted);
	return { response: await fromCopy(c, newCopy), isFinal: true };
}

/** Streams the source to this visitor without a copy: the fallback if the Cache API or the purge marks fail. */
async function uncopied(wanted: Wanted): Promise<Answer> {
	const source = await sourceFile(unresized(wanted).picture.path, null);
	return {
		response: new Response(source?.body, { headers: picked(source?.headers ?? new Headers(), HANDED_ON) }),
		isFinal: false,
	};
}

/** Always the whole picture: RFC 9110 allows to ignore a range. */
async function fromCopy(c: Context, { response }: Copy): Promise<Response> {
	const headers = picked(response.headers, [...HANDED_ON, "content-length"]);
	if (!isUnchanged(c.req.raw.headers, headers)) return new Response(response.body, { headers });
	await response.body?.cancel();
	headers.delete("content-length");
	return new Response(null, { status: 304, headers });
}
