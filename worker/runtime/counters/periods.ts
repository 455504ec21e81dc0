/** Sums by name, such as `requests/be/2xx`. Code and configuration bound the names. */
export type Counts = Readonly<Record<string, number>>;

export interface Period {
	at: number;
	counts: Counts;
}

/** The counts of all isolates, the oldest first. Periods without counts are missing. */
export interface History {
	minutes: Period[];
	hours: Period[];
}

export type Sum = (name: string) => number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const MINUTES_KEPT = 60;
export const HOURS_KEPT = 48;

export const startOf = (at: number, length: number): number => Math.floor(at / length) * length;

/** The last `most` periods, oldest first. Those without counts are empty. */
export function lastPeriods(periods: readonly Period[], length: number, most: number, now: number): Period[] {
	const byStart = new Map(periods.map((period) => [period.at, period]));
	return Array.from({ length: most }, (_, index) => {
		const at = startOf(now, length) - (most - 1 - index) * length;
		return byStart.get(at) ?? { at, counts: {} };
	});
}

export const sumOver =
	(periods: readonly Period[]): Sum =>
	(name) =>
		periods.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);

export function added(to: Counts, counts: Counts, most = Number.POSITIVE_INFINITY): Counts {
	const sums = new Map(Object.entries(to));
	for (const [name, by] of Object.entries(counts)) {
		if (sums.has(name) || sums.size < most) sums.set(name, (sums.get(name) ?? 0) + by);
	}
	return Object.fromEntries(sums);
}
