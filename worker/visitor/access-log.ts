import { waitUntil } from "cloudflare:workers";
import { createMiddleware } from "hono/factory";
import type { AccessLevel } from "../../shared/access.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { count, flush, isDue } from "../runtime/counters/counters.ts";
import { log } from "../runtime/log.ts";
import { logAs } from "../runtime/log-failure.ts";
import { release } from "../runtime/release.ts";
import { currentTrace, startTrace, type Trace, tracing } from "../runtime/trace.ts";
import { clientOf } from "./client.ts";
import { logLabels } from "./log-labels.ts";
import type { AppEnv } from "./site.ts";

interface Answered {
	status: number;
	requestId: string;
	method: string;
	route: string;
	country: CountryCode | undefined;
	locale: LocaleCode | undefined;
	level: AccessLevel | undefined;
	/** Milliseconds until the first flush of a streamed response. */
	firstMs?: number | undefined;
	trace: Trace;
	start: number;
}

/** Logs and counts a response by route, country, locale and level, never by path or visitor. */
export function answered(facts: Answered): void {
	const { country, status, trace } = facts;
	logLine("request", facts);
	if (country) {
		count(`requests/${country}/${Math.floor(status / 100)}xx`);
		if (status >= 500) count(`errors/${country}/${causeOf(facts)}`);
		if (trace.layer) count(`layers/${country}/${trace.layer}`);
	}
	if (isDue()) waitUntil(flushed());
}

/** "portal": no backend call failed, its answers fit, and nothing was thrown. */
const causeOf = ({ status, trace }: Answered): string | undefined =>
	status < 500 ? undefined : (trace.cause ?? "portal");

export const flushed = (): Promise<void> => flush().catch(logAs("ops-flush"));

/** Names each field, because spreading objects costs more than logging them. */
function logLine(event: "request" | "page", facts: Answered): void {
	const { layer, backendCalls, backendMs } = facts.trace;
	log(event, {
		requestId: facts.requestId,
		status: facts.status,
		method: facts.method,
		route: facts.route,
		country: facts.country,
		locale: facts.locale,
		level: facts.level,
		layer,
		backendCalls,
		backendMs,
		cause: causeOf(facts),
		firstMs: facts.firstMs,
		ms: Date.now() - facts.start,
		release: release.name,
	});
}

export const serverTiming = ({ layer, backendMs }: Trace, start: number): string =>
	`cache;desc="${layer ?? "none"}", backend;dur=${backendMs}, total;dur=${Date.now() - start}`;

export const accessLog = () =>
	createMiddleware<AppEnv>(async function accessLog(c, next) {
		const start = Date.now();
		const trace = currentTrace() ?? startTrace();
		const requestId = crypto.randomUUID();
		c.set("requestId", requestId);
		trace.requestId = requestId;
		// The page cache's inner request has no client address; its trace already has the visitor's budget.
		if (!trace.reads) trace.budget = { of: "client", key: clientOf(c) };
		await tracing(trace, next);
		// `c.header` would copy the finished response.
		const { headers } = c.res;
		headers.set("X-Request-Id", requestId);
		if (headers.get("content-type")?.startsWith("text/html")) headers.set("Server-Timing", serverTiming(trace, start));
		const site = c.get("site");
		const late = c.get("late");
		const facts = {
			status: c.res.status,
			requestId,
			method: c.req.method,
			...logLabels(c),
			locale: site?.locale,
			level: site?.level,
			firstMs: late && Date.now() - start,
			trace,
			start,
		};
		// The page cache made this request; worker/kept-pages.ts logs the visitor's.
		if (trace.reads) logLine("page", facts);
		// After the last part, even if the visitor has left.
		else if (late) waitUntil(late.then(() => answered(facts)));
		else answered(facts);
	});
