import { AsyncLocalStorage } from "node:async_hooks";

/** Cache layers, nearest first. `html`: a kept page. `absent`: a cached 403, 404 or 410. `rescue`: stale-if-error. */
const LAYERS = ["html", "memory", "absent", "cache-api", "kv", "stale", "backend", "rescue"] as const;
export type Layer = (typeof LAYERS)[number];

export interface Standing {
	tags: readonly string[];
	/** When the read began. */
	since: number;
	/** The newest purge mark that the isolate had loaded when the read began. */
	knew: number;
}

export interface Reads {
	entries: Standing[];
	freshUntil: number;
	staleUntil: number;
	/** false: a read failed or the search had no index, so the page is not kept. */
	complete: boolean;
	/** Only such a page is kept. */
	isSameForAll: boolean;
	/** A visitor waits for the page; false: a renewal. */
	isAwaited: boolean;
}

/** The cost of a request, without work after its response. */
export interface Trace {
	requestId?: string | undefined;
	/** The farthest layer read; undefined: no content was read. */
	layer?: Layer | undefined;
	backendCalls: number;
	/** Time with at least one call in flight. */
	backendMs: number;
	open: number;
	since: number;
	/** The cause of a 5xx: the family of the last failed call, "contract", or "defect" for a thrown error. */
	cause?: string | undefined;
	/** undefined: no page is being made for the page cache. */
	reads?: Reads | undefined;
	/** Whose limits of reads count (limits/uses.ts); absent in work after a response. Personal: never logged or shown. */
	budget?: { of: "session" | "client"; key: string } | undefined;
}

export const startTrace = (): Trace => ({ backendCalls: 0, backendMs: 0, open: 0, since: 0 });

/** Plain data: the runtime never frees a Response in an AsyncLocalStorage store. */
const traces = new AsyncLocalStorage<Trace>();

export const tracing = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work after the response: its calls are not counted, and its log lines keep the request's id. */
export const afterResponse = <T>(work: () => T): T =>
	traces.run({ ...startTrace(), requestId: currentTrace()?.requestId }, work);

export function noteLayer(trace: Trace, layer: Layer): void {
	const isFarther = trace.layer === undefined || LAYERS.indexOf(layer) > LAYERS.indexOf(trace.layer);
	if (isFarther) trace.layer = layer;
}

export function noteCause(cause: string): void {
	const trace = currentTrace();
	if (trace) trace.cause = cause;
}

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
