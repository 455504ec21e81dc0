import { createMiddleware } from "hono/factory";
import { PageError } from "../errors.ts";
import type { AppEnv } from "../site/middleware.ts";

/**
 * What changes something comes from the portal's own pages: browsers say where a request is from, and one that says
 * nothing is none of ours.
 */
export const sameOrigin = () =>
	createMiddleware<AppEnv>(async function sameOrigin(c, next) {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") {
			const from = c.req.header("origin");
			const fetchSite = c.req.header("sec-fetch-site");
			const isOwn = from === undefined ? fetchSite === "same-origin" : from === c.get("site").origin;
			if (!isOwn || (fetchSite !== undefined && fetchSite !== "same-origin")) {
				throw new PageError(403, "This request does not come from the portal.", "foreign");
			}
		}
		await next();
	});
