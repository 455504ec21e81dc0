import { describe, expect, test } from "vitest";
import { comparable, nearestTo } from "../../../worker/content/search/vocabulary.ts";
import { indexOf } from "../seeded-index.ts";

/** Corrections compare a typed word with the words of the index. Anybody may send ten misspelt words with a request. */

describe.each(["de-CH", "tr-TR"] as const)("%s", (locale) => {
	const { vocabulary } = indexOf(locale);
	const unfiltered = { ...vocabulary, letters: vocabulary.letters.map(() => 0xffffffff) };
	const words = [...vocabulary.words].filter((word, index) => word.length >= 8 && index % 5 === 0);

	test("a misspelt word is compared with a tenth of the words at most", () => {
		const compared = (where: typeof vocabulary) =>
			words.flatMap((word) => [...comparable(where, word.replace(/(.)(.)$/, "$2x$1"), 2)]).length;
		expect(compared(vocabulary)).toBeLessThan(compared(unfiltered) / 10);
	});

	test("none of its corrections is among the others", () => {
		const errors = [
			(word: string) => word.slice(1),
			(word: string) => word.replace(/(..)(.)(.)/, "$1$3$2"),
			(word: string) => `${word.slice(0, 4)}q${word.slice(5)}z`,
			(word: string) => `${word.slice(0, -4)}xx`,
		];
		for (const typed of words.flatMap((word) => errors.map((error) => error(word)))) {
			expect([typed, ...nearestTo(vocabulary, typed)]).toEqual([typed, ...nearestTo(unfiltered, typed)]);
		}
	});
});
