import { tryGetContext } from "hono/context-storage";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { count } from "./ops/counters.ts";
import { release } from "./release.ts";
import type { AppEnv } from "./site/middleware.ts";
import { startTrace, type Trace } from "./trace.ts";

/**
 * One JSON line an event, with the request's id. Nothing personal, no paths or queries of visitors: codes and terms stand
 * in those. docs/operations.md lists the events and their fields.
 */
export function log(event: string, fields: Record<string, string | number | undefined>): void {
	count(`events/${event}`);
	console.log(JSON.stringify({ event, requestId: tryGetContext<AppEnv>()?.get("requestId"), ...fields }));
}

/** One line a request: route, not path; country, locale and level, not visitor. */
export const accessLog = () =>
	createMiddleware<AppEnv>(async function accessLog(c, next) {
		const start = Date.now();
		const trace = startTrace();
		c.set("trace", trace);
		await next();
		const ms = Date.now() - start;
		c.header("X-Request-Id", c.get("requestId"));
		if (c.res.headers.get("content-type")?.startsWith("text/html")) c.header("Server-Timing", serverTiming(trace, ms));
		const site = c.get("site");
		log("request", {
			method: c.req.method,
			// Of the handler that answered, without the patterns of its parameters.
			route: routePath(c).replace(/\{[^}]*\}/g, ""),
			status: c.res.status,
			country: site?.country,
			locale: site?.locale,
			level: site?.level,
			layer: trace.layer,
			backendCalls: trace.backendCalls,
			backendMs: trace.backendMs,
			ms,
			release: release.name,
		});
	});

/** Of this request, also where the page itself comes from a cache. */
const serverTiming = ({ layer, backendMs }: Trace, ms: number): string =>
	`cache;desc="${layer ?? "none"}", backend;dur=${backendMs}, total;dur=${ms}`;
