/** Lifetimes of cache entries, in milliseconds. Every read of content names one. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Policy {
	/** Served without asking the backend. */
	fresh: number;
	/** After that: served at once while the backend is asked behind the answer. */
	stale: number;
	/** Whether KV keeps it too: never what a visitor could make any number of. */
	inKv: boolean;
}

export const policies = {
	/** Footer, singles, taxonomies, unfiltered lists: their number is the content team's. */
	content: { fresh: MINUTE, stale: DAY, inKv: true },
	/** Items: one that has been withdrawn or gated must not be read for long, so that the backend is soon asked first. */
	item: { fresh: MINUTE, stale: 5 * MINUTE, inKv: true },
	/** Whether a webinar is live: a minute at most, and not in KV, which would take longer to agree. */
	moment: { fresh: 30 * SECOND, stale: 30 * SECOND, inKv: false },
	/** Searches, filtered and longer lists: their number is the visitors'. */
	query: { fresh: MINUTE, stale: DAY, inKv: false },
} as const satisfies Record<string, Policy>;

/** How long an entry is served when the backend fails. No entry is older. */
export const RESCUE_MS = DAY;

/** How long "upcoming" or "live" is believed when the provider cannot be asked again; then the dates say it. */
export const BELIEVED_MS = 5 * MINUTE;

/** How long an item that the backend does not have is not asked for again. */
export const ABSENCE_MS = 30 * SECOND;

/** A renewal that failed is tried again after this. */
export const REST_MS = 5 * SECOND;

/** A page is made from entries, which have their own lives: beyond this it is made anew. */
export const PAGE_STALE_MS = 5 * MINUTE;

/** Bytes of memory that entries, and whole pages, may take in one isolate. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
export const PAGES_BYTES = 16 * 1024 * 1024;
/** Likewise, the parts that pages share. */
export const PARTS_BYTES = 4 * 1024 * 1024;
/** Likewise, of what URLs were found to name. */
export const ADDRESSES_BYTES = 1024 * 1024;

/** A layer that takes longer has nothing. */
export const LAYER_DEADLINE_MS = 1000;
