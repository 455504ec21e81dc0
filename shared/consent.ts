/** The cookie's value: version of the question, day, accepted categories, as in `1.2026-11-21.analytics.marketing`. */

export const CONSENT_COOKIE = "consent";
/** In seconds: 182 days. Then the visitor is asked again. */
export const CONSENT_MAX_AGE = 182 * 24 * 60 * 60;

export const CONSENT_CATEGORIES = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = readonly ConsentCategory[];

/** Raise it when the question changes: every visitor is asked again. */
const VERSION = "1";

/** An expression of JavaScript for the boot script: whether the browser's cookie has no answer to this question. */
export const NO_ANSWER = `!("; " + document.cookie).includes("; ${CONSENT_COOKIE}=${VERSION}.")`;

export const writeChoice = (agreed: ConsentChoice, day: string): string => [VERSION, day, ...agreed].join(".");

/** null: no answer, or one to an older version. */
export function readChoice(cookie: string | undefined): ConsentChoice | null {
	const [version, , ...agreed] = cookie?.split(".") ?? [];
	return version === VERSION ? CONSENT_CATEGORIES.filter((category) => agreed.includes(category)) : null;
}
