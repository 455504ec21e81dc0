import { fold, normalized } from "./text.ts";

/** Where a text holds the words of a search term: without regard to case and diacritics, as the term is found. */

/** ASCII needs no normalising, which saves time on a page of results with thousands of characters. */
const foldCharacter = (character: string): string => (character < "\u0080" ? character.toLowerCase() : fold(character));

/** Who searches for "Cardovex®" means the product, with or without its sign. */
const wordsOf = (term: string): string[] => fold(term).replace(/[®™]/g, "").split(/\s+/).filter(Boolean);

/** Whether the text holds one of the words, wherever in it. */
export function holdsAny(text: string, term: string): boolean {
	const folded = fold(text);
	return wordsOf(term).some((word) => folded.includes(word));
}

/** Shorter words are looked for at the beginning of words alone: an "a" stands in the middle of most. */
const SHORTEST_INSIDE = 3;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Text split at the words of the search term: the pieces are in turn outside and inside a match, and the first is outside.
 */
export function splitMatches(text: string, term: string): string[] {
	// Folded character by character, so that positions in the folded text are positions in the original.
	const characters = Array.from(normalized(text, "NFC"));
	const folded = characters.map(foldCharacter);
	const isBeginning = folded.map((_, at) => at === 0 || !LETTER.test(folded[at - 1] ?? ""));
	const inside = new Array<boolean>(characters.length).fill(false);
	for (const word of wordsOf(term)) {
		for (let start = 0; start < folded.length; start++) {
			// A mark alone begins no word.
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

/** A match that begins behind so many characters is brought forward, since a result shows two lines of a text. */
const MOST_BEFORE = 60;
const KEPT_BEFORE = 24;
/** Two lines of a phone. */
const SHOWN = 90;

/** The text from a little before its first match on, where that would be out of sight. */
export function excerpt(text: string, term: string): string {
	const [before = "", match] = splitMatches(text, term);
	if (match === undefined || before.length <= MOST_BEFORE) return text;
	// A match near the end has more before it, so that both lines are used.
	const latest = Math.min(before.length - KEPT_BEFORE, text.length - SHOWN);
	if (latest <= 0) return text;
	const near = before.indexOf(" ", latest);
	const from = near === -1 ? before.lastIndexOf(" ") : near;
	return from === -1 ? text : `… ${normalized(text, "NFC").slice(from + 1)}`;
}
