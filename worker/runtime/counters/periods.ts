/** Sums by name, such as `requests/be/2xx`. The code and the configuration bound the number of names. */
export type Counts = Readonly<Record<string, number>>;

/** Counts of one minute or one hour. */
export interface Period {
	/** When it began: milliseconds since 1970. */
	at: number;
	counts: Counts;
}

/** What all isolates have counted; periods without a count are missing. The oldest comes first. */
export interface History {
	minutes: Period[];
	hours: Period[];
}

/** The sum of one name over some periods. */
export type Sum = (name: string) => number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const MINUTES_KEPT = 60;
export const HOURS_KEPT = 48;

export const startOf = (at: number, length: number): number => Math.floor(at / length) * length;

export const sumOver =
	(periods: readonly Period[]): Sum =>
	(name) =>
		periods.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);

/** Adds counts name by name. Names beyond `most` are dropped. */
export function added(to: Counts, counts: Counts, most = Number.POSITIVE_INFINITY): Counts {
	const sums = new Map(Object.entries(to));
	for (const [name, by] of Object.entries(counts)) {
		if (sums.has(name) || sums.size < most) sums.set(name, (sums.get(name) ?? 0) + by);
	}
	return Object.fromEntries(sums);
}
