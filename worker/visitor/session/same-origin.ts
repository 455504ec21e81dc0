import { createMiddleware } from "hono/factory";
import { PageError } from "../../runtime/errors.ts";
import type { AppEnv } from "../site.ts";

/**
 * Protects against cross-site request forgery, for requests that change something: they must come from the portal's own
 * pages, by `Origin` and `Sec-Fetch-Site`. A request with neither header is refused.
 */
export const sameOrigin = () =>
	createMiddleware<AppEnv>(async function sameOrigin(c, next) {
		const from = c.req.header("origin");
		const fetchSite = c.req.header("sec-fetch-site");
		const isOwn = from === undefined ? fetchSite === "same-origin" : from === c.get("site").origin;
		if (!isOwn || (fetchSite !== undefined && fetchSite !== "same-origin")) {
			throw new PageError(403, "This request does not come from the portal.", "foreign");
		}
		await next();
	});
