import { MINUTE_MS, type Period, startOf } from "./periods.ts";

/** Where all isolates add their counts. */
export interface Sums {
	add(minutes: readonly Period[]): Promise<void>;
}

/** An isolate sends urgent counts at most this often: a release in which every request throws must not flood the object. */
const URGENT_EVERY_MS = 5000;

/** One isolate's counts by minute. They are due every `every` milliseconds, urgent ones with the next answer. */
export function meter(every: number, now: () => number = Date.now) {
	let minutes = new Map<number, Map<string, number>>();
	/** undefined: nothing was counted yet. */
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
		/** @throws what the sums throw; the counts are kept for the next time */
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
				for (const [at, counts] of taken) for (const [name, by] of counts) add(at, name, by);
				throw error;
			}
		},
	};
}
