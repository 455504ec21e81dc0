import { config } from "../config.ts";
import type { Hour } from "./hours.ts";
import { meter } from "./meter.ts";

/** What this isolate counts for the operations page, and the object that has all isolates' counts. */

const FLUSH_MS = 45_000;

const counters = meter(FLUSH_MS);
const sums = () => config.OPS_STATUS.get(config.OPS_STATUS.idFromName("status"));

export const { count, isDue } = counters;

export const flush = (): Promise<void> => counters.flush(sums());

/** What this isolate counted is in it. */
export async function allHours(): Promise<Hour[]> {
	await flush();
	return sums().hours();
}
