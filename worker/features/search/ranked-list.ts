import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";

/**
 * One ranked list of what the backend finds section by section, and its pages, without reading all of it: results are ranked
 * in parts, each of which holds the next results of every section. A part's place in the list follows from the totals.
 */

export interface Group<Item> {
	items: readonly Item[];
}

/** By score, highest first; what has the same, such as none, in turns: the first of each section, then the second. */
export function ranked<Item>(groups: readonly Group<Item>[], scoreOf: (item: Item) => number): Item[] {
	const placed = groups.flatMap(({ items }, group) =>
		items.map((item, turn) => ({ item, turn, group, score: scoreOf(item) })),
	);
	return placed.sort((a, b) => b.score - a.score || a.turn - b.turn || a.group - b.group).map(({ item }) => item);
}

/** How many results each part of the list has: of the first as many as were read, of the others as the totals say. */
export function sizesOf(first: number, totals: readonly number[], partSize: number): number[] {
	const parts = Math.ceil(Math.max(0, ...totals) / partSize);
	const later = Array.from({ length: Math.max(0, parts - 1) }, (_, part) =>
		totals.reduce((sum, total) => sum + Math.min(partSize, Math.max(0, total - (part + 1) * partSize)), 0),
	);
	return [first, ...later];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const pagesOf = (results: number): number => Math.min(MAX_PAGE, Math.max(1, Math.ceil(results / FETCH_LIMIT)));

interface Place {
	/** The page that there is: the last, where one beyond it was asked for. */
	page: number;
	pages: number;
	/** The numbers of the parts that hold the page. */
	parts: number[];
	/** How many results of the first of them stand before the page. */
	skip: number;
}

/** Where a page lies in a list of parts of these sizes. */
export function placeOf(asked: number, sizes: readonly number[]): Place {
	const pages = pagesOf(sum(sizes));
	const page = Math.min(asked, pages);
	const start = (page - 1) * FETCH_LIMIT;
	const begins = sizes.map((_, part) => sum(sizes.slice(0, part)));
	const parts = [...sizes.keys()].filter((part) => {
		const begin = begins[part] ?? 0;
		return begin < start + FETCH_LIMIT && begin + (sizes[part] ?? 0) > start;
	});
	return { page, pages, parts, skip: start - (begins[parts[0] ?? 0] ?? 0) };
}
