import { META_DESCRIPTION_LENGTH } from "./constants.ts";

/** Text in one line of at most so many characters, cut at the end of a word unless that loses more than half of it. */
export function shortened(text: string, most: number): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= most) return flat;
	// Half a character, as emojis may be cut to, is none.
	const cut = flat.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
	const lastSpace = cut.lastIndexOf(" ");
	return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** [5.02] */
export const metaDescription = (text: string): string => shortened(text, META_DESCRIPTION_LENGTH);

/** Plain text split at its registered trademark signs, which are pieces of their own. [5.03] */
export const splitRegisteredMarks = (text: string): string[] => text.split(/(®)/).filter((piece) => piece !== "");

/**
 * Names that are one word to their readers, though they hold a hyphen: of trials (HORIZON-HF), whose first part is in
 * capitals. Longer names and compounds must be free to break on a narrow screen.
 */
const NAMES = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,14}-[\p{L}\d]{1,9})(?![\p{L}\d-])/gu;

/** Of doses, values and times, as medical texts write them. */
const UNITS =
	/(\d) (?=(?:[kmµμn]?g|mcg|[mdµμ]?[lL]|[mµμn]mol|[cm]m|mmHg|I?U|I\.?E\.?|UI|°C|%|h|min|kB|MB)(?![\p{L}\d]))/gu;

/** A number stays on one line with its unit. */
export const withUnits = (text: string): string => text.replace(UNITS, "$1\u00a0");

/** Text split at such names: every second piece is one. */
export const splitNames = (text: string): string[] => text.split(NAMES);

/** Marks such names in HTML's text. */
export const markNames = (text: string): string => text.replaceAll(NAMES, '<span class="unbroken">$1</span>');

/** No language puts more marks on one letter (Unicode's Stream-Safe Text Format). */
const MARKS = /(\p{M}{30})\p{M}+/gu;

/** Normalising takes time by the square of a run of marks, so that longer runs are cut. */
export const normalized = (text: string, form: "NFC" | "NFD" | "NFKD"): string =>
	text.replace(MARKS, "$1").normalize(form);

/** Letters that are compared as others, although Unicode does not take them apart. */
const LETTERS: Readonly<Record<string, string>> = { ı: "i", ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };

/** A text as it is compared: without case and diacritics, dotted and dotless i alike, ligatures spelt out. */
export const fold = (text: string): string =>
	normalized(text, "NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ıßœæøłđ]/g, (letter) => LETTERS[letter] ?? letter);

/** Letters and marks of scripts that are written from right to left, and what turns the direction. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What somebody typed, so that it turns no word around it: where it could, between the characters that isolate it. */
export const isolated = (typed: string): string => (TURNS.test(typed) ? `\u2068${typed}\u2069` : typed);
