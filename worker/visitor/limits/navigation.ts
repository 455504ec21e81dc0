import { isRead } from "../locale.ts";
import type { Ctx } from "../site.ts";

/**
 * Whether the visitor opens the address, unlike an image, a fetch or a prefetch. true without these headers, which mail programs
 * and older browsers do not send.
 */
export function isNavigation(headers: Headers, frame?: "iframe"): boolean {
	const destination = headers.get("sec-fetch-dest");
	return isRead(headers) && (destination === null || destination === "document" || destination === frame);
}

/**
 * For a request to a code or link that is no navigation, because another site can cause it. A browser drops a prefetch with this
 * status and repeats it when the visitor opens the link.
 */
export function notOpened(c: Ctx): Response {
	c.set("cacheControl", "never");
	return c.body(null, 425);
}
