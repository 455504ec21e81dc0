import { expect, test } from "vitest";
import { shownTotal } from "../../worker/content/existing-page.ts";

test.each([
	["no total", null, 1, 9, null],
	["everything is there", 10, 1, 9, 10],
	["one entry of this page is lacking", 10, 1, 8, 9],
	["one is lacking on the last page", 10, 2, 9, 9],
	["all of the first page are lacking", 20, 1, 0, 11],
	["a count that is older than the list", 8, 1, 9, 9],
	["a list that is older than the count", 10, 2, 9, 9],
	["a backend that knows no limit", 20, 1, 20, 20],
	["a page beyond the end", 3, 50, 2, 2],
] as const)("[9.03] the total of what is shown: %s", (_, total, page, cards, shown) => {
	expect(shownTotal(total, page, cards)).toBe(shown);
});
