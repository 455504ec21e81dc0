import type { LocaleCode } from "../locales.ts";

/** The record of participation: completed courses and attended webinars, by year. */

/** No vendor has older data. */
const FIRST_YEAR = 2000;
/** The number of years in the menu: the period that professionals must account for. */
const OFFERED_YEARS = 6;

export interface RecordEntry {
	section: "e-learnings" | "webinars";
	id: string;
	/** Null when the vendor has no title any more. */
	title: string | null;
	/** Null when the portal has no page for it any more. */
	page: { locale: LocaleCode; slug: string } | null;
	/** ISO 8601, or null when the vendor sends none. */
	on: string | null;
	seconds: number | null;
}

/** Why an entry has no certain year: the provider does not send the data, or was not asked. */
export type Gap = "date" | "details" | "attendance";

export interface Participation {
	/** False when the vendor does not report participation at all. */
	isReported: boolean;
	entries: readonly RecordEntry[];
	gaps: readonly (RecordEntry & { gap: Gap })[];
	/** A failed request that could have filled some of the gaps. */
	hasFailed: boolean;
}

/** The part for one year, with all gaps that may belong to it. */
export interface YearOfRecord extends Participation {
	/** Other years with entries, the latest first. */
	otherYears: readonly number[];
}

/** ISO 8601. */
export const dayOf = (at: string | number, timeZone: string): string =>
	new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(at));

export const yearOf = (at: string | number, timeZone: string): number => Number(dayOf(at, timeZone).slice(0, 4));

/** The year in the query, else the present one. Null for an invalid year. */
export function requestedYear(named: readonly string[] | undefined, present: number): number | null {
	const [text = String(present), ...more] = named ?? [];
	const year = /^\d{4}$/.test(text) ? Number(text) : 0;
	return more.length === 0 && year >= FIRST_YEAR && year <= present ? year : null;
}

export const offeredYears = (present: number): number[] =>
	Array.from({ length: OFFERED_YEARS }, (_, back) => present - back);

export function inYear(all: Participation, year: number, timeZone: string): YearOfRecord {
	const yearOfEntry = ({ on }: RecordEntry): number | null => (on === null ? null : yearOf(on, timeZone));
	const years = new Set(all.entries.flatMap((entry) => yearOfEntry(entry) ?? []));
	return {
		...all,
		entries: all.entries
			.filter((entry) => yearOfEntry(entry) === year)
			.toSorted((a, b) => Date.parse(a.on ?? "") - Date.parse(b.on ?? "")),
		gaps: all.gaps.filter((entry) => (yearOfEntry(entry) ?? year) === year),
		otherYears: [...years].filter((other) => other !== year).toSorted((a, b) => b - a),
	};
}
