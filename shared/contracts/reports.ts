import * as z from "zod/mini";
import { ERROR_KINDS, ERROR_NAMES, MOST_PLACES } from "../client-errors.ts";
import { ROUTE_IDS, showsPage } from "../routes.ts";
import { CONNECTIONS, VITAL_ENDS, type Vital } from "../vitals.ts";

/** Reports of browsers. Strict, so that they cannot carry other data. */

/** A page's route name, which browsers report instead of the URL. */
const route = z.enum([...ROUTE_IDS.filter(showsPage), "error"]);

const position = z.string().check(z.regex(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/));

export const clientError = z.strictObject({
	kind: z.enum(ERROR_KINDS),
	name: z.enum(ERROR_NAMES),
	route,
	places: z.array(position).check(z.minLength(1), z.maxLength(MOST_PLACES)),
});
export type ClientError = z.output<typeof clientError>;

const bucket = (vital: Vital) => z.optional(z.int().check(z.minimum(0), z.maximum(VITAL_ENDS[vital].length)));

export const vitalsReport = z.strictObject({
	route,
	connection: z.enum(CONNECTIONS),
	buckets: z.strictObject({ LCP: bucket("LCP"), INP: bucket("INP"), CLS: bucket("CLS"), TTFB: bucket("TTFB") }),
});
export type VitalsReport = z.output<typeof vitalsReport>;
