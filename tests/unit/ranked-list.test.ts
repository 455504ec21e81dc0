import { expect, test } from "vitest";
import { FETCH_LIMIT, MAX_PAGE } from "../../shared/constants.ts";
import { placeOf, ranked, sizesOf } from "../../worker/features/search/ranked-list.ts";

const groups = [{ items: ["a1", "a2", "a3"] }, { items: ["b1"] }, { items: ["c1", "c2"] }];

test("the best come first across sections; what has no score in turns, in the backend's order", () => {
	expect(ranked(groups, () => 0)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
	const scores: Record<string, number> = { a3: 5, c2: 9, b1: 5 };
	expect(ranked(groups, (item) => scores[item] ?? 0)).toEqual(["c2", "b1", "a3", "a1", "c1", "a2"]);
	expect(ranked([], () => 1)).toEqual([]);
});

/** The list as its pages show it, of sections with so many results, of which the first part lacks `hidden`. */
function pagesShown(totals: readonly number[], hidden = 0): string[][] {
	const PART = 18;
	const all = totals.map((total, section) => Array.from({ length: total }, (_, at) => `${section}-${at}`));
	const part = (number: number) => {
		const cut = all.map((items) => ({ items: items.slice(number * PART, (number + 1) * PART) }));
		const list = ranked(cut, (item) => (item.endsWith("7") ? 1 : 0));
		return number === 0 ? list.slice(hidden) : list;
	};
	const sizes = sizesOf(part(0).length, totals, PART);
	return Array.from({ length: placeOf(1, sizes).pages }, (_, page) => {
		const { parts, skip } = placeOf(page + 1, sizes);
		return parts.flatMap(part).slice(skip, skip + FETCH_LIMIT);
	});
}

test.each([[[0]], [[1]], [[9]], [[11, 3]], [[18, 18]], [[19]], [[41, 7, 0, 19]], [[23, 64, 5, 5, 40, 1]]])(
	"sections of %j results: each stands on one page, and all pages but the last are full",
	(totals) => {
		for (const hidden of [0, 1]) {
			const pages = pagesShown(totals, hidden);
			const shown = pages.flat();
			const known = totals.reduce((sum, total) => sum + total, 0);
			expect(new Set(shown).size).toBe(shown.length);
			expect(shown).toHaveLength(Math.max(0, known - hidden));
			expect(pages.slice(0, -1).every((page) => page.length === FETCH_LIMIT)).toBe(true);
		}
	},
);

test("a page beyond the end is the last; there are as many as a query may name", () => {
	expect(placeOf(9, [15])).toEqual({ page: 2, pages: 2, parts: [0], skip: 9 });
	expect(placeOf(3, [])).toEqual({ page: 1, pages: 1, parts: [], skip: 0 });
	expect(placeOf(1, [20, 20]).parts).toEqual([0]);
	expect(placeOf(MAX_PAGE, [10_000]).pages).toBe(MAX_PAGE);
});
