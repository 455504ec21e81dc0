/** Sums by name, such as `requests/be/2xx`. Every part of a name is fixed in code, so that there are few names. */
export type Counts = Readonly<Record<string, number>>;

/** Where all isolates add their counts. */
export interface Sums {
	add(counts: Counts): Promise<void>;
}

/** One isolate's counts, which are due to be added to the sums of all every `every` milliseconds. */
export function meter(every: number, now: () => number = Date.now) {
	let counts = new Map<string, number>();
	/** undefined: nothing was counted yet. */
	let flushedAt: number | undefined;

	function count(name: string, by = 1): void {
		flushedAt ??= now();
		counts.set(name, (counts.get(name) ?? 0) + by);
	}

	return {
		count,
		isDue: (): boolean => flushedAt !== undefined && counts.size > 0 && now() - flushedAt >= every,
		/** @throws what the sums throw; the counts are kept for the next time */
		async flush(sums: Sums): Promise<void> {
			if (counts.size === 0) return;
			const taken = counts;
			counts = new Map();
			flushedAt = now();
			try {
				await sums.add(Object.fromEntries(taken));
			} catch (error) {
				for (const [name, by] of taken) count(name, by);
				throw error;
			}
		},
	};
}
