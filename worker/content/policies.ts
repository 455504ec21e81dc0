/** Lifetimes of cache entries, in milliseconds. Every read of content names one. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Policy {
	/** Served without asking the backend. */
	fresh: number;
	/** After that: served at once while the backend is asked behind the answer. */
	stale: number;
	/** Only in the isolate's memory: what a visitor could make any number of must not be written to KV. */
	memoryOnly: boolean;
}

export const policies = {
	/** Footer, singles, taxonomies, unfiltered lists: their number is the content team's. */
	content: { fresh: MINUTE, stale: DAY, memoryOnly: false },
	/** Items: one that has been withdrawn or gated must not be read for long, so that the backend is soon asked first. */
	item: { fresh: MINUTE, stale: 5 * MINUTE, memoryOnly: false },
	/** Whether a webinar is live: a minute at most, in the isolate alone, since KV would take longer to agree. */
	moment: { fresh: 30 * SECOND, stale: 30 * SECOND, memoryOnly: true },
	/** Searches, filtered and longer lists: their number is the visitors'. */
	query: { fresh: MINUTE, stale: DAY, memoryOnly: true },
} as const satisfies Record<string, Policy>;

/** How long an entry is served when the backend fails. */
export const RESCUE_MS = DAY;

/** How long "upcoming" or "live" is believed when the provider cannot be asked again; then the dates say it. */
export const BELIEVED_MS = 5 * MINUTE;

/** How long an item that the backend does not have is not asked for again. */
export const ABSENCE_MS = 30 * SECOND;

/** Bytes of memory that entries may take in one isolate. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
