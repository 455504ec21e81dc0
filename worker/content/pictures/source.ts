import * as z from "zod/mini";
import type { ContentPath } from "../../backend/content-host.ts";
import { fetchContent } from "../../backend/media-files.ts";
import { readText } from "../../backend/read-text.ts";
import { config } from "../../runtime/config.ts";
import { BackendError, notFound, PageError } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { parseJson } from "../../runtime/json.ts";

/** A picture's file, asked of the content host. */

const PICTURE_TYPE = /^image\//i;
const isPicture = ({ headers }: Response): boolean => PICTURE_TYPE.test(headers.get("content-type") ?? "");

/** The contract's shape of a refusal: any other 403, 404 or 410 is a failure of whatever stands before the content host. */
const refusal = z.object({ message: z.string() });

/** The content host no longer has the picture, or gives it to nobody: no copy may be served. */
export class Withdrawn extends PageError {
	override readonly name = "PageError";
}

async function isWithdrawal(response: Response): Promise<boolean> {
	const isJson = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
	if (!isJson || ![403, 404, 410].includes(response.status)) {
		await response.body?.cancel();
		return false;
	}
	// What does not come, or not in time, is no refusal.
	const text = await inTime(readText(response), config.BACKEND_DEADLINE_MS).catch(() => "");
	return refusal.safeParse(parseJson(text)).success;
}

/**
 * The whole file. `known`: the ETag of what a copy was made of; null is answered when the file is still that one.
 * @throws Withdrawn; PageError 404 for what is no picture; BackendError for a content host that fails
 */
export async function sourceFile(path: ContentPath, known: string | null): Promise<Response | null> {
	// What is cut, and what a browser asks parts of, are the bytes as they are stored.
	const headers = new Headers({ "Accept-Encoding": "identity", ...(known === null ? {} : { "If-None-Match": known }) });
	const response = await fetchContent(path, { method: "GET", headers });
	const { status } = response;
	if (known !== null && status === 304) return null;
	if (status !== 200) {
		if (await isWithdrawal(response)) throw new Withdrawn(status === 410 ? 410 : 404, "The picture is withdrawn.");
		// Pictures are for everybody, so that a refusal is the content host's failure and not a reason to sign in.
		throw new BackendError(status === 401 || status === 403 ? 0 : status, "No such picture");
	}
	if (isPicture(response)) return response;
	await response.body?.cancel();
	throw notFound();
}
