import { dayOf } from "../format.ts";
import type { LocaleCode } from "../locales.ts";

/** The record of participation by year: completed courses and attended webinars. */

const FIRST_YEAR = 2000;
/** Years in the menu: professionals must document this period. */
const OFFERED_YEARS = 6;

export interface RecordEntry {
	section: "e-learnings" | "webinars";
	id: string;
	title: string | null;
	page: { locale: LocaleCode; slug: string } | null;
	/** ISO 8601; null: the vendor sends none. */
	on: string | null;
	seconds: number | null;
}

/** Why an entry has no certain year: the data are missing, or were not requested. */
export type Gap = "date" | "details" | "attendance";

export interface Participation {
	/** false: the vendor does not report participation. */
	isReported: boolean;
	entries: readonly RecordEntry[];
	gaps: readonly (RecordEntry & { gap: Gap })[];
	/** A request failed that could have filled some gaps. */
	hasFailed: boolean;
}

/** One year, with all gaps that may belong to it. */
export interface YearOfRecord extends Participation {
	otherYears: readonly number[];
}

export const yearOf = (at: string | number, timeZone: string): number => Number(dayOf(at, timeZone).slice(0, 4));

/** The query's year, else the present one. null: an invalid year. */
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
