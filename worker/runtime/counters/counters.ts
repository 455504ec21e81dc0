import { config } from "../config.ts";
import { flushFindings } from "../findings/findings.ts";
import { objectOf } from "../objects.ts";
import { dataPoints } from "./data-points.ts";
import type { Hour } from "./hours.ts";
import { meter, type Sums } from "./meter.ts";

/** This isolate's counts for the operations page, and the Durable Object that adds up those of all isolates. */

const FLUSH_MS = 45_000;

const counters = meter(FLUSH_MS);
/** The Durable Object, as it is asked here. */
export interface Totals extends Sums, Rpc.DurableObjectBranded {
	hours(): Promise<Hour[]>;
}

const object = () => objectOf<Totals>(config.OPS_STATUS, "status");

/** The object, and Analytics Engine where it is bound: counts that the object has not taken come again. */
const sums: Sums = {
	add: async (counts) => {
		await object().add(counts);
		for (const point of dataPoints(counts)) config.METRICS?.writeDataPoint(point);
	},
};

export const { count, isDue } = counters;

/** Sends the counts, and what was found in the content since. */
export async function flush(): Promise<void> {
	await Promise.all([counters.flush(sums), flushFindings()]);
}

/** The sums of all isolates by hour, with what this isolate has counted until now. */
export async function allHours(): Promise<Hour[]> {
	await counters.flush(sums);
	return object().hours();
}
