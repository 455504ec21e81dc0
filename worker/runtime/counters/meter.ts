import { HOUR_MS, MINUTE_MS, type Period, startOf } from "./periods.ts";

export interface Sums {
	add(minutes: readonly Period[]): Promise<void>;
}

/** The least time between two urgent flushes: a release in which every request throws must not flood the object. */
const URGENT_EVERY_MS = 5000;

/** One isolate's counts by minute. They are due every `every` milliseconds, urgent ones after the next response. */
export function meter(every: number, now: () => number = Date.now) {
	let minutes = new Map<number, Map<string, number>>();
	let flushedAt: number | undefined;
	let isUrgent = false;
	let urgentAt = Number.NEGATIVE_INFINITY;

	function add(at: number, name: string, by: number): void {
		const counts = minutes.get(at) ?? new Map<string, number>();
		minutes.set(at, counts);
		counts.set(name, (counts.get(name) ?? 0) + by);
	}

	return {
		count(name: string, by = 1): void {
			flushedAt ??= now();
			add(startOf(now(), MINUTE_MS), name, by);
		},
		countUrgent(name: string): void {
			isUrgent = true;
			add(startOf(now(), MINUTE_MS), name, 1);
		},
		isDue: (): boolean =>
			minutes.size > 0 &&
			((isUrgent && now() - urgentAt >= URGENT_EVERY_MS) || (flushedAt !== undefined && now() - flushedAt >= every)),
		/** @throws the error of `sums`; the counts of the last hour are kept for the next flush */
		async flush(sums: Sums): Promise<void> {
			if (minutes.size === 0) return;
			const taken = minutes;
			minutes = new Map();
			flushedAt = now();
			if (isUrgent) urgentAt = now();
			isUrgent = false;
			try {
				await sums.add([...taken].map(([at, counts]) => ({ at, counts: Object.fromEntries(counts) })));
			} catch (error) {
				const kept = [...taken].filter(([at]) => at > now() - HOUR_MS);
				for (const [at, counts] of kept) for (const [name, by] of counts) add(at, name, by);
				throw error;
			}
		},
	};
}
