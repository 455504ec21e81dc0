/** Business constants of section 9. */

export const LOCALE_COOKIE = "locale";
/** Seconds: 365 days. [9.01] */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/** How many items a list shows, and how many more at a time. [9.03] */
export const FETCH_LIMIT = 9;
/** Beyond this many pages a list answers 404 without asking the backend. */
export const MAX_PAGE = 50;

/** Characters of a meta description. [5.02] */
export const META_DESCRIPTION_LENGTH = 159;
export const SEARCH_TERM_MAX_LENGTH = 200;
export const SLUG_MAX_LENGTH = 200;
