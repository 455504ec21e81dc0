import { fold, normalized } from "./text.ts";

/** Finds the words of a search term in a text, without regard to case and diacritics. */

/** ASCII needs no normalisation. This saves time on a result page with thousands of characters. */
const foldCharacter = (character: string): string => (character < "\u0080" ? character.toLowerCase() : fold(character));

/** Visitors who search for "Cardovex®" mean the product with or without its sign. */
const wordsOf = (term: string): string[] => fold(term).replace(/[®™]/g, "").split(/\s+/).filter(Boolean);

export function holdsAny(text: string, term: string): boolean {
	const folded = fold(text);
	return wordsOf(term).some((word) => folded.includes(word));
}

export function holdsEvery(text: string, term: string): boolean {
	const folded = fold(text);
	return wordsOf(term).every((word) => folded.includes(word));
}

/** Shorter words match only at the start of a word. An "a" is inside most words. */
const SHORTEST_INSIDE = 3;
const LETTER = /[\p{L}\p{N}]/u;

/** Splits the text at matches. The pieces alternate between outside and inside, and the first is outside. */
export function splitMatches(text: string, term: string): string[] {
	// Folding each character keeps positions in the folded text equal to positions in the original.
	const characters = Array.from(normalized(text, "NFC"));
	const folded = characters.map(foldCharacter);
	const isBeginning = folded.map((_, at) => at === 0 || !LETTER.test(folded[at - 1] ?? ""));
	const inside = new Array<boolean>(characters.length).fill(false);
	for (const word of wordsOf(term)) {
		for (let start = 0; start < folded.length; start++) {
			// A combining mark starts no word.
			if (folded[start] === "") continue;
			if (word.length < SHORTEST_INSIDE && !isBeginning[start]) continue;
			let end = start;
			let seen = "";
			while (word.startsWith(seen) && end < folded.length && seen.length < word.length) seen += folded[end++];
			if (seen === word) inside.fill(true, start, end);
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

/** A match after more characters is moved to the front, because a result shows only two lines. */
const MOST_BEFORE = 60;
const KEPT_BEFORE = 24;
/** Two lines on a phone. */
const SHOWN = 90;

/** Cuts the beginning of a text when its first match would not be visible. */
export function excerpt(text: string, term: string): string {
	const [before = "", match] = splitMatches(text, term);
	if (match === undefined || before.length <= MOST_BEFORE) return text;
	// A match near the end keeps more text before it, so both lines are full.
	const latest = Math.min(before.length - KEPT_BEFORE, text.length - SHOWN);
	if (latest <= 0) return text;
	const near = before.indexOf(" ", latest);
	const from = near === -1 ? before.lastIndexOf(" ") : near;
	return from === -1 ? text : `… ${normalized(text, "NFC").slice(from + 1)}`;
}
