import * as z from "zod/mini";
import type { ContentPath } from "../../backend/content-host.ts";
import { fetchContent } from "../../backend/media-files.ts";
import { readText } from "../../backend/read-text.ts";
import { config } from "../../runtime/config.ts";
import { failureOf, notFound, PageError } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { parseJson } from "../../runtime/json.ts";

const PICTURE_TYPE = /^image\//i;
const isPicture = ({ headers }: Response): boolean => PICTURE_TYPE.test(headers.get("content-type") ?? "");

/** The contract's refusal. A 403, 404 or 410 with another body is a failure of a proxy before the content host. */
const refusal = z.object({ message: z.string() });

/** The content host no longer has the picture or no longer serves it. Copies must not be served either. */
export class Withdrawn extends PageError {
	override readonly name = "PageError";
}

async function isWithdrawal(response: Response): Promise<boolean> {
	const isJson = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
	if (!isJson || ![403, 404, 410].includes(response.status)) {
		await response.body?.cancel();
		return false;
	}
	const text = await inTime(readText(response), config.BACKEND_DEADLINE_MS).catch(() => "");
	return refusal.safeParse(parseJson(text)).success;
}

/** null: the file still has this `etag`. @throws Withdrawn; PageError 404 if it is no picture; BackendError if the host fails */
export async function sourceFile(path: ContentPath, etag: string | null): Promise<Response | null> {
	// Resizing needs the stored bytes, so the response must not be compressed.
	const headers = new Headers({ "Accept-Encoding": "identity", ...(etag === null ? {} : { "If-None-Match": etag }) });
	const response = await fetchContent(path, { method: "GET", headers });
	const { status } = response;
	if (etag !== null && status === 304) return null;
	if (status !== 200) {
		if (await isWithdrawal(response)) throw new Withdrawn(status === 410 ? 410 : 404, "The picture is withdrawn.");
		// Pictures are public, so a 401 or 403 is a failure of the content host. Status 0 makes it 503.
		throw failureOf("media", status === 401 || status === 403 ? 0 : status, "No such picture");
	}
	if (isPicture(response)) return response;
	await response.body?.cancel();
	throw notFound();
}
