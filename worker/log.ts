import { tryGetContext } from "hono/context-storage";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { isRecording } from "./content/reads.ts";
import type { AppEnv } from "./site/middleware.ts";

/**
 * One JSON line an event, with the request's id. Nothing personal, no paths or queries of visitors: codes and terms stand
 * in those.
 */
export function log(event: string, fields: Record<string, string | number | undefined>): void {
	console.log(JSON.stringify({ event, requestId: tryGetContext<AppEnv>()?.get("requestId"), ...fields }));
}

/** One line a request: route, not path; country and locale, not visitor. */
export const accessLog = () =>
	createMiddleware<AppEnv>(async function accessLog(c, next) {
		const start = Date.now();
		await next();
		c.header("X-Request-Id", c.get("requestId"));
		const site = c.get("site");
		// A page that is made to be kept: nobody's request, or one of many.
		log(isRecording() ? "page" : "request", {
			method: c.req.method,
			// Without the patterns of its parameters.
			route: routePath(c, -1).replace(/\{[^}]*\}/g, ""),
			status: c.res.status,
			country: site?.country,
			locale: site?.locale,
			ms: Date.now() - start,
		});
	});
