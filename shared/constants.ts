/** Items per page of a list, results per page of a search. [9.03] */
export const FETCH_LIMIT = 9;
/** The longest list. Larger page numbers show it, up to MAX_PAGE_NUMBER; above that they are malformed. [2.26] */
export const MAX_PAGE = 50;
export const MAX_PAGE_NUMBER = 100_000;

/** In characters. [5.02] */
export const META_DESCRIPTION_LENGTH = 159;
/** In characters. Not cut by CSS, so the text is complete at any size and spacing. */
export const CARD_INTRO_LENGTH = 160;
export const HIT_INTRO_LENGTH = 105;
export const SEARCH_TERM_MAX_LENGTH = 200;
/** In letters. */
export const SUGGESTIONS_FROM = 3;
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_TOPICS = 3;

/** Segments of the longest page path, with the locale. A longer path may end in a deep link's code. */
export const PAGE_SEGMENTS = 3;

/** The least time a list shows its loading state, so that it does not flicker. [9.02] */
export const MIN_FETCH_DISPLAY_MS = 200;
/** From opening the search panel to the focus, and from closing it to clearing the field. [2.32, 2.34] */
export const SEARCH_DELAY_MS = 300;
export const SUGGESTIONS_DELAY_MS = 150;
export const SUGGESTIONS_DEADLINE_MS = 3000;
export const SUGGESTIONS_REST_MS = 60_000;
/** surface.css has the progress bar's nominal run. [4.19] */
export const PROGRESS_HIDE_MS = 500;
export const TO_TOP_AFTER_PX = 900;
/** A prefetch then runs even if the browser is not idle. [9.05] */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
export const RELOAD_GUARD_MS = 60_000;
export const SKIP_SECONDS = 15;
/** [8.11] */
export const HUB_TIMEOUT_MS = 10_000;

/** Shown beside the text in the visitor's language. [8.10] */
export const NOT_FOUND_MESSAGE = "This page could not be found.";

/** The id of a category or therapeutic area: a number, Strapi's documentId or a UUID. */
export const FILTER_ID = /^(?:[1-9]\d{0,15}|[a-z\d]{24}|[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12})$/;
