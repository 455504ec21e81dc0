import { BackendError } from "../runtime/errors.ts";

/** Uncompressed bytes. The longest body is the sitemap's 500 items; an isolate has 128 MB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** An endless body would end the isolate. @throws BackendError status 0 beyond `most` bytes */
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
