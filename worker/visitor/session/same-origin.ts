import { createMiddleware } from "hono/factory";
import { PageError } from "../../runtime/errors.ts";
import type { AppEnv } from "../site.ts";

/**
 * Prevents cross-site request forgery: a request that changes something must come from the portal's own pages, by `Origin` and
 * `Sec-Fetch-Site`. Without either header it is refused.
 */
export const sameOrigin = () =>
	createMiddleware<AppEnv>(async function sameOrigin(c, next) {
		const origin = c.req.header("origin");
		const fetchSite = c.req.header("sec-fetch-site");
		const isSameOrigin = origin === undefined ? fetchSite === "same-origin" : origin === c.get("site").origin;
		if (!isSameOrigin || (fetchSite !== undefined && fetchSite !== "same-origin")) {
			throw new PageError(403, "This request does not come from the portal.", "foreign");
		}
		await next();
	});
