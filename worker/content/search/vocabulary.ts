/** An index's words, for compounds, their parts and corrections, which a search by prefix does not find. */
export interface Vocabulary {
	words: ReadonlySet<string>;
	/** All words, each between line breaks. */
	text: string;
	/** The letters of each word, in the order of the words. */
	letters: Uint32Array;
}

/** One bit for each letter. Different letters may share a bit. */
function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
	return letters;
}

export const vocabularyOf = (words: ReadonlySet<string>): Vocabulary => ({
	words,
	text: `\n${[...words].join("\n")}\n`,
	letters: Uint32Array.from(words, lettersOf),
});

export const isPrefix = ({ text }: Vocabulary, word: string): boolean => text.includes(`\n${word}`);

/** Shorter words are in too many others by chance. */
const SHORTEST_PART = 4;
/** The least length of a compound's first word. */
const BEFORE_PART = 3;
const MOST_PARTS = 40;

/** Compounds that contain the word after their beginning: "Bluthochdruck" for "druck". */
export function compoundsOf({ text }: Vocabulary, word: string): string[] {
	if (word.length < SHORTEST_PART) return [];
	const compounds: string[] = [];
	for (let at = text.indexOf(word); at !== -1 && compounds.length < MOST_PARTS; at = text.indexOf(word, at)) {
		const start = text.lastIndexOf("\n", at) + 1;
		const end = text.indexOf("\n", at);
		if (at - start >= BEFORE_PART) compounds.push(text.slice(start, end));
		at = end;
	}
	return compounds;
}

/** Linking letters of German and Dutch compounds. */
const LINK = /(?:e?n|e?s)$/;

/** The two words of a compound that is not in the vocabulary: "Asthma" and "Therapie" for "Asthmatherapie"; else none. */
export function partsOf(vocabulary: Vocabulary, word: string): readonly string[] {
	for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
		const [first, second] = [word.slice(0, at), word.slice(at)];
		if (!isPrefix(vocabulary, second)) continue;
		const firstWord = [first, first.replace(LINK, "")].find((one) => vocabulary.words.has(one));
		if (firstWord) return [firstWord, second];
	}
	return [];
}

/** From this length on, an unfinished word is compared with the beginnings of words. */
const SHORTEST_UNFINISHED = 6;
const MOST_NEAR = 8;

/** Typing errors that a word of this length may have. */
const maxErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Whether there are more bits than `most`. */
function hasMore(bits: number, most: number): boolean {
	let rest = bits;
	for (let removed = 0; removed < most; removed++) rest &= rest - 1;
	return rest !== 0;
}

/** The words worth the slow comparison: each letter of `typed` that a word lacks is an error. */
export function* comparable({ words, letters }: Vocabulary, typed: string, errors: number): Generator<string> {
	const own = lettersOf(typed);
	let at = 0;
	for (const word of words) {
		const lacking = own & ~(letters[at++] ?? 0);
		if (word.length >= typed.length - errors && !hasMore(lacking, errors)) yield word;
	}
}

/** Corrections of a typed word: the words at the least edit distance, shortest first. */
export function nearestTo(vocabulary: Vocabulary, typed: string): string[] {
	let best = maxErrors(typed);
	if (best === 0) return [];
	let nearest: string[] = [];
	for (const word of comparable(vocabulary, typed, best)) {
		const errors = editDistance(typed, word, best, typed.length >= SHORTEST_UNFINISHED);
		if (errors > best) continue;
		if (errors < best) nearest = [];
		best = errors;
		nearest.push(word);
	}
	return nearest.sort((a, b) => a.length - b.length).slice(0, MOST_NEAR);
}

/** Edit distance with transpositions (optimal string alignment), at most `most` + 1. `unfinished`: to the best prefix. */
function editDistance(typed: string, word: string, most: number, unfinished: boolean): number {
	if (!unfinished && Math.abs(typed.length - word.length) > most) return most + 1;
	let before: number[] = [];
	let above = Array.from({ length: most + 1 }, (_, column) => column);
	let least = 0;
	for (let row = 1; row <= typed.length; row++) {
		const current = [row];
		least = row;
		// A column farther than `most` from the row cannot be on the way.
		const last = Math.min(word.length, row + most);
		for (let column = Math.max(1, row - most); column <= last; column++) {
			const isSame = typed[row - 1] === word[column - 1];
			const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
			const errors = Math.min(
				at(above, column) + 1,
				at(current, column - 1) + 1,
				at(above, column - 1) + (isSame ? 0 : 1),
				isSwapped ? at(before, column - 2) + 1 : Infinity,
			);
			current[column] = errors;
			least = Math.min(least, errors);
		}
		if (least > most) return most + 1;
		before = above;
		above = current;
	}
	return unfinished ? least : at(above, word.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
