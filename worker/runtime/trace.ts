import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Cache layers, the nearest first. `html`: a kept page; `absent`: a cached 404, 403 or 410; `stale`: served while it is renewed
 * (stale-while-revalidate); `rescue`: served because the backend failed (stale-if-error).
 */
const LAYERS = ["html", "memory", "absent", "cache-api", "kv", "stale", "backend", "rescue"] as const;
export type Layer = (typeof LAYERS)[number];

/** The facts by which a purge mark makes an entry dead. */
export interface Standing {
	tags: readonly string[];
	/** When loading began: milliseconds since 1970. */
	since: number;
	/** The number of the newest purge mark that the isolate had read then. */
	knew: number;
}

/** The reads of a page, which is kept no longer than any of them. */
export interface Reads {
	entries: Standing[];
	/** Milliseconds since 1970. */
	freshUntil: number;
	staleUntil: number;
	/** false: a read failed, and the page is not kept. */
	complete: boolean;
}

/** The cost of one request, without work behind its response (`behindAnswer`). */
export interface Trace {
	requestId: string | undefined;
	/** The farthest layer that was read; undefined: no content was read, as for a picture or a form. */
	layer: Layer | undefined;
	backendCalls: number;
	/** Milliseconds in which at least one call was in flight. */
	backendMs: number;
	/** Calls in flight. */
	open: number;
	/** When the first of them began: milliseconds since 1970. */
	since: number;
	/** The cause of a 5xx: the family whose call failed last, or "defect" for a thrown error; undefined: neither. */
	cause: string | undefined;
	/** undefined: no kept page is being made. */
	reads: Reads | undefined;
}

export const startTrace = (): Trace => ({
	requestId: undefined,
	layer: undefined,
	backendCalls: 0,
	backendMs: 0,
	open: 0,
	since: 0,
	cause: undefined,
	reads: undefined,
});

/** Plain data only: the runtime never frees a Response in an AsyncLocalStorage store. */
const traces = new AsyncLocalStorage<Trace>();

export const tracing = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work that the response does not wait for: its calls are not counted, its log lines keep the request's id. */
export const behindAnswer = <T>(work: () => T): T =>
	traces.run({ ...startTrace(), requestId: currentTrace()?.requestId }, work);

export function noteLayer(trace: Trace, layer: Layer): void {
	const isFarther = trace.layer === undefined || LAYERS.indexOf(layer) > LAYERS.indexOf(trace.layer);
	if (isFarther) trace.layer = layer;
}

export function noteCause(cause: string): void {
	const trace = currentTrace();
	if (trace) trace.cause = cause;
}

/** Counts a backend call, and times it until the head of its response. */
export async function traced<T>(call: () => Promise<T>): Promise<T> {
	const trace = currentTrace();
	if (!trace) return call();
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
