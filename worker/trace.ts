import { tryGetContext } from "hono/context-storage";
import type { AppEnv } from "./site/middleware.ts";

/**
 * Where content came from, the nearest first. `absent`: it is remembered that there is none; `stale`: a cache had it while
 * the backend was asked behind the answer; `rescue`: a cache had it when the backend failed.
 */
export const LAYERS = ["html", "memory", "absent", "cache-api", "kv", "stale", "backend", "rescue"] as const;
export type Layer = (typeof LAYERS)[number];

/** What one request asked of caches and backend; what goes on behind its answer comes too late to count. */
export interface Trace {
	/** The farthest layer that was needed; undefined: the answer holds no content. */
	layer: Layer | undefined;
	backendCalls: number;
	/** Milliseconds in which at least one call was on its way. */
	backendMs: number;
}

interface Clock extends Trace {
	onTheirWay: number;
	since: number;
}

export const startTrace = (): Clock => ({ layer: undefined, backendCalls: 0, backendMs: 0, onTheirWay: 0, since: 0 });

const current = (): Clock | undefined => tryGetContext<AppEnv>()?.get("trace");

/** Notes for the request that runs here which layer had something of what it needs. */
export function noteLayer(layer: Layer): void {
	const trace = current();
	if (!trace) return;
	const isFarther = trace.layer === undefined || LAYERS.indexOf(layer) > LAYERS.indexOf(trace.layer);
	if (isFarther) trace.layer = layer;
}

/** A call to the backend, counted and timed until its answer begins. */
export async function traced<T>(call: () => Promise<T>, now: () => number = Date.now): Promise<T> {
	const trace = current();
	if (!trace) return call();
	noteLayer("backend");
	trace.backendCalls += 1;
	if (trace.onTheirWay === 0) trace.since = now();
	trace.onTheirWay += 1;
	try {
		return await call();
	} finally {
		trace.onTheirWay -= 1;
		if (trace.onTheirWay === 0) trace.backendMs += now() - trace.since;
	}
}
