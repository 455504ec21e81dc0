import { CONSENT_COOKIE, CONSENT_MAX_AGE, type ConsentCategory } from "./consent.ts";
import { LOCALE_COOKIE } from "./locale-cookie.ts";

/** `__Host-` cookies are sealed: encrypted, `Secure` and `HttpOnly`. docs/privacy.md describes each; a test compares the two. */

export interface Cookie {
	readonly name: string;
	/** In seconds; null: a session cookie. */
	readonly maxAge: number | null;
	/** Seconds until the sealed value expires. */
	readonly sealedFor?: number;
	/** Also sent in another site's frame: `SameSite=None`, `Partitioned`. */
	readonly inFrames?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All are necessary for what the visitor requested, so they need no consent. */
export const COOKIES = {
	/** The language that `/` redirects to. Also set by script, because a page may be prefetched. [1.04, 9.01] */
	locale: LOCALE_COOKIE,
	/** The visitor dismissed the home page's card. [3.13] */
	signUpCard: { name: "hide-signup-card", maxAge: 365 * DAY },
	/** The signed-in user. Lifetimes: worker/visitor/session/lifetimes.ts. */
	session: { name: "__Host-session", maxAge: null },
	/** Accounts that signed in with this browser, as hashes: strangers' wrong passwords do not count for it. It gives no access. */
	device: { name: "__Host-device", maxAge: 365 * DAY, sealedFor: 365 * DAY },
	/** Full access for a visit, after a valid deep-link code. [2.22] */
	deeplink: { name: "__Host-deeplink", maxAge: null, sealedFor: 12 * HOUR },
	/** An editor's access to drafts, also in the CMS's frame. */
	preview: { name: "__Host-preview", maxAge: HOUR, sealedFor: HOUR, inFrames: true },
	/** A reviewer's access to one item. The link is checked at each request. */
	review: { name: "__Host-review", maxAge: HOUR, sealedFor: HOUR },
	/** An HCA sign-in in progress. [7.24] */
	hcaTransaction: { name: "__Host-hca-*", maxAge: 10 * MINUTE },
	/** The pause before the provider is asked again to confirm an HCA session. */
	hcaSilent: { name: "hca-silent", maxAge: 10 * MINUTE },
	consent: { name: CONSENT_COOKIE, maxAge: CONSENT_MAX_AGE },
} as const satisfies Record<string, Cookie>;

/** Cookies of the tag manager's scripts, deleted when consent is refused or withdrawn. */
export const TAG_MANAGER_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
	analytics: ["_ga", "_ga_*", "_gid", "_gat*", "_dc_gtm_*"],
	marketing: ["_gcl_*", "_gac_*"],
};
