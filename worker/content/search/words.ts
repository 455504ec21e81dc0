import { fold, normalized } from "../../../shared/text.ts";

interface Word {
	/** Without case and diacritics (`fold`). */
	word: string;
	written: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Soft hyphens and joiners. */
const INVISIBLE = /\p{Cf}/gu;

/** Single letters are left over from articles, genitives and abbreviations. */
const isWord = ({ word }: Word): boolean => word.length > 1 || /\d/.test(word);

export const wordsOf = (text: string): Word[] =>
	(normalized(text, "NFC").replace(INVISIBLE, "").match(WORD) ?? [])
		.map((written) => ({ word: fold(written), written }))
		.filter(isWord);

export const foldedWords = (text: string): string[] => wordsOf(text).map(({ word }) => word);
