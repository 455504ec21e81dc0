import type { Query } from "minisearch";
import type { Topic } from "../../../shared/models.ts";
import type { SearchIndex } from "./search-index.ts";
import { compoundsOf, isBeginning, nearestTo, partsOf } from "./vocabulary.ts";
import { foldedWords, wordsOf } from "./words.ts";

/** What an index finds for a term, the best first. Pure: what may be shown of it, `ask.ts` decides. */

export interface Ranked {
	/**
	 * "exact": every hit has all words of the term, as they are, as their beginning, or by an abbreviation or a compound; "near":
	 * all words, some of them without typing errors; "some": nothing has all of them.
	 */
	fit: "exact" | "near" | "some";
	/** Places among the index's items, with their score: BM25 over title, intro and names, with most weight on the title. */
	hits: readonly { place: number; score: number }[];
	topics: readonly Topic[];
	/**
	 * The term without its typing errors, as these texts write it; null: none was found, or the texts have none of the words
	 * that may be meant. Of texts that may be shown: the index also knows words of items that may not, or not yet.
	 */
	meant: (texts: readonly string[]) => string | null;
}

/** Weights of what a typed word may stand for; what it is, or begins, has 1. */
const WEIGHT = { term: 0.8, parts: 0.8, compound: 0.3, near: 0.6 } as const;
/** From this number of letters on, a word is also the beginning of others. */
const SHORTEST_BEGINNING = 2;

/** Words of a term in which typing errors are looked for: each unknown word is compared with the whole vocabulary. */
const MOST_CORRECTED = 10;

/** One typed word, with all that it may stand for. */
interface Typed {
	word: string;
	terms: readonly (readonly string[])[];
	parts: readonly string[];
	compounds: readonly string[];
	/** Only where nothing else fits. */
	near: readonly string[];
}

function typed({ vocabulary, synonyms }: SearchIndex, word: string, isCorrected: boolean): Typed {
	const terms = synonyms.get(word) ?? [];
	const compounds = compoundsOf(vocabulary, word);
	const isKnown = isBeginning(vocabulary, word) || terms.length > 0;
	const parts = isKnown ? [] : partsOf(vocabulary, word);
	const near = !isCorrected || isKnown || parts.length > 0 || compounds.length > 0 ? [] : nearestTo(vocabulary, word);
	return { word, terms, parts, compounds, near };
}

const isLong = (word: string): boolean => word.length > 3;

const weighted = (queries: readonly string[], weight: number) => ({
	queries: [...queries],
	boostTerm: () => weight,
	prefix: false,
});

/** A term of several words is meant as a whole; its words may have endings. */
const whole = (words: readonly string[], weight: number) => ({
	queries: [...words],
	combineWith: "AND" as const,
	prefix: isLong,
	boostTerm: () => weight,
});

function queryOf({ word, terms, parts, compounds, near }: Typed): Query {
	const queries: Query[] = [{ queries: [word], prefix: word.length >= SHORTEST_BEGINNING }];
	for (const term of terms) queries.push(whole(term, WEIGHT.term));
	if (parts.length > 0) queries.push(whole(parts, WEIGHT.parts));
	if (compounds.length > 0) queries.push(weighted(compounds, WEIGHT.compound));
	if (near.length > 0) queries.push(weighted(near, WEIGHT.near));
	return { queries, combineWith: "OR" };
}

/** All words of the term, or, where nothing has all of them, some. */
export function ranked(index: SearchIndex, term: string): Ranked {
	const words = [...new Set(foldedWords(term))];
	if (words.length === 0) return { fit: "some", hits: [], topics: [], meant: () => null };
	const all = words.map((word, at) => typed(index, word, at < MOST_CORRECTED));
	const queries = all.map(queryOf);
	const every = index.engine.search({ queries, combineWith: "AND" });
	const found = every.length > 0 ? every : index.engine.search({ queries, combineWith: "OR" });
	const isNear = all.some(({ near }) => near.length > 0);
	const hits = found.map(({ id, score }: { id: number; score: number }) => ({ place: id, score }));
	return {
		fit: every.length === 0 ? "some" : isNear ? "near" : "exact",
		// Of equal ones the newest first.
		hits: hits.sort((a, b) => b.score - a.score || a.place - b.place),
		topics: index.topics.filter(({ name }) => isNamed(name, all)),
		meant: (texts) => meantBy(term, all, texts),
	};
}

/** Whether each word of the term is, or stands for, one of the name. */
function isNamed(name: string, all: readonly Typed[]): boolean {
	const own = foldedWords(name);
	return all.every(({ word, compounds, near }) =>
		own.some((one) => one.startsWith(word) || compounds.includes(one) || near.includes(one)),
	);
}

function meantBy(term: string, all: readonly Typed[], texts: readonly string[]): string | null {
	if (all.every(({ near }) => near.length === 0)) return null;
	const asTyped = writtenIn(term);
	const shown = writtenIn(texts.join(" "));
	const words = all.map(({ word, near }) => {
		if (near.length === 0) return asTyped.get(word);
		return near.map((one) => shown.get(one)).find((written) => written !== undefined);
	});
	return words.includes(undefined) ? null : words.join(" ");
}

const writtenIn = (text: string): ReadonlyMap<string, string> =>
	new Map(wordsOf(text).map(({ word, written }) => [word, written]));
