import { createMiddleware } from "hono/factory";
import { PageError } from "../../runtime/errors.ts";
import type { AppEnv } from "../site.ts";

/** Prevents cross-site request forgery. A request with neither `Origin` nor `Sec-Fetch-Site` is refused. */
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
