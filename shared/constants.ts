/** Business constants of section 9. */

/** How many items a list shows, and how many more at a time. [9.03] */
export const FETCH_LIMIT = 9;
/** Beyond this many pages a list answers 404 without asking the backend. */
export const MAX_PAGE = 50;

/** Characters of a meta description. [5.02] */
export const META_DESCRIPTION_LENGTH = 159;
/**
 * What a card and a result show of an intro: about three lines of a card, two of a phone. It is the text that is cut, not its
 * box, so that all of it stays there however large or spaced it is read.
 */
export const CARD_INTRO_LENGTH = 160;
export const HIT_INTRO_LENGTH = 105;
export const SEARCH_TERM_MAX_LENGTH = 200;
/** How many results a page of a search shows. */
export const RESULTS_PER_PAGE = 10;
/** From so many letters on a search field offers suggestions, and at most so many pages and topics. */
export const SUGGESTIONS_FROM = 3;
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_TOPICS = 3;

/** Segments of the longest path of a page, locale included: a longer one may end in a deep link's code. */
export const PAGE_SEGMENTS = 3;

/** Milliseconds for which a list shows its loading state at least, so that it does not flicker. [9.02] */
export const MIN_FETCH_DISPLAY_MS = 200;
/** Milliseconds from opening the search panel to the focus, and from closing it to the cleared field. [2.32, 2.34] */
export const SEARCH_DELAY_MS = 300;
/** Milliseconds without a key after which suggestions are asked for, for which they are waited, and for which none are after a 429. */
export const SUGGESTIONS_DELAY_MS = 150;
export const SUGGESTIONS_DEADLINE_MS = 3000;
export const SUGGESTIONS_REST_MS = 60_000;
/** Milliseconds after which the progress bar is gone; its nominal run stands in surface.css. [4.19] */
export const PROGRESS_HIDE_MS = 500;
/** Pixels scrolled before the way back to the top appears. [2.48] */
export const TO_TOP_AFTER_PX = 900;
/** Milliseconds after which an idle browser prefetches at the latest. [9.05] */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
/** Milliseconds between two reloads for a chunk that is gone. [4.20] */
export const RELOAD_GUARD_MS = 60_000;
/** Seconds that the player's buttons go back and forward. */
export const SKIP_SECONDS = 15;
/** Milliseconds to wait for the hub. [8.11] */
export const HUB_TIMEOUT_MS = 10_000;

/** The specification's English message of a 404, which stands beside the words in the visitor's language. [8.10] */
export const NOT_FOUND_MESSAGE = "This page could not be found.";
