import { config } from "../config.ts";
import { flushFindings } from "../findings/findings.ts";
import { objectOf } from "../objects.ts";
import { dataPoints } from "./data-points.ts";
import { meter, type Sums } from "./meter.ts";
import type { History } from "./periods.ts";

/** This isolate's counts, and the Durable Object that adds up those of all isolates. */

const FLUSH_MS = 45_000;

const counters = meter(FLUSH_MS);

export interface Totals extends Sums, Rpc.DurableObjectBranded {
	history(): Promise<History>;
}

const object = () => objectOf<Totals>(config.OPS_STATUS, "status");

/** Also writes to Analytics Engine where it is bound. After a failure both are written again. */
const sums: Sums = {
	add: async (minutes) => {
		await object().add(minutes);
		for (const point of dataPoints(minutes)) config.METRICS?.writeDataPoint(point);
	},
};

export const { count, countUrgent, isDue } = counters;

export async function flush(): Promise<void> {
	await Promise.all([counters.flush(sums), flushFindings()]);
}

export async function readHistory(): Promise<History> {
	await counters.flush(sums);
	return object().history();
}
