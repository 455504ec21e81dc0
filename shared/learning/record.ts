import type { LocaleCode } from "../locales.ts";

/** The record of participation: what somebody has completed, and where they took part, by year. */

/** No vendor's portal is older. */
const FIRST_YEAR = 2000;
/** Offered without asking anybody: as many as professionals must account for together. */
const OFFERED = 6;

/** One completed course, or one webinar that somebody took part in. */
export interface RecordEntry {
	section: "e-learnings" | "webinars";
	id: string;
	/** null: no longer known. */
	title: string | null;
	/** null: the portal has no page of it any more. */
	page: { locale: LocaleCode; slug: string } | null;
	/** ISO 8601; null: not told. */
	on: string | null;
	/** null: not told. */
	seconds: number | null;
}

/** Why an entry belongs to no year for certain: what the provider does not tell, or was not asked for. */
export type Gap = "date" | "details" | "attendance";

/** What one vendor tells for the record. */
export interface Participation {
	/** false: the vendor tells nobody's participation. */
	isTold: boolean;
	entries: readonly RecordEntry[];
	gaps: readonly (RecordEntry & { gap: Gap })[];
	/** A question that failed would fill some of the gaps. */
	hasFailed: boolean;
}

/** What of it belongs to one year: with it all gaps that may. */
export interface YearOfRecord extends Participation {
	/** The other years that have entries, the latest first. */
	otherYears: readonly number[];
}

/** The calendar day in a time zone, as ISO 8601 has it. */
export const dayOf = (at: string | number, timeZone: string): string =>
	new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(at));

export const yearOf = (at: string | number, timeZone: string): number => Number(dayOf(at, timeZone).slice(0, 4));

/** The year that a query names, else the present one; null: none that a record can have. */
export function yearAsked(named: readonly string[] | undefined, present: number): number | null {
	const [text = String(present), ...more] = named ?? [];
	const year = /^\d{4}$/.test(text) ? Number(text) : 0;
	return more.length === 0 && year >= FIRST_YEAR && year <= present ? year : null;
}

export const yearsOffered = (present: number): number[] => Array.from({ length: OFFERED }, (_, back) => present - back);

export function inYear(all: Participation, year: number, timeZone: string): YearOfRecord {
	const yearOfEntry = ({ on }: RecordEntry): number | null => (on === null ? null : yearOf(on, timeZone));
	const years = new Set(all.entries.flatMap((entry) => yearOfEntry(entry) ?? []));
	return {
		...all,
		entries: all.entries
			.filter((entry) => yearOfEntry(entry) === year)
			.toSorted((a, b) => Date.parse(a.on ?? "") - Date.parse(b.on ?? "")),
		gaps: all.gaps.filter((entry) => (yearOfEntry(entry) ?? year) === year),
		otherYears: [...years].filter((one) => one !== year).toSorted((a, b) => b - a),
	};
}
