import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Where content came from, the nearest first. `absent`: it is remembered that there is none; `stale`: a cache had it while
 * the backend was asked behind the answer; `rescue`: a cache had it when the backend failed.
 */
export const LAYERS = ["html", "memory", "absent", "cache-api", "kv", "stale", "backend", "rescue"] as const;
export type Layer = (typeof LAYERS)[number];

/** What one request asked of caches and backend; what goes on behind its answer comes too late to count. */
export interface Trace {
	/** undefined: the request has none yet. */
	requestId: string | undefined;
	/** The farthest layer that was needed; undefined: the answer holds no content. */
	layer: Layer | undefined;
	backendCalls: number;
	/** Milliseconds in which at least one call was on its way. */
	backendMs: number;
	/** Calls on their way now, and since when. */
	open: number;
	since: number;
}

export const startTrace = (): Trace => ({
	requestId: undefined,
	layer: undefined,
	backendCalls: 0,
	backendMs: 0,
	open: 0,
	since: 0,
});

/** Plain data alone: an answer in such a store keeps it alive for good, and the runtime never frees either. */
const traces = new AsyncLocalStorage<Trace>();

/** What runs in `work` is the trace's. */
export const tracing = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Notes which layer had something of what is needed. */
export function noteLayer(layer: Layer, trace = currentTrace()): void {
	if (!trace) return;
	const isFarther = trace.layer === undefined || LAYERS.indexOf(layer) > LAYERS.indexOf(trace.layer);
	if (isFarther) trace.layer = layer;
}

/** A call to the backend, counted and timed until its answer begins. */
export async function traced<T>(call: () => Promise<T>): Promise<T> {
	const trace = currentTrace();
	if (!trace) return call();
	noteLayer("backend", trace);
	trace.backendCalls += 1;
	if (trace.open === 0) trace.since = Date.now();
	trace.open += 1;
	try {
		return await call();
	} finally {
		trace.open -= 1;
		if (trace.open === 0) trace.backendMs += Date.now() - trace.since;
	}
}
