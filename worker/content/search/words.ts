import { fold, normalized } from "../../../shared/text.ts";

/** A text as words that can be compared, each with the letters in which it is written. */

interface Word {
	/** Folded: without case and diacritics (shared/text.ts). */
	word: string;
	written: string;
}

/** Signs such as ® and ™ are between words, and stand for nothing. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Soft hyphens and joiners, which nobody sees. */
const UNSEEN = /\p{Cf}/gu;

/** A single letter is no word: it is what an article, a genitive or an abbreviation leaves. */
const isWord = ({ word }: Word): boolean => word.length > 1 || /\d/.test(word);

export const wordsOf = (text: string): Word[] =>
	(normalized(text, "NFC").replace(UNSEEN, "").match(WORD) ?? [])
		.map((written) => ({ word: fold(written), written }))
		.filter(isWord);

export const foldedWords = (text: string): string[] => wordsOf(text).map(({ word }) => word);
