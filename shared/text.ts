import { META_DESCRIPTION_LENGTH } from "./constants.ts";

/** Text cut to a meta description's length, at a word where one ends in time. [5.02] */
export function metaDescription(text: string): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= META_DESCRIPTION_LENGTH) return flat;
	const cut = flat.slice(0, META_DESCRIPTION_LENGTH - 1);
	const lastSpace = cut.lastIndexOf(" ");
	return `${(lastSpace > META_DESCRIPTION_LENGTH / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Plain text in pieces, the registered trademark signs apart. [5.03] */
export const splitRegisteredMarks = (text: string): string[] => text.split(/(®)/).filter((piece) => piece !== "");

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ı/g, "i");

/** Most characters have nothing to take off, and a page of results has thousands. */
const foldCharacter = (character: string): string => (character < "\u0080" ? character.toLowerCase() : fold(character));

/**
 * Text cut where words of the search term stand in it, without regard to case and diacritics: alternately outside and
 * inside a match, beginning outside.
 */
export function splitMatches(text: string, term: string): string[] {
	const words = fold(term).split(/\s+/).filter(Boolean);
	// Folding keeps one unit a character only when done character by character.
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
