export type PartName =
	| "event"
	| "meeting"
	| "course"
	| "transcript"
	| "related"
	| "filters"
	| "learning"
	| "webinars"
	| "courses";

/** Requests a page without late parts. Not in cache keys and page addresses. */
export const WHOLE = "whole";

export const LATE_HEADER = "X-Late-Parts";

/** Waits for all parts and scrolls to `part`. */
export const wholeAt = (address: string, part: PartName): string =>
	`${address}${address.includes("?") ? "&" : "?"}${WHOLE}#${part}`;
