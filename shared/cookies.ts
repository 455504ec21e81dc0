import { CONSENT_COOKIE, CONSENT_MAX_AGE, type ConsentCategory } from "./consent.ts";
import { LOCALE_COOKIE } from "./locale-cookie.ts";

/**
 * The cookie table. docs/privacy.md describes each, and a test compares the two. All are first-party, `SameSite=Lax` and
 * for every path, except the one for the CMS's frame. `__Host-` cookies are sealed: encrypted, `Secure` and `HttpOnly`.
 */

export interface Cookie {
	/** `*` stands for any ending. */
	readonly name: string;
	/** In seconds, or null for a session cookie. */
	readonly maxAge: number | null;
	/** Seconds until the sealed value expires. The cookie itself can live longer. */
	readonly sealedFor?: number;
	/** Sent in another site's frame too, with storage for that site only: `SameSite=None`, `Partitioned`. */
	readonly inFrames?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Necessary for what the visitor requested, so they need no consent. */
export const COOKIES = {
	/**
	 * The language that `/` redirects to. The browser's script sets it too, because a chosen page may be prefetched.
	 * [1.04, 9.01]
	 */
	locale: LOCALE_COOKIE,
	/** The Worker sets it when the visitor dismisses the home page's card. [3.13] */
	signUpCard: { name: "hide-signup-card", maxAge: 365 * DAY },
	/** The signed-in user. The Worker sets it at sign-in. worker/visitor/session/lifetimes.ts has its lifetime. */
	session: { name: "__Host-session", maxAge: null },
	/**
	 * The accounts that have signed in with this browser, as hashes. The Worker sets it at sign-in, so that strangers' wrong
	 * passwords do not count for this browser. It gives no access.
	 */
	device: { name: "__Host-device", maxAge: 365 * DAY, sealedFor: 365 * DAY },
	/** Full access for a visit. The Worker sets it for a valid deep-link code. [2.22] */
	deeplink: { name: "__Host-deeplink", maxAge: null, sealedFor: 12 * HOUR },
	/** An editor's access to drafts, possibly in the CMS's frame. The Worker sets it for the CMS's secret. */
	preview: { name: "__Host-preview", maxAge: HOUR, sealedFor: HOUR, inFrames: true },
	/** A reviewer's access to one item. The Worker sets it for a review link and checks the link on each request. */
	review: { name: "__Host-review", maxAge: HOUR, sealedFor: HOUR },
	/** One HCA sign-in in progress. The Worker sets it at the start and deletes it at the end. [7.24] */
	hcaTransaction: { name: "__Host-hca-*", maxAge: 10 * MINUTE },
	/** The Worker has just asked the provider to confirm an HCA session and must not ask again yet. */
	hcaSilent: { name: "hca-silent", maxAge: 10 * MINUTE },
	/** The visitor's consent. The browser's script sets it. */
	consent: { name: CONSENT_COOKIE, maxAge: CONSENT_MAX_AGE },
} as const satisfies Record<string, Cookie>;

/** Cookies of the tag manager's scripts, which load after consent. They are deleted when the visitor withdraws it. */
export const TAG_MANAGER_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
	analytics: ["_ga", "_ga_*", "_gid", "_gat*", "_dc_gtm_*"],
	marketing: ["_gcl_*", "_gac_*"],
};
