import { fold, normalized } from "./text.ts";

/** Highlights a search term's words in a text, ignoring case and diacritics. */

const foldCharacter = (character: string): string => (character < "\u0080" ? character.toLowerCase() : fold(character));

/** "Cardovex®" also matches without its sign. */
const wordsOf = (term: string): string[] => fold(term).replace(/[®™]/g, "").split(/\s+/).filter(Boolean);

export function holdsAny(text: string, term: string): boolean {
	const folded = fold(text);
	return wordsOf(term).some((word) => folded.includes(word));
}

export function holdsEvery(text: string, term: string): boolean {
	const folded = fold(text);
	return wordsOf(term).every((word) => folded.includes(word));
}

/** Shorter words match only at the start of a word: most words contain "a". */
const SHORTEST_INSIDE = 3;
const LETTER = /[\p{L}\p{N}]/u;

/** Splits the text at matches. Pieces alternate between outside and inside, beginning outside. */
export function splitMatches(text: string, term: string): string[] {
	const whole = normalized(text, "NFC");
	const line = fold(whole);
	const words = wordsOf(term).filter((word) => line.includes(word));
	// Most texts contain none of the words.
	if (words.length === 0) return [whole];
	// Folded character by character, so that positions stay equal.
	const characters = Array.from(whole);
	const folded = characters.map(foldCharacter);
	const isBeginning = (at: number): boolean => at === 0 || !LETTER.test(folded[at - 1] ?? "");
	const inside = new Array<boolean>(characters.length).fill(false);
	for (const word of words) {
		const first = word.charAt(0);
		for (let start = 0; start < folded.length; start++) {
			if (folded[start]?.charAt(0) !== first) continue;
			if (word.length < SHORTEST_INSIDE && !isBeginning(start)) continue;
			let end = start;
			let matched = 0;
			for (; end < folded.length && matched < word.length; end++) {
				const next = folded[end] ?? "";
				if (!word.startsWith(next, matched)) break;
				matched += next.length;
			}
			if (matched === word.length) inside.fill(true, start, end);
		}
	}
	const pieces: string[] = [];
	let from = 0;
	for (let at = 0; at <= inside.length; at++) {
		const isInside = pieces.length % 2 === 1;
		if (at < inside.length && inside[at] === isInside) continue;
		pieces.push(characters.slice(from, at).join(""));
		from = at;
	}
	return pieces;
}

/** A later match is moved to the front, because a result shows two lines. */
const MOST_BEFORE = 60;
const KEPT_BEFORE = 24;
const SHOWN = 90;

/** Cuts the beginning if the first match would not be visible. */
export function excerpt(text: string, term: string): string {
	const [before = "", match] = splitMatches(text, term);
	if (match === undefined || before.length <= MOST_BEFORE) return text;
	// A match near the end keeps more text before it, so that both lines are full.
	const latest = Math.min(before.length - KEPT_BEFORE, text.length - SHOWN);
	if (latest <= 0) return text;
	const near = before.indexOf(" ", latest);
	const from = near === -1 ? before.lastIndexOf(" ") : near;
	return from === -1 ? text : `… ${normalized(text, "NFC").slice(from + 1)}`;
}
