/**
 * The cache policies: every lifetime, in milliseconds. Each read of content names one of them. docs/storage.md describes
 * them, and a test compares the two.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Policy {
	/** The entry is served without asking the backend. */
	fresh: number;
	/** After that, it is served and renewed after the response (stale-while-revalidate). */
	stale: number;
	/** The age at which it ends. Until then it is served when the backend fails (stale-if-error). */
	ends: number;
	/** Whether KV stores it too. Never for keys that visitors can invent. */
	inKv: boolean;
}

export const policies = {
	/** Footer, singles, taxonomies, unfiltered lists: their number is bounded by the content. */
	content: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: true },
	/** Stale for minutes only, so that an item that was withdrawn or gated without a purge disappears soon. */
	item: { fresh: MINUTE, stale: 5 * MINUTE, ends: DAY, inKv: true },
	/** Whether a webinar is live. Not in KV, which can lag by a minute. */
	moment: { fresh: 30 * SECOND, stale: 30 * SECOND, ends: DAY, inKv: false },
	/** Filtered lists and later pages: visitors decide how many there are. */
	query: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Copies of public pictures, in the Cache API only. */
	picture: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Transcripts made from captions. */
	transcript: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Search results: personal input is kept no longer than speed needs. */
	search: { fresh: MINUTE, stale: 4 * MINUTE, ends: 5 * MINUTE, inKv: false },
	/** A locale's search index. Building it reads every card. */
	searchIndex: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: true },
} as const satisfies Record<string, Policy>;

/** While the webinar provider is down, its last "upcoming" or "live" counts for this long; then the dates decide. */
export const BELIEVED_MS = 5 * MINUTE;

/** The CMS's clock may be ahead by this much: an item it has just published is not under embargo. */
export const CLOCKS_MS = 2 * MINUTE;

/** How long a 403, 404 or 410 of the backend is cached (negative caching). */
export const ABSENCE_MS = 30 * SECOND;

/** The pause after a failed renewal. */
export const REST_MS = 5 * SECOND;

/** The pause after a failed resize; until then the CMS's own picture is served. */
export const UNRESIZED_MS = MINUTE;

/** How long a picture's size is cached, read from its file; and how long a failure to read it. */
export const PICTURE_SIZE_MS = DAY;
export const UNMEASURED_MS = 10 * MINUTE;

/** Copies of public recordings: their lifetime, and the largest recording that is copied. */
export const MEDIUM_COPY_MS = DAY;
export const MEDIUM_COPY_BYTES = 100 * 1024 * 1024;
/** The pause between two attempts to copy the same recording. */
export const MEDIUM_COPY_REST_MS = 10 * MINUTE;

/** The longest captions for a transcript: about ten hours of speech. */
export const TRANSCRIPT_BYTES = 1024 * 1024;
export const TRANSCRIPT_LINES = 10_000;

/** How long an item's old address redirects to its current one. */
export const OLD_ADDRESS_MS = 365 * DAY;

/** How long a kept page may be stale; then it is rendered again from its entries. */
export const PAGE_STALE_MS = 5 * MINUTE;

/** `Cache-Control` of responses that browsers may keep. */
export const CACHE_CONTROL = {
	/** The address contains the upload's version. */
	picture: `public, max-age=${(365 * DAY) / SECOND}, immutable`,
	/** For pictures without a version, and for those that could not be resized. */
	unversionedPicture: "public, max-age=300",
	/** Minutes, because a medium can be withdrawn. Gated media are not cached at all. */
	publicMedium: "private, max-age=300",
	/** For robots.txt and sitemaps. */
	discovery: "public, max-age=3600",
	/** Feeds and calendars, which apps poll. Minutes, because an item can be withdrawn. */
	feed: "public, max-age=300",
	/** Private, because its language follows the visitor's locale cookie and browser. */
	webManifest: "private, max-age=3600",
} as const;

/** Memory per isolate, in bytes: cache entries, kept pages, search indexes, shared page parts. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
export const PAGES_BYTES = 16 * 1024 * 1024;
/** Holds a few locales. The least recently used index is dropped and read again when needed. */
export const INDEXES_BYTES = 32 * 1024 * 1024;
/** A locale's search index is built at most so often; after failures the pause grows up to the longest. */
export const INDEX_EVERY_MS = MINUTE;
export const INDEX_MOST_PAUSE_MS = 16 * MINUTE;
/** The pause of an isolate between two reads of an index that is old or missing. */
export const INDEX_REST_MS = 5 * SECOND;
export const PARTS_BYTES = 8 * 1024 * 1024;

/** A layer that takes longer is a miss. */
export const LAYER_DEADLINE_MS = 1000;
