import type { VitalsReport } from "../../../shared/contracts/vitals.ts";
import type { CountryCode } from "../../../shared/countries.ts";
import { VITAL_ENDS, VITALS } from "../../../shared/vitals.ts";
import { routeName } from "../patterns.ts";
import { added, type Counts, type Period } from "./periods.ts";

/** What Workers Analytics Engine gets, where it is bound. Schema and queries: docs/setup.md. */

/** The platform takes 250 points of a request. An isolate with more names sends the first ones. */
const MOST_POINTS = 200;

/** Names of thrown errors, whose routes have slashes: for the operations page alone. */
const DEFECTS = "defects/";

/** One point for each name. Its parts are the blobs; the kind is also the index, by which the platform samples. */
export function dataPoints(minutes: readonly Period[]): AnalyticsEngineDataPoint[] {
	const sums = minutes.reduce<Counts>((sum, { counts }) => added(sum, counts), {});
	return Object.entries(sums)
		.filter(([name]) => !name.startsWith(DEFECTS))
		.slice(0, MOST_POINTS)
		.map(([name, by]) => ({ indexes: name.split("/", 1), blobs: name.split("/"), doubles: [by] }));
}

/** The vitals of one page load, each as the upper end of its bucket. The last bucket has none: half as much again stands for it. */
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
