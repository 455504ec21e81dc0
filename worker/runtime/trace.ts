import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Where content came from, the nearest first. `html`: a whole page from the page cache; `absent`: a remembered 404, 403 or
 * 410; `stale`: an old entry, served while it is renewed behind the answer (stale-while-revalidate); `rescue`: an old entry,
 * served because the backend failed (stale-if-error).
 */
const LAYERS = ["html", "memory", "absent", "cache-api", "kv", "stale", "backend", "rescue"] as const;
export type Layer = (typeof LAYERS)[number];

/** What decides whether a mark makes an entry dead. */
export interface Standing {
	/** What it was made from. */
	tags: readonly string[];
	/** When its making began: milliseconds since 1970, of its maker's clock. */
	since: number;
	/** The number of the newest mark that its maker knew then. */
	knew: number;
}

/** What was read while a page was made: the page may be kept no longer than any of it. */
export interface Reads {
	entries: Standing[];
	/** Milliseconds since 1970. */
	freshUntil: number;
	staleUntil: number;
	/** false: a read failed, so that the page lacks a part and is not kept. */
	complete: boolean;
}

/** What one request cost. Work behind its answer is not part of it: see `behindAnswer`. */
export interface Trace {
	/** undefined: the request has none yet. */
	requestId: string | undefined;
	/** The farthest layer that was needed; undefined: the answer needed no cached content, as a picture or a form. */
	layer: Layer | undefined;
	backendCalls: number;
	/** Milliseconds in which at least one call was in flight. */
	backendMs: number;
	/** Calls in flight now, and since when there has been one: milliseconds since 1970. */
	open: number;
	since: number;
	/** Why the answer is an error of the server: the family of backend calls that failed last, or "defect". undefined: neither. */
	cause: string | undefined;
	/** What a page that is to be kept is made from; undefined: no such page is being made. */
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

/** Holds plain data only: a Response in an AsyncLocalStorage store would never be freed by the runtime. */
const traces = new AsyncLocalStorage<Trace>();

/** Runs `work` so that all it asks for is counted in the trace. */
export const tracing = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work that the answer does not wait for: its calls are not counted, its log lines keep the request's id. */
export const behindAnswer = <T>(work: () => T): T =>
	traces.run({ ...startTrace(), requestId: currentTrace()?.requestId }, work);

/** Notes the layer that an entry came from; the farthest of all counts. */
export function noteLayer(trace: Trace, layer: Layer): void {
	const isFarther = trace.layer === undefined || LAYERS.indexOf(layer) > LAYERS.indexOf(trace.layer);
	if (isFarther) trace.layer = layer;
}

export function noteCause(cause: string): void {
	const trace = currentTrace();
	if (trace) trace.cause = cause;
}

/** Counts a call to the backend and times it until the head of its answer is there. */
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
