import { AsyncLocalStorage } from "node:async_hooks";
import type { Standing } from "../purges/marks.ts";

/** What was read while a page was made: the page may be kept no longer than any of it. */
export interface Reads {
	parts: Standing[];
	/** Milliseconds since 1970. */
	freshUntil: number;
	staleUntil: number;
	/** false: a read failed, so that the page lacks a part and is not kept. */
	complete: boolean;
}

const recorder = new AsyncLocalStorage<Reads>();

export async function recordingReads<T>(make: () => T | Promise<T>): Promise<{ made: T; reads: Reads }> {
	const reads: Reads = { parts: [], freshUntil: Infinity, staleUntil: Infinity, complete: true };
	const made = await recorder.run(reads, make);
	return { made, reads };
}

export const isRecording = (): boolean => recorder.getStore() !== undefined;

export function noteRead({ tags, since, knew }: Standing, freshUntil: number, staleUntil: number): void {
	const reads = recorder.getStore();
	if (!reads) return;
	reads.parts.push({ tags, since, knew });
	reads.freshUntil = Math.min(reads.freshUntil, freshUntil);
	reads.staleUntil = Math.min(reads.staleUntil, staleUntil);
}

/** Limits the page to a moment, in milliseconds since 1970, at which the same entries will show something else. */
export function noteChange(at: number): void {
	const reads = recorder.getStore();
	if (!reads || at <= Date.now()) return;
	reads.freshUntil = Math.min(reads.freshUntil, at);
	reads.staleUntil = Math.min(reads.staleUntil, at);
}

export function noteFailure(): void {
	const reads = recorder.getStore();
	if (reads) reads.complete = false;
}
