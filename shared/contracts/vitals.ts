import * as z from "zod/mini";
import { CONNECTIONS, VITAL_ENDS, type Vital } from "../vitals.ts";
import { PAGES } from "./pages.ts";

/** Strict, so that a report cannot carry other data. */

const bucket = (vital: Vital) => z.optional(z.int().check(z.minimum(0), z.maximum(VITAL_ENDS[vital].length)));

export const vitalsReport = z.strictObject({
	route: z.enum(PAGES),
	connection: z.enum(CONNECTIONS),
	buckets: z.strictObject({ LCP: bucket("LCP"), INP: bucket("INP"), CLS: bucket("CLS"), TTFB: bucket("TTFB") }),
});
export type VitalsReport = z.output<typeof vitalsReport>;
