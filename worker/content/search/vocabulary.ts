/**
 * The words that an index holds, and which of them a typed word may stand for where it is none of them: what an index by the
 * beginnings of words cannot tell.
 */
export interface Vocabulary {
	words: ReadonlySet<string>;
	/** All of them, each between line ends. */
	text: string;
}

/** `words`: folded. */
export const vocabularyOf = (words: ReadonlySet<string>): Vocabulary => ({
	words,
	text: `\n${[...words].join("\n")}\n`,
});

/** Whether a word of the vocabulary begins so. */
export const isBeginning = ({ text }: Vocabulary, word: string): boolean => text.includes(`\n${word}`);

/** A shorter word stands in too many others by chance. */
const SHORTEST_PART = 4;
/** Letters of a compound before the part: the least length of its first word. */
const BEFORE_PART = 3;
const MOST_PARTS = 40;

/** Compounds that hold the word, but not at their beginning: "Bluthochdruck" for "druck". */
export function compoundsOf({ text }: Vocabulary, word: string): string[] {
	if (word.length < SHORTEST_PART) return [];
	const found: string[] = [];
	for (let at = text.indexOf(word); at !== -1 && found.length < MOST_PARTS; at = text.indexOf(word, at)) {
		const start = text.lastIndexOf("\n", at) + 1;
		const end = text.indexOf("\n", at);
		if (at - start >= BEFORE_PART) found.push(text.slice(start, end));
		at = end;
	}
	return found;
}

/** What German and Dutch put between two words of a compound. */
const LINK = /(?:e?n|e?s)$/;

/** The two words of a compound that the vocabulary does not hold: "Asthma" and "Therapie" for "Asthmatherapie"; else none. */
export function partsOf(vocabulary: Vocabulary, word: string): readonly string[] {
	for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
		const [first, second] = [word.slice(0, at), word.slice(at)];
		if (!isBeginning(vocabulary, second)) continue;
		const known = [first, first.replace(LINK, "")].find((one) => vocabulary.words.has(one));
		if (known) return [known, second];
	}
	return [];
}

/** A word that is still being typed is compared with the beginnings of words from this number of letters on. */
const SHORTEST_UNFINISHED = 6;
const MOST_NEAR = 8;

/** Typing errors that a word of such a length may have. */
const errorsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words that the typed one may be meant for, those with the fewest typing errors; of these the shortest first. */
export function nearestTo({ words }: Vocabulary, typed: string): string[] {
	let best = errorsIn(typed);
	if (best === 0) return [];
	let found: string[] = [];
	for (const word of words) {
		if (word.length < typed.length - best) continue;
		const errors = errorsBetween(typed, word, best, typed.length >= SHORTEST_UNFINISHED);
		if (errors > best) continue;
		if (errors < best) found = [];
		best = errors;
		found.push(word);
	}
	return found.sort((a, b) => a.length - b.length).slice(0, MOST_NEAR);
}

/**
 * How many letters are wrong, missing, too many or swapped with the next (optimal string alignment), counted no further than
 * beyond `most`. `unfinished`: against the beginning of the word that fits best.
 */
function errorsBetween(typed: string, word: string, most: number, unfinished: boolean): number {
	if (!unfinished && Math.abs(typed.length - word.length) > most) return most + 1;
	const width = Math.min(word.length, typed.length + most);
	let before: number[] = [];
	let above = Array.from({ length: width + 1 }, (_, column) => column);
	for (let row = 1; row <= typed.length; row++) {
		const own = [row];
		for (let column = 1; column <= width; column++) {
			const isSame = typed[row - 1] === word[column - 1];
			const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
			own[column] = Math.min(
				at(above, column) + 1,
				at(own, column - 1) + 1,
				at(above, column - 1) + (isSame ? 0 : 1),
				isSwapped ? at(before, column - 2) + 1 : Infinity,
			);
		}
		if (Math.min(...own) > most) return most + 1;
		before = above;
		above = own;
	}
	return unfinished ? Math.min(...above) : at(above, word.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
