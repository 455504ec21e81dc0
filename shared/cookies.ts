import { CONSENT_COOKIE, CONSENT_MAX_AGE, type ConsentCategory } from "./consent.ts";
import { LOCALE_COOKIE } from "./locale-cookie.ts";

/**
 * The cookie table; docs/privacy.md tells it in words, and a test compares the two. All are first-party, `SameSite=Lax`
 * and for every path, but for the one that the CMS's frame needs. Those named `__Host-` are sealed: encrypted, `Secure` and `HttpOnly`.
 */

export interface Cookie {
	/** `*` stands for any ending. */
	readonly name: string;
	/** Seconds; null: until the browser is closed. */
	readonly maxAge: number | null;
	/** Seconds after which a sealed value is worth nothing, where the cookie itself may live longer. */
	readonly sealedFor?: number;
	/** Kept in another site's frame too, for that site alone: `SameSite=None`, `Partitioned`. */
	readonly inFrames?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the visitor asked for cannot be done without these, so that they need no consent. */
export const COOKIES = {
	/**
	 * Set by the Worker with every page that is read, and by the browser's script for a language that is chosen, whose page may
	 * be a prefetched one: the language that `/` leads to. [1.04, 9.01]
	 */
	locale: LOCALE_COOKIE,
	/** Set by the Worker when the home page's card is dismissed. [3.13] */
	signUpCard: { name: "hide-signup-card", maxAge: 365 * DAY },
	/** Set by the Worker at the sign-in: who is signed in. Its end is configuration. */
	session: { name: "__Host-session", maxAge: null },
	/** Set by the Worker for a right code: full access for a visit. [2.22] */
	deeplink: { name: "__Host-deeplink", maxAge: null, sealedFor: 12 * HOUR },
	/** Set by the Worker for the CMS's secret: an editor sees drafts in place, perhaps in the CMS's frame. */
	preview: { name: "__Host-preview", maxAge: HOUR, sealedFor: HOUR, inFrames: true },
	/** Set by the Worker for a reviewer's link: which link, and for which item; whether it still holds is asked at each use. */
	review: { name: "__Host-review", maxAge: HOUR, sealedFor: HOUR },
	/** Set by the Worker when a sign-in with HCA begins, and deleted when it ends; one for each that is under way. [7.24] */
	hcaTransaction: { name: "__Host-hca-*", maxAge: 10 * MINUTE },
	/** Set by the Worker when an HCA session is past its age and the provider is asked to confirm it: not again for a while. */
	hcaSilent: { name: "hca-silent", maxAge: 10 * MINUTE },
	/** Set by the browser's script when the question is answered. */
	consent: { name: CONSENT_COOKIE, maxAge: CONSENT_MAX_AGE },
} as const satisfies Record<string, Cookie>;

/** Cookies of the tag manager's scripts, which are loaded after consent; deleted when it is taken back. */
export const TAG_MANAGER_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
	analytics: ["_ga", "_ga_*", "_gid", "_gat*", "_dc_gtm_*"],
	marketing: ["_gcl_*", "_gac_*"],
};
