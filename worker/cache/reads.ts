import { currentTrace, type Layer, noteLayer, type Reads, type Standing } from "../runtime/trace.ts";

export const startReads = (isAwaited: boolean): Reads => ({
	entries: [],
	freshUntil: Infinity,
	staleUntil: Infinity,
	complete: true,
	isSameForAll: false,
	isAwaited,
});

/** undefined: the page is not for the page cache. "renewal": no visitor waits for it. */
export function renderingForCache(): "firstVisit" | "renewal" | undefined {
	const reads = currentTrace()?.reads;
	return reads && (reads.isAwaited ? "firstVisit" : "renewal");
}

/** A part is missing: the page is stale from its start. */
export function noteProvisional(): void {
	const reads = currentTrace()?.reads;
	if (reads) limit(reads, Date.now(), Infinity);
}

export function noteRead(layer: Layer, { tags, since, knew }: Standing, freshUntil: number, staleUntil: number): void {
	const trace = currentTrace();
	if (!trace) return;
	noteLayer(trace, layer);
	if (!trace.reads) return;
	trace.reads.entries.push({ tags, since, knew });
	limit(trace.reads, freshUntil, staleUntil);
}

/** From `at` on the same entries render differently. */
export function noteChange(at: number): void {
	const reads = currentTrace()?.reads;
	if (reads && at > Date.now()) limit(reads, at, at);
}

function limit(reads: Reads, freshUntil: number, staleUntil: number): void {
	reads.freshUntil = Math.min(reads.freshUntil, freshUntil);
	reads.staleUntil = Math.min(reads.staleUntil, staleUntil);
}

export function noteSameForAll(): void {
	const reads = currentTrace()?.reads;
	if (reads) reads.isSameForAll = true;
}

export function noteFailure(): void {
	const trace = currentTrace();
	if (trace) noteLayer(trace, "backend");
	noteIncomplete();
}

/** The page is not kept. */
export function noteIncomplete(): void {
	const reads = currentTrace()?.reads;
	if (reads) reads.complete = false;
}
