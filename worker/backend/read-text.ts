import { BackendError } from "../runtime/errors.ts";

/** Bytes of one answer, unpacked. The longest are the sitemap's, of 500 whole items; an isolate has eight times as many. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * An answer's text. What goes on beyond the limit is let go of at once: it would take every other visitor's page along.
 * @throws BackendError status 0 for one that is too long
 */
export async function readText({ body }: Response, most = MOST_BYTES): Promise<string> {
	if (!body) return "";
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = "";
	for await (const chunk of body) {
		bytes += chunk.byteLength;
		if (bytes > most) throw new BackendError(0, "Too long");
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
