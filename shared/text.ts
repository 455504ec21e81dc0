import { META_DESCRIPTION_LENGTH } from "./constants.ts";

/** One line of at most `most` characters, cut after a word unless that loses more than half. */
export function shortened(text: string, most: number): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= most) return flat;
	const cut = flat.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
	const lastSpace = cut.lastIndexOf(" ");
	return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,:;]+$/, "")}…`;
}

/** [5.02] */
export const metaDescription = (text: string): string => shortened(text, META_DESCRIPTION_LENGTH);

/** Trial names such as HORIZON-HF do not break at the hyphen. Longer ones must, on narrow screens. */
const NAMES = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,14}-[\p{L}\d]{1,9})(?![\p{L}\d-])/gu;

const FIXED =
	/(?<=\d) (?=(?:[kmµμn]?g|mcg|[mdµμ]?[lL]|[mµμn]mol|[cm]m|mmHg|I?U|I\.?E\.?|UI|°C|%|h|min|kB|MB|\d{3})(?![\p{L}\d]))| (?=[:;?!»])|(?<=«) /gu;

/** Numbers keep their units and thousands, words the signs that French sets apart. */
export const withFixedSpaces = (text: string): string => text.replace(FIXED, "\u00a0");

export const splitNames = (text: string): string[] => (text.includes("-") ? text.split(NAMES) : [text]);

export const markNames = (text: string): string => text.replaceAll(NAMES, '<span class="unbroken">$1</span>');

/** Nobody types control characters, and a database that fails at them would open the circuit for all. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** Unicode's Stream-Safe Text Format allows 30 marks per letter. */
const MARKS = /(\p{M}{30})\p{M}+/gu;

/** Characters before the first combining mark, and punctuation. Most texts have no others, and `MARKS` is slow. */
const UNMARKED = /^[\0-\u02ff\u2010-\u205f]*$/;

/** Cuts long runs of marks, whose normalisation takes quadratic time. */
export const normalized = (text: string, form: "NFC" | "NFD" | "NFKD"): string =>
	(UNMARKED.test(text) ? text : text.replace(MARKS, "$1")).normalize(form);

const LETTERS: Readonly<Record<string, string>> = { ı: "i", ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };

/** ASCII, signs and punctuation have neither diacritics nor ligatures, nor raised digits. */
const PLAIN = /^[\0-\x7f\xa0-\xb1\xb4-\xb8\xba-\xbf\u2010-\u205f]*$/;

/** For comparisons: without case and diacritics, dotted and dotless i alike, ligatures as two letters, raised digits as others. */
export const fold = (text: string): string =>
	PLAIN.test(text)
		? text.toLowerCase()
		: normalized(text, "NFD")
				.replace(/\p{M}/gu, "")
				.toLowerCase()
				.replace(/[ıßœæøłđ]/g, (letter) => LETTERS[letter] ?? letter)
				.replace(/[\xb2\xb3\xb9\u2070\u2074-\u2079]/g, (digit) => digit.normalize("NFKD"));

const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates input that could change the direction of the text around it. */
export const isolated = (typed: string): string => (TURNS.test(typed) ? `\u2068${typed}\u2069` : typed);

/** Percent-decoded, or unchanged if that is not possible. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
