import { isRead } from "../locale.ts";
import type { Ctx } from "../site.ts";

/** false for an image, a fetch or a prefetch; true without these headers, which mail programs and older browsers omit. */
export function isNavigation(headers: Headers, frame?: "iframe"): boolean {
	const destination = headers.get("sec-fetch-dest");
	return isRead(headers) && (destination === null || destination === "document" || destination === frame);
}

/** Another site can cause a request that is no navigation. A browser drops a prefetch with this status and asks again. */
export function notOpened(c: Ctx): Response {
	c.set("cacheControl", "never");
	return c.body(null, 425);
}
