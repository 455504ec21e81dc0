import { fold, normalized } from "./text.ts";

/** Highlights a search term's words in a text, ignoring case and diacritics. */

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
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;

/** Texts of these characters have the same positions when folded: no ligature, no mark of its own, no pair of surrogates. */
const ALIGNED = /^[\0-\xc5\xc7-\xde\xe0-\xe5\xe7-\u0151\u0154-\u017f\u2000-\u206f]*$/;

/** A folded text, and where its positions lie in the text itself: undefined within a character. */
interface Folded {
	line: string;
	original: (position: number) => number | undefined;
}

function foldedOf(whole: string): Folded {
	if (ALIGNED.test(whole)) return { line: fold(whole), original: (position) => position };
	let line = "";
	let position = 0;
	const begins: number[] = [];
	for (const character of whole) {
		begins[line.length] = position;
		line += fold(character);
		position += character.length;
	}
	begins[line.length] = position;
	return { line, original: (at) => begins[at] };
}

/** Where the words lie in the text, in order and without overlaps. */
function matchesOf(whole: string, words: readonly string[]): [start: number, end: number][] {
	const { line, original } = foldedOf(whole);
	const found: [number, number][] = [];
	for (const word of words) {
		for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + 1)) {
			const [start, end] = [original(at), original(at + word.length)];
			if (start === undefined || end === undefined) continue;
			if (word.length < SHORTEST_INSIDE && ENDS_IN_LETTER.test(line.slice(Math.max(0, at - 2), at))) continue;
			found.push([start, end]);
		}
	}
	const merged: [number, number][] = [];
	for (const [start, end] of found.sort(([one], [other]) => one - other)) {
		const last = merged.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}

/** Splits the text at matches. Pieces alternate between outside and inside, beginning outside. */
export function splitMatches(text: string, term: string): string[] {
	const whole = normalized(text, "NFC");
	const pieces: string[] = [];
	let from = 0;
	for (const [start, end] of matchesOf(whole, wordsOf(term))) {
		pieces.push(whole.slice(from, start), whole.slice(start, end));
		from = end;
	}
	return from < whole.length || pieces.length === 0 ? [...pieces, whole.slice(from)] : pieces;
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
