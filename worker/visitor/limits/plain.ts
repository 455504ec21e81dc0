/**
 * Letters that databases take for others (the Unicode collation's order), although Unicode does not take them apart. In
 * capitals: what has none of its own, such as ß, ı and ſ, becomes others by itself.
 */
const FOLDED: Readonly<Record<string, string>> = {
	Ⱥ: "A",
	Ƀ: "B",
	Ȼ: "C",
	Đ: "D",
	Ɖ: "D",
	Ð: "D",
	Ɇ: "E",
	Ǥ: "G",
	Ħ: "H",
	Ɨ: "I",
	Ɉ: "J",
	ĸ: "K",
	Ł: "L",
	Ƚ: "L",
	Ŋ: "N",
	Ø: "O",
	Ɵ: "O",
	Ɍ: "R",
	Ŧ: "T",
	Ⱦ: "T",
	Ʉ: "U",
	Ɏ: "Y",
	Ƶ: "Z",
	Æ: "AE",
	Œ: "OE",
	Þ: "TH",
	ẞ: "SS",
};
const LETTERS = new RegExp(`[${Object.keys(FOLDED).join("")}]`, "gu");

/** Databases compare addresses without case, accents, widths and signs that nobody sees; each spelling is no new account. */
export const plain = (account: string): string =>
	account
		.normalize("NFKD")
		.replace(/[\p{C}\p{M}\p{Z}]/gu, "")
		.toUpperCase()
		.replace(LETTERS, (letter) => FOLDED[letter] ?? letter);
