/** Lifetimes of cache entries, in milliseconds. Every read of content names one. */

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export interface Policy {
	/** Served without asking the backend. */
	fresh: number;
	/** After that: served at once while the backend is asked behind it, and as long as the backend fails. */
	stale: number;
	/** Only in the isolate's memory: what a visitor could make any number of must not be written to KV. */
	memoryOnly: boolean;
}

export const policies = {
	/** Footer, singles, taxonomies, items, unfiltered lists: their number is the content team's. */
	content: { fresh: 60 * SECOND, stale: DAY, memoryOnly: false },
	/** Searches, filtered and longer lists: their number is the visitors'. */
	query: { fresh: 60 * SECOND, stale: DAY, memoryOnly: true },
} as const satisfies Record<string, Policy>;

/** How long an item that the backend does not have is not asked for again. */
export const ABSENCE_MS = 30 * SECOND;

/** Bytes of memory that entries may take in one isolate. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
