import type { Query } from "minisearch";
import type { Topic } from "../../../shared/models.ts";
import type { SearchIndex } from "./search-index.ts";
import { compoundsOf, isPrefix, nearestTo, partsOf } from "./vocabulary.ts";
import { foldedWords, wordsOf } from "./words.ts";

/** Searches an index. ask.ts knows what may be shown. */

export interface Ranked {
	/** "exact" also for prefixes, abbreviations and parts of compounds. "near": words were corrected. "some": no hit has all. */
	fit: "exact" | "near" | "some";
	/** Best first. `place` is an index into the items, `score` is BM25 with most weight on the title. */
	hits: readonly { place: number; score: number }[];
	topics: readonly Topic[];
	/** null: no correction that these texts, which may be shown, contain: the index also has words of hidden items. */
	meant: (texts: readonly string[]) => string | null;
}

/** Weights of indirect matches. The word itself, or as a prefix, has 1. */
const WEIGHT = { term: 0.8, parts: 0.8, compound: 0.3, near: 0.6 } as const;
/** From this length on, words also match as prefixes; shorter ones at the term's end, where they may be unfinished. */
const SHORTEST_PREFIX = 3;
/** From this many words on, a prefix needs four letters: almost any three begin some word of many items. */
const MANY_WORDS = 6;

/** Only the longest words are searched: each is compared with the whole vocabulary. */
const MOST_WORDS = 10;

interface Expanded {
	word: string;
	/** Whether it also matches words that begin with it. */
	prefix: boolean;
	terms: readonly (readonly string[])[];
	parts: readonly string[];
	compounds: readonly string[];
	/** Corrections, only without other matches. */
	near: readonly string[];
}

function expanded({ vocabulary, synonyms }: SearchIndex, word: string, isPrefixed: boolean): Expanded {
	const terms = synonyms.get(word) ?? [];
	const compounds = compoundsOf(vocabulary, word);
	const isMatch = isPrefix(vocabulary, word) || terms.length > 0;
	const parts = isMatch ? [] : partsOf(vocabulary, word);
	const near = isMatch || parts.length > 0 || compounds.length > 0 ? [] : nearestTo(vocabulary, word);
	return { word, prefix: isPrefixed, terms, parts, compounds, near };
}

const isLong = (word: string): boolean => word.length > 3;

const weighted = (queries: readonly string[], weight: number) => ({
	queries: [...queries],
	boostTerm: () => weight,
	prefix: false,
});

/** All words are required. Long ones may have an ending. */
const allOf = (words: readonly string[], weight: number) => ({
	queries: [...words],
	combineWith: "AND" as const,
	prefix: isLong,
	boostTerm: () => weight,
});

function queryOf({ word, prefix, terms, parts, compounds, near }: Expanded): Query {
	const queries: Query[] = [{ queries: [word], prefix }];
	for (const term of terms) queries.push(allOf(term, WEIGHT.term));
	if (parts.length > 0) queries.push(allOf(parts, WEIGHT.parts));
	if (compounds.length > 0) queries.push(weighted(compounds, WEIGHT.compound));
	if (near.length > 0) queries.push(weighted(near, WEIGHT.near));
	return { queries, combineWith: "OR" };
}

function longestOf(words: readonly string[]): string[] {
	const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS));
	return words.filter((word) => longest.has(word));
}

/** Hits with all words. If none of them may be shown, those with some: an empty answer would tell that a hidden item has all. */
export function ranked(index: SearchIndex, term: string, isShown: (place: number) => boolean = () => true): Ranked {
	const typed = [...new Set(foldedWords(term))];
	const words = longestOf(typed);
	if (words.length === 0) return { fit: "some", hits: [], topics: [], meant: () => null };
	const shortest = words.length < MANY_WORDS ? SHORTEST_PREFIX : SHORTEST_PREFIX + 1;
	const all = words.map((word) => expanded(index, word, word === typed.at(-1) || word.length >= shortest));
	const queries = all.map(queryOf);
	const every = index.engine.search({ queries, combineWith: "AND" });
	const hasEvery = every.some(({ id }: { id: number }) => isShown(id));
	const results = hasEvery ? every : index.engine.search({ queries, combineWith: "OR" });
	const isNear = all.some(({ near }) => near.length > 0);
	const hits = results.map(({ id, score }: { id: number; score: number }) => ({ place: id, score }));
	return {
		fit: !hasEvery || words.length < typed.length ? "some" : isNear ? "near" : "exact",
		// Equal scores: newest first.
		hits: hits.sort((a, b) => b.score - a.score || a.place - b.place),
		topics: index.topics.filter(({ name }) => matchesAll(name, all)),
		meant: (texts) => correctionOf(term, all, texts),
	};
}

function matchesAll(name: string, all: readonly Expanded[]): boolean {
	const nameWords = foldedWords(name);
	return all.every(({ word, compounds, near }) =>
		nameWords.some((one) => one.startsWith(word) || compounds.includes(one) || near.includes(one)),
	);
}

function correctionOf(term: string, all: readonly Expanded[], texts: readonly string[]): string | null {
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
