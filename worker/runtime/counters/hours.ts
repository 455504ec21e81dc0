import type { Counts } from "./meter.ts";

/** One hour's counts of all isolates. */
export interface Hour {
	/** Milliseconds since 1970 of its beginning. */
	at: number;
	counts: Counts;
}

/** The sum of one name over some hours. */
export type Sum = (name: string) => number;

export const HOUR_MS = 3_600_000;
export const HOURS_KEPT = 48;
