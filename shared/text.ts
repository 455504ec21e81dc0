import { META_DESCRIPTION_LENGTH } from "./constants.ts";

/** Text cut to a meta description's length, at the end of a word unless that loses more than half of it. [5.02] */
export function metaDescription(text: string): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= META_DESCRIPTION_LENGTH) return flat;
	const cut = flat.slice(0, META_DESCRIPTION_LENGTH - 1);
	const lastSpace = cut.lastIndexOf(" ");
	return `${(lastSpace > META_DESCRIPTION_LENGTH / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Plain text split at its registered trademark signs, which are pieces of their own. [5.03] */
export const splitRegisteredMarks = (text: string): string[] => text.split(/(®)/).filter((piece) => piece !== "");

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ı/g, "i");

/** ASCII needs no normalising, which saves time on a page of results with thousands of characters. */
const foldCharacter = (character: string): string => (character < "\u0080" ? character.toLowerCase() : fold(character));

/**
 * Text split at the words of the search term, ignoring case and diacritics: the pieces are in turn outside and inside a
 * match, and the first is outside.
 */
export function splitMatches(text: string, term: string): string[] {
	const words = fold(term).split(/\s+/).filter(Boolean);
	// Folded character by character, so that positions in the folded text are positions in the original.
	const characters = Array.from(text.normalize("NFC"));
	const folded = characters.map(foldCharacter);
	const inside = new Array<boolean>(characters.length).fill(false);
	for (const word of words) {
		for (let start = 0; start < folded.length; start++) {
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
