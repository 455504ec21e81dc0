/** The parts of a page that can arrive after the rest. Each name is also its anchor. */
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

/** The query parameter that requests a page without late parts. Cache keys and page addresses ignore it. */
export const WHOLE = "whole";

export const LATE_HEADER = "X-Late-Parts";

/** The URL that waits for all parts and scrolls to `part`. */
export const wholeAt = (address: string, part: PartName): string =>
	`${address}${address.includes("?") ? "&" : "?"}${WHOLE}#${part}`;
