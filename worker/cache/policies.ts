/** Every lifetime, in milliseconds. docs/storage.md describes them; a test compares the two. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Policy {
	fresh: number;
	/** Then served and renewed after the response (stale-while-revalidate). */
	stale: number;
	/** The age until which it is served if the backend fails (stale-if-error). */
	ends: number;
	/** Never for keys that visitors can invent. */
	inKv: boolean;
}

export const policies = {
	content: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: true },
	/** Stale for minutes only, so that an item withdrawn without a purge disappears soon. */
	item: { fresh: MINUTE, stale: 5 * MINUTE, ends: DAY, inKv: true },
	/** Whether a webinar is live. KV can lag by a minute. */
	moment: { fresh: 30 * SECOND, stale: 30 * SECOND, ends: DAY, inKv: false },
	/** Filtered lists and later pages, which visitors can invent. */
	query: { fresh: MINUTE, stale: DAY, ends: DAY, inKv: false },
	picture: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	transcript: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: false },
	/** Personal input is kept no longer than needed. */
	search: { fresh: MINUTE, stale: 4 * MINUTE, ends: 5 * MINUTE, inKv: false },
	/** Building an index reads every card. */
	searchIndex: { fresh: 10 * MINUTE, stale: DAY, ends: DAY, inKv: true },
} as const satisfies Record<string, Policy>;

/** While the provider is down, its last "upcoming" or "live" is used this long; then the dates decide. */
export const BELIEVED_MS = 5 * MINUTE;

/** Negative caching of a 403, 404 or 410. */
export const ABSENCE_MS = 30 * SECOND;

export const COOLDOWN_MS = 5 * SECOND;

/** The pause after a failed resize. Until then the CMS's picture is served. */
export const UNRESIZED_MS = MINUTE;

/** A picture's size as read from its file, and the pause after a failed read. */
export const PICTURE_SIZE_MS = DAY;
export const UNMEASURED_MS = 10 * MINUTE;

/** Copies of recordings: lifetime, largest size, and the pause between two attempts. */
export const MEDIUM_COPY_MS = DAY;
export const MEDIUM_COPY_BYTES = 100 * 1024 * 1024;
export const MEDIUM_COPY_COOLDOWN_MS = 10 * MINUTE;

/** Limits of captions for a transcript: about ten hours of speech. */
export const TRANSCRIPT_BYTES = 1024 * 1024;
export const TRANSCRIPT_LINES = 10_000;

export const OLD_ADDRESS_MS = 365 * DAY;

export const PAGE_STALE_MS = 5 * MINUTE;

/** Caches between browser and Worker may store these responses, so no visitor's cookie may be set with them. */
const SHARED = {
	/** The address contains the upload's version. */
	picture: `public, max-age=${(365 * DAY) / SECOND}, immutable`,
	unversionedPicture: "public, max-age=300",
	discovery: "public, max-age=3600",
	/** Minutes, because an item can be withdrawn. */
	feed: "public, max-age=300",
	/** The redirect from an item's old address. Another item may get that address later. */
	moved: "no-cache",
} as const;

const PRIVATE = {
	/** A page that is the same for everybody: browsers store it and revalidate it each time, the Worker may keep it. */
	page: "private, no-cache",
	/** Minutes, because a medium can be withdrawn. Gated media are never cached. */
	publicMedium: "private, max-age=300",
	/** Private, because the language depends on the visitor. */
	webManifest: "private, max-age=3600",
	personal: "private, no-store",
	never: "no-store",
} as const;

/** The values of `Cache-Control` in responses. A handler sets the name (`AppEnv`), and worker/render/security.ts the header. */
export const CACHE_CONTROL = { ...SHARED, ...PRIVATE };
export type CacheControl = keyof typeof CACHE_CONTROL;

export const isPrivate = (name: CacheControl | undefined): boolean =>
	name !== undefined && Object.hasOwn(PRIVATE, name);

export const MEMORY_BYTES = 16 * 1024 * 1024;
export const PAGES_BYTES = 16 * 1024 * 1024;
export const INDEXES_BYTES = 32 * 1024 * 1024;
/** The least time between two builds of a locale's search index; after failures the pause grows up to the longest. */
export const INDEX_EVERY_MS = MINUTE;
export const INDEX_MOST_PAUSE_MS = 16 * MINUTE;
/** The pause of an isolate between two reads of an index that is old or missing. */
export const INDEX_COOLDOWN_MS = 5 * SECOND;
export const PARTS_BYTES = 8 * 1024 * 1024;
/** The HTML of one page of results, as visitors of two levels get it. */
export const TYPED_PARTS_BYTES = 64 * 1024;
export const RESULT_PAGES = 150;

/** A slower layer counts as a miss. */
export const LAYER_DEADLINE_MS = 1000;
