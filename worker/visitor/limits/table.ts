/**
 * All limits, in two parts: guesses, of which only wrong ones count, and uses. docs/security.md shows both with their reasons;
 * tests/unit/limits.test.ts compares them and wrangler.toml with this file.
 */

/** The rate limit bindings, and how much each admits in a minute. They only count, in each location of the platform. */
export const BINDINGS = {
	GUESSES_LIMIT: 30,
	SESSION_LIMIT: 60,
	CLIENT_LIMIT: 1200,
	SESSION_SIGNALS_LIMIT: 600,
	CLIENT_SIGNALS_LIMIT: 12_000,
} as const;
export type LimitBinding = keyof typeof BINDINGS;

/** The `Retry-After` of what a binding refuses, in seconds. */
export const MINUTE = 60;

/** Codes and secrets that are too long to guess (16 characters or more). Each client's wrong ones count in GUESSES_LIMIT. */
export type Code = "deeplink" | "preview" | "review" | "hub" | "operations" | "purge" | "revoke";

interface Bucket {
	number: number;
	/** The window, which begins with its first entry. */
	seconds: number;
}

/** What the Durable Object `Guesses` counts: one object per account, one per client. */
export const BUCKETS = {
	/** Wrong passwords for one account, from all devices that have not signed in to it. */
	account: { number: 10, seconds: 15 * MINUTE },
	/** Wrong passwords for one account from one device that has. */
	device: { number: 20, seconds: 15 * MINUTE },
	/** Wrong passwords of one client, for all accounts, from devices that have signed in to none of them. */
	client: { number: 300, seconds: 15 * MINUTE },
	/** Mails with a link for a new password to one account. */
	mails: { number: 3, seconds: 60 * MINUTE },
} as const satisfies Record<string, Bucket>;
export type BucketName = keyof typeof BUCKETS;

/** How much a visitor may use: a budget per session where there is one, else a wide one per client. */
export const USES = {
	forms: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	/** Searches that call the backend. */
	searches: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	/** Made-up addresses of items (absences.ts). */
	absences: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	hubCodes: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	suggestions: { session: "SESSION_SIGNALS_LIMIT", client: "CLIENT_SIGNALS_LIMIT" },
	tracking: { session: "SESSION_SIGNALS_LIMIT", client: "CLIENT_SIGNALS_LIMIT" },
	/** Reports that browsers send by themselves, vitals and errors in scripts: by session only where the browser sends its cookie. */
	reports: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	vitals: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
	clientErrors: { session: "SESSION_LIMIT", client: "CLIENT_LIMIT" },
} as const satisfies Record<string, Record<"session" | "client", LimitBinding>>;
export type Use = keyof typeof USES;
