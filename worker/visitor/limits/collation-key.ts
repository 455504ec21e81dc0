import { normalized } from "../../../shared/text.ts";

/** Capitals that database collations treat like others, although NFKD does not decompose them. */
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

/** The longest e-mail address (RFC 5321), with room for letters of two characters. */
const LONGEST = 1000;

/** The address as databases compare it: without case, accents, width and invisible characters. All spellings share one limit. */
export const collationKey = (account: string): string =>
	normalized(account.slice(0, LONGEST), "NFKD")
		.replace(/[\p{C}\p{M}\p{Z}]/gu, "")
		.toUpperCase()
		.replace(LETTERS, (letter) => FOLDED[letter] ?? letter);
