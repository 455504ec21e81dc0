import { COUNTRY_CODES, type CountryCode } from "../../shared/countries.ts";
import { VITAL_ENDS, VITAL_TARGETS, VITALS, type Vital } from "../../shared/vitals.ts";
import type { Sum } from "../runtime/counters/hours.ts";

/** What real visitors' browsers have told, from the histograms of the hourly sums. */

/** With fewer reports a percentile says nothing. */
const FEWEST = 20;

export interface VitalReport {
	vital: Vital;
	reports: number;
	/** Interpolated within its bucket; Infinity: in the last one. null: too few reports. */
	p75: number | null;
	isMet: boolean;
}

export interface VitalsOfCountry {
	country: CountryCode;
	vitals: VitalReport[];
}

const histogramOf = (country: CountryCode, vital: Vital, sum: Sum): number[] =>
	Array.from({ length: VITAL_ENDS[vital].length + 1 }, (_, bucket) => sum(`vitals/${country}/${vital}/${bucket}`));

const total = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** The value that three of four do not exceed; null: nothing was counted. */
export function p75(histogram: readonly number[], ends: readonly number[]): number | null {
	const rank = 0.75 * total(histogram);
	if (rank === 0) return null;
	let below = 0;
	for (const [bucket, inside] of histogram.entries()) {
		const end = ends[bucket];
		if (end === undefined) break;
		const start = ends[bucket - 1] ?? 0;
		if (below + inside >= rank) return start + ((end - start) * (rank - below)) / inside;
		below += inside;
	}
	return Number.POSITIVE_INFINITY;
}

function vitalOf(country: CountryCode, vital: Vital, sum: Sum): VitalReport {
	const histogram = histogramOf(country, vital, sum);
	const reports = total(histogram);
	const value = reports < FEWEST ? null : p75(histogram, VITAL_ENDS[vital]);
	return { vital, reports, p75: value, isMet: value !== null && value <= VITAL_TARGETS[vital] };
}

export const vitalsReport = (sum: Sum): VitalsOfCountry[] =>
	COUNTRY_CODES.map((country) => ({ country, vitals: VITALS.map((vital) => vitalOf(country, vital, sum)) }));

/** Of all countries: how many page loads told a vital, and how many of them missed its target. */
export function misses(vital: Vital, sum: Sum): { all: number; bad: number } {
	const counts = COUNTRY_CODES.map((country) => histogramOf(country, vital, sum));
	const good = VITAL_ENDS[vital].filter((end) => end <= VITAL_TARGETS[vital]).length;
	return { all: total(counts.map(total)), bad: total(counts.map((histogram) => total(histogram.slice(good)))) };
}
