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
	/** The edge's copies of public pictures: in the Cache API alone. */
	picture: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Transcripts made from captions: in the data centre alone, as the captions are. */
	transcript: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Searches: what somebody typed is not kept for longer than speed needs. */
	search: { fresh: MINUTE, stale: 4 * MINUTE, ends: 5 * MINUTE, inKv: false },
	/** The index of a locale's cards: built again at most so often, since that asks for all of them. */
	searchIndex: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: true },
} as const satisfies Record<string, Policy>;

/** How long the provider's "upcoming" or "live" is believed when it cannot be asked again; then the dates decide. */
export const BELIEVED_MS = 5 * MINUTE;

/** The CMS's clock may be ahead by so much: what it has just published is not taken for an embargo. */
export const CLOCKS_MS = 2 * MINUTE;

/** How long a 403, 404 or 410 of the backend is remembered (negative caching). */
export const ABSENCE_MS = 30 * SECOND;

/** A renewal that failed is tried again after this. */
export const REST_MS = 5 * SECOND;

/** A picture that could not be resized is served as the CMS has it for so long, before that is tried again. */
export const UNRESIZED_MS = MINUTE;

/** How long the size is remembered that a picture's file has told, and that it has told none. */
export const PICTURE_SIZE_MS = DAY;
export const UNMEASURED_MS = 10 * MINUTE;

/** How long the edge may answer ranges of a public recording from its copy, and the largest that it copies. */
export const MEDIUM_COPY_MS = DAY;
export const MEDIUM_COPY_BYTES = 100 * 1024 * 1024;
/** A recording that was begun to be copied is not begun again for so long, whatever came of it. */
export const MEDIUM_COPY_REST_MS = 10 * MINUTE;

/** The longest captions of which a transcript is made: some ten hours of speech. */
export const TRANSCRIPT_BYTES = 1024 * 1024;
export const TRANSCRIPT_LINES = 10_000;

/** How long an address that an item has left leads to its present one. */
export const OLD_ADDRESS_MS = 365 * DAY;

/** How long a whole page may be stale; after that it is made again from its entries. */
export const PAGE_STALE_MS = 5 * MINUTE;

/** `Cache-Control` of what browsers may keep for a while without asking again. */
export const CACHE_CONTROL = {
	/** Its address names the upload: another one has another address. */
	picture: `public, max-age=${(365 * DAY) / SECOND}, immutable`,
	/** Minutes, where the CMS does not tell one upload from the next, or a picture could not be resized. */
	unversionedPicture: "public, max-age=300",
	/** Minutes, since a medium may be withdrawn; a gated one is not kept at all. */
	publicMedium: "private, max-age=300",
	/** robots.txt and sitemaps. */
	discovery: "public, max-age=3600",
	/** Feeds and calendars, which apps ask for by themselves: minutes, since an item may be withdrawn. */
	feed: "public, max-age=300",
	/** Its words follow the locale cookie and the browser's language. */
	webManifest: "private, max-age=3600",
} as const;

/** Bytes of memory that entries, and whole pages, may take in one isolate. */
export const MEMORY_BYTES = 16 * 1024 * 1024;
export const PAGES_BYTES = 16 * 1024 * 1024;
/** Likewise, the indexes of search; where all of them do not fit, the one used least recently is read again. */
export const INDEXES_BYTES = 32 * 1024 * 1024;
/** A search index that could not be built is tried again after this. */
export const INDEX_REST_MS = MINUTE;
/** Likewise, the parts that pages share. */
export const PARTS_BYTES = 8 * 1024 * 1024;

/** A layer that takes longer counts as a miss. */
export const LAYER_DEADLINE_MS = 1000;
