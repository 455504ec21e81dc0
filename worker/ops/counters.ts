import { config } from "../config.ts";
import type { Hour } from "./hours.ts";
import { meter } from "./meter.ts";

/** This isolate's counts for the operations page, and the Durable Object that adds up those of all isolates. */

const FLUSH_MS = 45_000;

const counters = meter(FLUSH_MS);
const sums = () => config.OPS_STATUS.get(config.OPS_STATUS.idFromName("status"));

export const { count, isDue } = counters;

export const flush = (): Promise<void> => counters.flush(sums());

/** The sums of all isolates by hour, with what this isolate has counted until now. */
export async function allHours(): Promise<Hour[]> {
	await flush();
	return sums().hours();
}
