/**
 * The policy table: every lifetime of something cached, in milliseconds. Each read of content names one of the policies.
 * docs/storage.md tells them in words, and a test compares the two.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Policy {
	/** For so long an entry is served without asking the backend. */
	fresh: number;
	/** For so long after that it is served and renewed behind the answer (stale-while-revalidate). */
	stale: number;
	/** With this age it ends. Until then it is served when the backend fails (stale-if-error). */
	ends: number;
	/** Whether KV keeps it too; never for keys of which visitors can make up any number. */
	inKv: boolean;
}

export const policies = {
	/** Footer, singles, taxonomies, unfiltered lists: the content team decides how many there are. */
	content: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: true },
	/** Items: stale for minutes only, so that one that was withdrawn or gated without a purge is not read for long. */
	item: { fresh: MINUTE, stale: 5 * MINUTE, ends: DAY, inKv: true },
	/** Whether a webinar is live: a minute at most, and not in KV, whose copies lag by up to a minute. */
	moment: { fresh: 30 * SECOND, stale: 30 * SECOND, ends: DAY, inKv: false },
	/** Filtered and longer lists: visitors decide how many there are. */
	query: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Searches: what somebody typed is not kept for longer than speed needs. */
	search: { fresh: MINUTE, stale: 4 * MINUTE, ends: 5 * MINUTE, inKv: false },
} as const satisfies Record<string, Policy>;

/** How long the provider's "upcoming" or "live" is believed when it cannot be asked again; then the dates decide. */
export const BELIEVED_MS = 5 * MINUTE;

/** How long a 403, 404 or 410 of the backend is remembered (negative caching). */
export const ABSENCE_MS = 30 * SECOND;

/** A renewal that failed is tried again after this. */
export const REST_MS = 5 * SECOND;

/** How long a whole page may be stale; after that it is made again from its entries. */
export const PAGE_STALE_MS = 5 * MINUTE;

/** `Cache-Control` of what browsers may keep for a while without asking again. */
export const CACHE_CONTROL = {
	picture: "public, max-age=86400",
	/** Minutes, since a medium may be withdrawn; a gated one is not kept at all. */
	publicMedium: "private, max-age=300",
	/** robots.txt and sitemaps. */
	discovery: "public, max-age=3600",
	/** Its words follow the locale cookie and the browser's language. */
	webManifest: "private, max-age=3600",
} as const;

/** Bytes of memory that entries, and whole pages, may take in one isolate. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
export const PAGES_BYTES = 16 * 1024 * 1024;
/** Likewise, the parts that pages share. */
export const PARTS_BYTES = 8 * 1024 * 1024;

/** A layer that takes longer counts as a miss. */
export const LAYER_DEADLINE_MS = 1000;
