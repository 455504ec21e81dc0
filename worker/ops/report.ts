import { COUNTRY_CODES, type CountryCode } from "../../shared/countries.ts";
import type { Family } from "../backend/families.ts";
import { HOUR_MS, HOURS_KEPT, type Hour, type Sum } from "../runtime/counters/hours.ts";
import { FAULTS, type Fault } from "../runtime/errors.ts";
import { LAYERS, type Layer } from "../runtime/trace.ts";
import { type ObjectiveReport, objectivesReport } from "./objectives.ts";
import { type VitalsOfCountry, vitalsReport } from "./vitals-report.ts";

/** The operations page's numbers and warnings from the hourly sums; docs/operations.md names the thresholds. */

/** Answers with content. A hit is one for which nobody waited for the backend. */
interface Share {
	answers: number;
	hits: number;
}

export interface CacheReport extends Share {
	country: CountryCode;
	/** The last two days, the oldest first. */
	hours: (Share & { at: number })[];
}

export interface FamilyReport {
	family: Family;
	calls: number;
	failures: number;
	/** Why, where it is known: the most frequent first. */
	faults: { fault: Fault; count: number }[];
	/** Calls that were not made, because a circuit was open. */
	spared: number;
	/** Milliseconds a call; null: no calls. */
	mean: number | null;
}

interface TrafficReport {
	country: CountryCode;
	requests: number;
	refused: number;
	failed: number;
}

/** What somebody should look at now. */
export interface Concern {
	what: string;
	/** The runbook's title in docs/operations.md. */
	runbook: string;
}

export interface Report {
	/** Of all hours that are kept. */
	objectives: ObjectiveReport[];
	/** Of the last day. */
	vitals: VitalsOfCountry[];
	/** Of the last day. */
	caches: CacheReport[];
	/** Of this hour and the one before, as the traffic. */
	families: FamilyReport[];
	traffic: TrafficReport[];
	/** Log events of the last day and of this hour and the one before, the most frequent first. */
	events: { name: string; recent: number; day: number }[];
	concerns: Concern[];
}

const MISSES: readonly Layer[] = ["backend", "rescue"];
/** With fewer calls or answers a rate is no reason to warn. */
const FEWEST = 20;
const BACKEND_FAILURES = 0.05;
const FAILED_ANSWERS = 0.01;
/** Left out of the list of log events: what happens all the time, and what the page's own tables tell. */
const EVERYDAY = ["request", "page", "purge", "deed"];

const sumOver =
	(hours: readonly Hour[]): Sum =>
	(name) =>
		hours.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);

export function report(hours: readonly Hour[], families: readonly Family[], now: number): Report {
	const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS;
	const within = (count: number) => hours.filter(({ at }) => at > thisHour - count * HOUR_MS);
	const recent = sumOver(within(2));
	const day = sumOver(within(24));
	const calls = families.map((family) => familyReport(family, recent));
	const traffic = COUNTRY_CODES.map((country) => trafficReport(country, recent));
	return {
		objectives: objectivesReport(sumOver(hours)),
		vitals: vitalsReport(day),
		caches: COUNTRY_CODES.map((country) => cacheReport(country, hours, thisHour, day)),
		families: calls,
		traffic,
		events: eventsOf(within(24), recent),
		concerns: concernsOf(calls, traffic, recent),
	};
}

function cacheReport(country: CountryCode, all: readonly Hour[], thisHour: number, day: Sum): CacheReport {
	const share = (sum: Sum): Share => {
		const of = (layers: readonly Layer[]) =>
			layers.reduce((total, layer) => total + sum(`layers/${country}/${layer}`), 0);
		return { answers: of(LAYERS), hits: of(LAYERS) - of(MISSES) };
	};
	const byHour = new Map(all.map((hour) => [hour.at, hour]));
	return {
		country,
		...share(day),
		hours: Array.from({ length: HOURS_KEPT }, (_, index) => {
			const at = thisHour - (HOURS_KEPT - 1 - index) * HOUR_MS;
			const hour = byHour.get(at);
			return { at, ...share(sumOver(hour ? [hour] : [])) };
		}),
	};
}

function familyReport(family: Family, recent: Sum): FamilyReport {
	const calls = recent(`backend/${family}/calls`);
	return {
		family,
		calls,
		failures: recent(`backend/${family}/failures`),
		faults: FAULTS.map((fault) => ({ fault, count: recent(`backend/${family}/${fault}`) }))
			.filter(({ count }) => count > 0)
			.sort((a, b) => b.count - a.count),
		spared: recent(`backend/${family}/spared`),
		mean: calls === 0 ? null : Math.round(recent(`backend/${family}/ms`) / calls),
	};
}

function trafficReport(country: CountryCode, recent: Sum): TrafficReport {
	const of = (kind: number) => recent(`requests/${country}/${kind}xx`);
	return { country, requests: of(2) + of(3) + of(4) + of(5), refused: of(4), failed: of(5) };
}

function eventsOf(lastDay: readonly Hour[], recent: Sum): Report["events"] {
	const day = sumOver(lastDay);
	const names = new Set(
		lastDay.flatMap(({ counts }) =>
			Object.keys(counts).flatMap((name) => (name.startsWith("events/") ? [name.slice("events/".length)] : [])),
		),
	);
	return [...names]
		.filter((name) => !EVERYDAY.includes(name))
		.map((name) => ({ name, recent: recent(`events/${name}`), day: day(`events/${name}`) }))
		.sort((a, b) => b.recent - a.recent || b.day - a.day);
}

/** With one decimal below ten per cent. */
export const percent = (part: number, whole: number): string =>
	`${((100 * part) / whole).toFixed(part * 10 < whole ? 1 : 0)} %`;

const BACKEND_DOWN = "The backend is down";

function concernsOf(families: readonly FamilyReport[], traffic: readonly TrafficReport[], recent: Sum): Concern[] {
	const isBackends = families.some(({ calls, failures }) => calls >= FEWEST && failures >= calls * BACKEND_FAILURES);
	const unrenewed = recent("events/refresh");
	const of = (runbook: string, ...found: string[]): Concern[] => found.map((what) => ({ what, runbook }));
	return [
		...families.flatMap(({ family, calls, failures, spared }) => [
			...(calls >= FEWEST && failures >= calls * BACKEND_FAILURES
				? of(BACKEND_DOWN, `${percent(failures, calls)} of the calls to ${family} failed`)
				: []),
			...(spared > 0 ? of(BACKEND_DOWN, `${spared} calls of ${family} were not made: a circuit was open`) : []),
		]),
		...traffic.flatMap(({ country, requests, failed }) =>
			requests >= FEWEST && failed >= requests * FAILED_ANSWERS
				? of(
						isBackends ? BACKEND_DOWN : "Rollback",
						`${percent(failed, requests)} of the answers in ${country} were errors of the server`,
					)
				: [],
		),
		...COUNTRY_CODES.flatMap((country) => {
			const rescued = recent(`layers/${country}/rescue`);
			return rescued > 0
				? of(BACKEND_DOWN, `${rescued} answers in ${country} had older content in the failing backend's place`)
				: [];
		}),
		...(unrenewed >= FEWEST
			? of(BACKEND_DOWN, `${unrenewed} renewals of content failed: visitors read what is kept`)
			: []),
		...(recent("events/client-error") >= FEWEST
			? of("Scripts fail in browsers", `${recent("events/client-error")} errors of scripts were told by browsers`)
			: []),
		...(recent("events/purge-failed") > 0 ? of("Purge", "a purge failed: what was taken away may still be shown") : []),
	];
}
