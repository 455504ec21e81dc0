import { createMiddleware } from "hono/factory";
import { PageError } from "../../runtime/errors.ts";
import type { AppEnv, Ctx } from "../site.ts";

/** Whether a page of the portal sent the request. false with neither `Origin` nor `Sec-Fetch-Site`. */
export function isOwn(c: Ctx): boolean {
	const origin = c.req.header("origin");
	const fetchSite = c.req.header("sec-fetch-site");
	const isSameOrigin = origin === undefined ? fetchSite === "same-origin" : origin === c.get("site").origin;
	return isSameOrigin && (fetchSite === undefined || fetchSite === "same-origin");
}

/** Prevents cross-site request forgery. */
export const sameOrigin = () =>
	createMiddleware<AppEnv>(async function sameOrigin(c, next) {
		if (!isOwn(c)) {
			throw new PageError(403, "This request does not come from the portal.", "foreign");
		}
		await next();
	});
