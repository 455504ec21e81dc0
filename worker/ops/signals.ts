import { COUNTRY_CODES } from "../../shared/countries.ts";
import type { Family } from "../backend/families.ts";
import type { Period, Sum } from "../runtime/counters/periods.ts";
import type { FamilyReport } from "./family-report.ts";
import { countryName, number, shareOf } from "./words.tsx";

/** The operations page's alerts. Each leads to one runbook. */

export const RUNBOOKS = {
	down: "The backend is down",
	slow: "The backend is slow",
	search: "Search fails",
	defect: "A defect after a release",
	platform: "The platform fails",
	scripts: "Scripts fail in browsers",
	purge: "A purge failed",
	contract: "Answers do not fit the contract",
} as const;
export type Runbook = keyof typeof RUNBOOKS;

/** Warns if at least `fewest` and at least `share` of `all` are bad. */
export interface Signal {
	runbook: Runbook;
	bad: (sum: Sum) => number;
	all: (sum: Sum) => number;
	fewest: number;
	share: number;
	words: (bad: number, all: number) => string;
	/** While content fails, slow calls and failing searches belong to this incident. */
	isContentDown?: boolean;
}

/** Below the circuit's 12 failures, so that no outage is hidden. */
const FEWEST = 10;

export function signalsOf(minutes: readonly Period[], families: readonly FamilyReport[]): Signal[] {
	const names = new Set(minutes.flatMap(({ counts }) => Object.keys(counts)));
	return [
		...families.flatMap((report) => [failing(report.family), slow(report)]),
		...COUNTRY_CODES.flatMap((country) => [
			...[...names].flatMap((name) => {
				const [kind, of, cause] = name.split("/");
				return kind === "errors" && of === country && cause && cause !== "defect"
					? [answers(country, cause, name)]
					: [];
			}),
			event("down", `layers/${country}/rescue`, FEWEST, (bad) => {
				return `${number(bad)} responses in ${countryName(country)} had older content because the backend failed`;
			}),
		]),
		...[...names].filter((name) => name.startsWith(DEFECTS)).map(defect),
		event("down", "events/refresh", 20, (bad) => `${number(bad)} renewals of content failed`),
		event("search", "events/search-reduced", FEWEST, (bad) => `${number(bad)} searches matched titles and intros only`),
		event("scripts", "events/client-error", 20, (bad) => `browsers reported ${number(bad)} script errors`),
		event("purge", "events/purge-failed", 1, () => "a purge failed, so old content may still be shown"),
	];
}

function failing(family: Family): Signal {
	const of = (name: string) => (sum: Sum) => sum(`backend/${family}/${name}`);
	return {
		runbook: runbookOf(family),
		isContentDown: family === "content",
		bad: (sum) => of("failures")(sum) + of("spared")(sum),
		all: (sum) => of("calls")(sum) + of("spared")(sum),
		fewest: FEWEST,
		share: 0.05,
		words: (bad, all) => `${shareOf(bad, all)} calls to ${family} failed or were skipped`,
	};
}

/** Causes of errors that are no outage of the backend. */
const CAUSES: Readonly<Record<string, { runbook: Runbook; words: string }>> = {
	portal: { runbook: "platform", words: "a service of the platform failed" },
	contract: { runbook: "contract", words: "answers of the backend do not fit the contract" },
};

const runbookOf = (cause: string): Runbook => CAUSES[cause]?.runbook ?? (cause === "search" ? "search" : "down");

/** Counts calls of minutes with a mean over the limit, except minutes in which most calls failed. */
function slow({ family, mean, usual, limit }: FamilyReport): Signal {
	const calls = (sum: Sum) => sum(`backend/${family}/calls`);
	const isSlow = (sum: Sum) =>
		sum(`backend/${family}/ms`) >= limit * calls(sum) && sum(`backend/${family}/failures`) < calls(sum) / 2;
	return {
		runbook: "slow",
		bad: (sum) => (isSlow(sum) ? calls(sum) : 0),
		all: calls,
		fewest: FEWEST,
		share: 0.5,
		words: (bad) =>
			[
				`${number(bad)} calls to ${family} took ${number(limit)} ms or more on average`,
				...(mean === null ? [] : [`now ${number(mean)} ms`]),
				...(usual === null ? [] : [`usually ${number(usual)} ms`]),
			].join(", "),
	};
}

const answers = (country: (typeof COUNTRY_CODES)[number], cause: string, name: string): Signal => ({
	runbook: runbookOf(cause),
	isContentDown: cause === "content",
	bad: (sum) => sum(name),
	all: (sum) => ["2xx", "3xx", "4xx", "5xx"].reduce((all, kind) => all + sum(`requests/${country}/${kind}`), 0),
	fewest: cause === "portal" ? 5 : FEWEST,
	share: 0.01,
	words: (bad, all) =>
		`${shareOf(bad, all)} responses in ${countryName(country)} were server errors: ${
			CAUSES[cause]?.words ?? `calls to ${cause} failed`
		}`,
});

/** Counts of thrown errors: `defects/{release}/{route}`. */
const DEFECTS = "defects/";

function defect(name: string): Signal {
	const [release, ...route] = name.slice(DEFECTS.length).split("/");
	const words = (bad: number) =>
		`an error was thrown${bad === 1 ? "" : ` ${number(bad)} times`}: ${route.join("/")}, release ${release}`;
	return event("defect", name, 1, words);
}

/** A signal independent of the number of responses. */
const event = (runbook: Runbook, name: string, fewest: number, words: (bad: number) => string): Signal => ({
	runbook,
	bad: (sum) => sum(name),
	all: (sum) => sum("events/request"),
	fewest,
	share: 0,
	words,
});
