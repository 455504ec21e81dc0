/** The parts of a page that may come after the rest, by the anchors that lead to them. */
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

/** The name in a query that asks for a page in one piece; it means nothing else, and reaches no key and no address of a page. */
export const WHOLE = "whole";

/** A header of answers whose parts come later, by which the browser's code knows them. */
export const LATE_HEADER = "X-Late-Parts";

/** The page at `address`, awaited whole, at one of its parts. */
export const wholeAt = (address: string, part: PartName): string =>
	`${address}${address.includes("?") ? "&" : "?"}${WHOLE}#${part}`;
