import { COUNTRY_CODES, type CountryCode } from "../../shared/countries.ts";
import type { Family } from "../backend/families.ts";
import {
	type History,
	HOUR_MS,
	HOURS_KEPT,
	lastPeriods,
	MINUTE_MS,
	type Period,
	type Sum,
	startOf,
	sumOver,
} from "../runtime/counters/periods.ts";
import { type FamilyReport, familyReport } from "./family-report.ts";
import { type Incident, incidentsOf } from "./incidents.ts";
import { signalsOf } from "./signals.ts";

export interface HourReport {
	at: number;
	answers: number;
	refused: number;
	failed: number;
	calls: number;
	failedCalls: number;
}

/** A name's count in the last hour and in 48 hours. */
export interface Counted {
	name: string;
	hour: number;
	all: number;
	/** The last minute (in the last hour) or hour with a count. */
	last: number;
}

export interface Report {
	incidents: Incident[];
	families: FamilyReport[];
	/** Of the last hour. */
	countries: { country: CountryCode; answers: number; refused: number; failed: number }[];
	/** The last 48, oldest first. */
	hours: HourReport[];
	events: Counted[];
	/** Visits by deep link, by the code's id. */
	codes: Counted[];
}

const RECENT_MS = 10 * MINUTE_MS;
/** Frequent events, and those shown elsewhere on the page. */
const EVERYDAY = ["request", "page", "purge", "audit", "deeplink-opened"];

export function report(
	{ minutes, hours }: History,
	families: readonly Family[],
	deadlineOf: (family: Family) => number,
	now: number,
): Report {
	const recent = sumOver(minutes.filter(({ at }) => at > now - RECENT_MS));
	const before = sumOver(hours.filter(({ at }) => at < startOf(now, HOUR_MS) - HOUR_MS));
	const calls = families.map((family) => familyReport(family, recent, before, deadlineOf(family)));
	const lastHour = sumOver(minutes);
	return {
		incidents: incidentsOf(signalsOf(minutes, calls), minutes, now),
		families: calls,
		countries: COUNTRY_CODES.map((country) => ({ country, ...answersOf([country], lastHour) })),
		hours: hoursOf(hours, families, now),
		events: counted("events/", minutes, hours).filter(({ name }) => !EVERYDAY.includes(name)),
		codes: counted("codes/", minutes, hours),
	};
}

function answersOf(countries: readonly CountryCode[], sum: Sum) {
	const of = (kind: string) => countries.reduce((total, country) => total + sum(`requests/${country}/${kind}`), 0);
	return { answers: of("2xx") + of("3xx") + of("4xx") + of("5xx"), refused: of("4xx"), failed: of("5xx") };
}

function hoursOf(hours: readonly Period[], families: readonly Family[], now: number): HourReport[] {
	return lastPeriods(hours, HOUR_MS, HOURS_KEPT, now).map((hour) => {
		const sum = sumOver([hour]);
		const of = (name: string) => families.reduce((total, family) => total + sum(`backend/${family}/${name}`), 0);
		return { at: hour.at, ...answersOf(COUNTRY_CODES, sum), calls: of("calls"), failedCalls: of("failures") };
	});
}

/** All names with the prefix, the most frequent of the last hour first. */
function counted(prefix: string, minutes: readonly Period[], hours: readonly Period[]): Counted[] {
	const names = new Set([...hours, ...minutes].flatMap(({ counts }) => Object.keys(counts)));
	const lastIn = (periods: readonly Period[], name: string) => periods.findLast(({ counts }) => counts[name])?.at;
	return [...names]
		.filter((name) => name.startsWith(prefix))
		.map((name) => ({
			name: name.slice(prefix.length),
			hour: sumOver(minutes)(name),
			all: sumOver(hours)(name),
			last: lastIn(minutes, name) ?? lastIn(hours, name) ?? 0,
		}))
		.sort((a, b) => b.hour - a.hour || b.all - a.all);
}
