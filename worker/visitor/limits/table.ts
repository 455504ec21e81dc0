/** All limits. Of guesses only wrong ones count. docs/security.md gives the reasons; a test compares the two. */

/** Rate limit bindings: calls a minute, counted in each location of the platform. */
export const BINDINGS = {
	GUESSES_LIMIT: 30,
	SESSION_LIMIT: 60,
	CLIENT_LIMIT: 1200,
	SESSION_SIGNALS_LIMIT: 600,
	CLIENT_SIGNALS_LIMIT: 12_000,
} as const;
export type LimitBinding = keyof typeof BINDINGS;

/** In seconds. Also the `Retry-After` after a binding refuses. */
export const MINUTE = 60;

/** Codes and secrets of 16 characters or more, too long to guess. Wrong ones count in GUESSES_LIMIT, by client. */
export type Code = "deeplink" | "preview" | "review" | "hub" | "operations" | "purge" | "revoke";

interface Bucket {
	number: number;
	/** The window, from its first count. */
	seconds: number;
}

/** The counters of the Durable Object `Guesses`. */
export const BUCKETS = {
	/** Wrong passwords for one account, from all devices that have not signed in to it. */
	account: { number: 10, seconds: 15 * MINUTE },
	/** The same from one device that has. */
	device: { number: 20, seconds: 15 * MINUTE },
	/** Wrong passwords of one client, for all accounts that its devices have not signed in to. */
	client: { number: 300, seconds: 15 * MINUTE },
	/** Mails for a new password to one account. */
	mails: { number: 3, seconds: 60 * MINUTE },
	/** Addresses without an account that one client is told of. */
	unknown: { number: 30, seconds: 60 * MINUTE },
	/** Registrations with one typed address, which may be another person's: of each signed-in person, and of all others. */
	typed: { number: 10, seconds: 60 * MINUTE },
} as const satisfies Record<string, Bucket>;
export type BucketName = keyof typeof BUCKETS;

const REQUESTS = { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" } as const;
const SIGNALS = { session: "SESSION_SIGNALS_LIMIT", client: "CLIENT_SIGNALS_LIMIT" } as const;

/** Budgets of requests: per person if there is a session, else a larger one per client. */
export const USES = {
	/** Right passwords. Counted when the person is known, so that wrong ones never use it up. */
	signIns: REQUESTS,
	forms: REQUESTS,
	searches: REQUESTS,
	/** Lists with several or unknown ids of categories and areas that call the backend: visitors can make up any number. */
	lists: REQUESTS,
	/** Reads of a person's data, and of all their webinars or courses, which take a call each. */
	records: REQUESTS,
	/** Reads of a vendor for one person, on a page, in a list or for a personal link. */
	vendors: REQUESTS,
	/** Addresses of missing items, and unlisted ones that the backend fails at (absences.ts). */
	absences: REQUESTS,
	/** Requests of a review link's visits, by link: they bypass every cache. */
	reviews: REQUESTS,
	hubCodes: REQUESTS,
	suggestions: SIGNALS,
	tracking: SIGNALS,
	/** Sent by browsers and scripts. By person only if the browser sends the session's cookie. */
	reports: REQUESTS,
	vitals: REQUESTS,
	clientErrors: REQUESTS,
} as const satisfies Record<string, Record<"session" | "client", LimitBinding>>;
export type Use = keyof typeof USES;
