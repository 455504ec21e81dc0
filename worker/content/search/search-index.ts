import MiniSearch, { type Options } from "minisearch";
import * as z from "zod/mini";
import type { LocaleCode } from "../../../shared/countries.ts";
import { type Card, card, type Topic, topic } from "../../../shared/models.ts";
import { type Synonyms, synonymsOf } from "./synonyms.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { foldedWords } from "./words.ts";

/** The index of a locale's cards: how it is built, written and read again. Without stores and clocks; `ranking.ts` asks it. */

/** Characters that are looked into, and shown. */
const MOST_TITLE = 255;
const MOST_INTRO = 300;
const MOST_NAMES = 300;

/** What is kept of a card: what a result shows, what narrows results down, and from when until when. */
const keptCard = z.pick(card, {
	documentId: true,
	section: true,
	slug: true,
	title: true,
	intro: true,
	publicContent: true,
	publishedAt: true,
	expiresAt: true,
	domains: true,
	duration: true,
	event: true,
	file: true,
});
const indexed = z.object({
	/** The backend's, by which a purge may name the item. */
	id: z.string(),
	card: keptCard,
});
export type Indexed = z.output<typeof indexed>;

/** As the index is built: names are searched, but not shown. */
interface Source extends Indexed {
	names: string;
}

/** Raised when what an entry holds changes. */
const VERSION = 2;

/** As an entry holds it. Thousands of items are judged one by one, where they are shown: `indexed`. */
const writtenIndex = z.object({
	version: z.literal(VERSION),
	/** The newest first. */
	items: z.array(z.unknown()),
	isComplete: z.boolean(),
	topics: z.array(topic),
	/** Folded, each once. */
	words: z.array(z.string()),
	/** MiniSearch's own JSON. */
	engine: z.string(),
});

/** As it is asked. */
export interface SearchIndex {
	items: readonly unknown[];
	/** Whether it has all of the locale's cards, and not only the newest. */
	isComplete: boolean;
	topics: readonly Topic[];
	vocabulary: Vocabulary;
	synonyms: Synonyms;
	engine: MiniSearch<Document>;
}

/** A document's id is its place among the items. */
interface Document {
	id: number;
	title: string;
	intro: string;
	/** Substances and products. */
	names: string;
	/** The terms whose abbreviations stand in title or intro. */
	terms: string;
}

/** Of gated items no more than a card shows. */
const OPTIONS: Options<Document> = {
	fields: ["title", "intro", "names", "terms"],
	tokenize: foldedWords,
	processTerm: (word) => word,
	searchOptions: { boost: { title: 3, terms: 0.5 }, tokenize: (word) => [word] },
};

/** Documents that are indexed before others may run: a few milliseconds. */
const SLICE = 50;

const cut = (text: string, most: number): string => (text.length > most ? text.slice(0, most) : text);

/** `names`: the item's substances and products. */
export const toIndexed = (id: string, { title, intro, ...shown }: Card, names: readonly string[] = []): Source => ({
	id,
	names: cut(names.join(" "), MOST_NAMES),
	card: keptCard.parse({ ...shown, title: cut(title, MOST_TITLE), intro: cut(intro, MOST_INTRO) }),
});

/** Lets other requests run. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Content {
	/** The newest first. */
	items: readonly Source[];
	isComplete: boolean;
	topics: readonly Topic[];
}

/** Builds it in slices, between which other requests run. */
export async function buildIndex(locale: LocaleCode, { items, isComplete, topics }: Content): Promise<SearchIndex> {
	const synonyms = synonymsOf(locale);
	const engine = new MiniSearch<Document>(OPTIONS);
	const words = new Set(topics.flatMap(({ name }) => foldedWords(name)));
	for (const [id, { card, names }] of items.entries()) {
		const { title, intro } = card;
		const own = foldedWords(`${title} ${intro} ${names}`);
		for (const word of own) words.add(word);
		const terms = own.flatMap((word) => synonyms.get(word) ?? []);
		engine.add({ id, title, intro, names, terms: terms.flat().join(" ") });
		if (id % SLICE === SLICE - 1) await pause();
	}
	const kept = items.map(({ id, card }): Indexed => ({ id, card }));
	return { items: kept, isComplete, topics, vocabulary: vocabularyOf(words), synonyms, engine };
}

export const writeIndex = ({ items, isComplete, topics, vocabulary, engine }: SearchIndex) => ({
	version: VERSION,
	items,
	isComplete,
	topics,
	words: [...vocabulary.words],
	engine: JSON.stringify(engine),
});

/** undefined: it is none, or another version of the portal or of the library has written it. */
export function readIndex(locale: LocaleCode, written: unknown): SearchIndex | undefined {
	const { data } = writtenIndex.safeParse(written);
	if (!data) return undefined;
	const { items, isComplete, topics, words } = data;
	try {
		const engine = MiniSearch.loadJSON<Document>(data.engine, OPTIONS);
		const vocabulary = vocabularyOf(new Set(words));
		return { items, isComplete, topics, vocabulary, synonyms: synonymsOf(locale), engine };
	} catch {
		return undefined;
	}
}

const addressed = z.object({ card: z.object({ slug: z.string() }) });

/** The slugs of all items, by place. An unreadable item has an empty one. */
export const slugsOf = ({ items }: SearchIndex): string[] =>
	items.map((item) => addressed.safeParse(item).data?.card.slug ?? "");

/** The item at a hit's place; undefined: it is none. */
export const itemAt = ({ items }: SearchIndex, place: number): Indexed | undefined =>
	indexed.safeParse(items[place]).data;
