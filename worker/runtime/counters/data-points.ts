import type { VitalsReport } from "../../../shared/contracts/vitals.ts";
import type { CountryCode } from "../../../shared/countries.ts";
import { VITAL_ENDS, VITALS } from "../../../shared/vitals.ts";
import { routeName } from "../patterns.ts";
import type { Counts } from "./meter.ts";

/** What Workers Analytics Engine gets, where it is bound. Schema and queries: docs/operations.md. */

/** The platform takes 250 points of a request; an isolate that counts more names at once keeps to the first. */
const MOST_POINTS = 200;

/**
 * Counts as Analytics Engine takes them: a point a name, whose parts are the blobs and whose kind is the index too, since
 * the platform samples by it. Those of vitals are written by themselves, with route and connection.
 */
export function dataPoints(counts: Counts): AnalyticsEngineDataPoint[] {
	return Object.entries(counts)
		.map(([name, by]) => ({ parts: name.split("/"), by }))
		.filter(({ parts: [kind] }) => kind !== "vitals")
		.slice(0, MOST_POINTS)
		.map(({ parts, by }) => ({ indexes: parts.slice(0, 1), blobs: parts, doubles: [by] }));
}

/** A page load's vitals, each with its bucket's end; half as much again as the one before stands for the last one's. */
export function vitalPoints(
	{ route, connection, buckets }: VitalsReport,
	country: CountryCode,
): AnalyticsEngineDataPoint[] {
	const pattern = route === "error" ? "/*" : routeName(route);
	return VITALS.flatMap((vital) => {
		const bucket = buckets[vital];
		if (bucket === undefined) return [];
		const end = VITAL_ENDS[vital][bucket] ?? 1.5 * (VITAL_ENDS[vital].at(-1) ?? 0);
		return [{ indexes: ["vital"], blobs: ["vital", country, vital, pattern, connection], doubles: [1, end] }];
	});
}
