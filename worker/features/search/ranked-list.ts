import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";

/**
 * Merges the backend's results per section into one ranked list with pages, without reading all results. The list consists
 * of parts; each part holds the next results of every section, ranked. A part's position follows from the totals.
 */

export interface Group<Item> {
	items: readonly Item[];
}

/** Highest score first. Equal scores alternate between sections: the first of each, then the second of each. */
export function ranked<Item>(groups: readonly Group<Item>[], scoreOf: (item: Item) => number): Item[] {
	const scored = groups.flatMap(({ items }, group) =>
		items.map((item, index) => ({ item, index, group, score: scoreOf(item) })),
	);
	return scored.sort((a, b) => b.score - a.score || a.index - b.index || a.group - b.group).map(({ item }) => item);
}

/** The number of results in each part: `first` for the first part, computed from the totals for the others. */
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
	page: number;
	pages: number;
	parts: number[];
	/** Results to skip at the start of the first of these parts. */
	skip: number;
}

export function placeOf(requested: number, sizes: readonly number[]): Place {
	const pages = pagesOf(sum(sizes));
	const page = Math.min(requested, pages);
	const start = (page - 1) * FETCH_LIMIT;
	const begins = sizes.map((_, part) => sum(sizes.slice(0, part)));
	const parts = [...sizes.keys()].filter((part) => {
		const begin = begins[part] ?? 0;
		return begin < start + FETCH_LIMIT && begin + (sizes[part] ?? 0) > start;
	});
	return { page, pages, parts, skip: start - (begins[parts[0] ?? 0] ?? 0) };
}
