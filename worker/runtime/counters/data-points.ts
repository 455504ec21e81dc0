import type { VitalsReport } from "../../../shared/contracts/reports.ts";
import type { CountryCode } from "../../../shared/countries.ts";
import { VITAL_ENDS, VITALS } from "../../../shared/vitals.ts";
import { routeName } from "../patterns.ts";
import { added, type Counts, type Period } from "./periods.ts";

/** Data points for Workers Analytics Engine, where it is bound. Schema and queries: docs/setup.md. */

const MOST_POINTS = 200;

/** Thrown errors, by release and route: only for the operations page. */
const DEFECTS = "defects/";

/** One point per name, whose parts are blobs. The platform samples by the index, the name's first part. */
export function dataPoints(minutes: readonly Period[]): AnalyticsEngineDataPoint[] {
	const sums = minutes.reduce<Counts>((sum, { counts }) => added(sum, counts), {});
	return Object.entries(sums)
		.filter(([name]) => !name.startsWith(DEFECTS))
		.slice(0, MOST_POINTS)
		.map(([name, by]) => ({ indexes: name.split("/", 1), blobs: name.split("/"), doubles: [by] }));
}

/** Each vital as its bucket's upper end. The last bucket is open: it counts as 1.5 times its lower end. */
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
