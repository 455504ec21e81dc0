import { isRead } from "../locale.ts";
import type { Ctx } from "../site.ts";

/** false for HEAD, an image, a fetch or a prefetch; true without these headers, which mail programs and older browsers omit. */
export function isNavigation({ method, headers }: Request, frame?: "iframe"): boolean {
	const destination = headers.get("sec-fetch-dest");
	const isOpened = destination === null || destination === "document" || destination === frame;
	return method !== "HEAD" && isRead(headers) && isOpened;
}

/** Another site can cause a request that is no navigation. A browser drops a prefetch with a 425 and asks again. */
export function notOpened(c: Ctx): Response {
	c.set("cacheControl", "never");
	return c.req.method === "HEAD" ? c.body(null, 405, { Allow: "GET" }) : c.body(null, 425);
}
