/** Items on a page of a list. [9.03] */
export const FETCH_LIMIT = 9;
/** Pages beyond this one return 404 without a request to the backend. */
export const MAX_PAGE = 50;

/** Characters of a meta description. [5.02] */
export const META_DESCRIPTION_LENGTH = 159;
/** Characters of an intro. CSS does not cut it, so the text stays complete at any size and spacing. */
export const CARD_INTRO_LENGTH = 160;
export const HIT_INTRO_LENGTH = 105;
export const SEARCH_TERM_MAX_LENGTH = 200;
/** Results on a page of a search. [9.03] */
export const RESULTS_PER_PAGE = FETCH_LIMIT;
/** Letters before the first request, and the limits of the list. */
export const SUGGESTIONS_FROM = 3;
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_TOPICS = 3;

/** Segments of the longest page path, with the locale. A longer path may end in a deep link's code. */
export const PAGE_SEGMENTS = 3;

/** Milliseconds that a list shows its loading state at least, so it does not flicker. [9.02] */
export const MIN_FETCH_DISPLAY_MS = 200;
/** Milliseconds from opening the search panel to the focus, and from closing it to clearing the field. [2.32, 2.34] */
export const SEARCH_DELAY_MS = 300;
/** Milliseconds of the debounce, of the request's timeout, and of the pause after a 429. */
export const SUGGESTIONS_DELAY_MS = 150;
export const SUGGESTIONS_DEADLINE_MS = 3000;
export const SUGGESTIONS_REST_MS = 60_000;
/** Milliseconds until the progress bar hides. surface.css has its nominal run. [4.19] */
export const PROGRESS_HIDE_MS = 500;
/** Pixels scrolled before the link to the top appears. [2.48] */
export const TO_TOP_AFTER_PX = 900;
/** Milliseconds after which a prefetch runs even if the browser is not idle. [9.05] */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
/** Milliseconds between two reloads for a missing chunk. [4.20] */
export const RELOAD_GUARD_MS = 60_000;
export const SKIP_SECONDS = 15;
/** Milliseconds to wait for the hub. [8.11] */
export const HUB_TIMEOUT_MS = 10_000;

/** The English message of a 404, shown next to the text in the visitor's language. [8.10] */
export const NOT_FOUND_MESSAGE = "This page could not be found.";
