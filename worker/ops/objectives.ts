import { COUNTRY_CODES } from "../../shared/countries.ts";
import type { Sum } from "../runtime/counters/hours.ts";
import { LAYERS } from "../runtime/trace.ts";
import { misses } from "./vitals-report.ts";

/** What the portal promises (service level objectives), from the counts; docs/operations.md says why so much. */

interface Objective {
	name: string;
	/** What is promised, in words. */
	promise: string;
	/** The share that keeps the promise; the rest is the error budget. */
	target: number;
	of: (sum: Sum) => { all: number; bad: number };
}

const inAllCountries = (sum: Sum, kind: "requests" | "layers", names: readonly string[]): number =>
	COUNTRY_CODES.reduce(
		(total, country) => names.reduce((own, name) => own + sum(`${kind}/${country}/${name}`), total),
		0,
	);

export const OBJECTIVES: readonly Objective[] = [
	{
		name: "Availability",
		promise: "answers are no errors of the server",
		target: 0.999,
		of: (sum) => ({
			all: inAllCountries(sum, "requests", ["2xx", "3xx", "4xx", "5xx"]),
			bad: inAllCountries(sum, "requests", ["5xx"]),
		}),
	},
	{
		name: "Freshness",
		promise: "answers have content that could be renewed when it was due",
		target: 0.99,
		of: (sum) => ({
			all: inAllCountries(sum, "layers", LAYERS),
			bad: inAllCountries(sum, "layers", ["rescue"]) + sum("events/refresh"),
		}),
	},
	{
		name: "Largest paint",
		promise: "page loads show their largest part within 2.5 s (LCP)",
		target: 0.75,
		of: (sum) => misses("LCP", sum),
	},
];

export interface ObjectiveReport extends Pick<Objective, "name" | "promise" | "target"> {
	all: number;
	bad: number;
	/** Of the error budget: 1 is all of it. null: nothing was counted. */
	spent: number | null;
}

export const objectivesReport = (sum: Sum): ObjectiveReport[] =>
	OBJECTIVES.map(({ name, promise, target, of }) => {
		const { all, bad } = of(sum);
		return { name, promise, target, all, bad, spent: all === 0 ? null : bad / (all * (1 - target)) };
	});
