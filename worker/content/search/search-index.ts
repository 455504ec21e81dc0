import MiniSearch, { type Options } from "minisearch";
import * as z from "zod/mini";
import type { LocaleCode } from "../../../shared/countries.ts";
import { type Card, card, type Topic, topic } from "../../../shared/models.ts";
import { lifespanAt } from "../../cache/lifespan.ts";
import { type Synonyms, synonymsOf } from "./synonyms.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { foldedWords } from "./words.ts";

/** Builds, serialises and parses the index of a locale's cards. ranking.ts queries it. */

const MOST_TITLE = 255;
const MOST_INTRO = 300;
const MOST_NAMES = 300;

/** The fields that results show, that filters compare, and that limit when an item is shown. */
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
	/** The backend's id, which a purge may name. */
	id: z.string(),
	card: keptCard,
});
export type Indexed = z.output<typeof indexed>;

interface Source extends Indexed {
	/** The item's substances and products: searched, never shown. */
	names: string;
}

/** Raise it when the shape of the entry changes. */
const VERSION = 2;

/** Thousands of items: each is parsed only when it is shown (`indexed`). */
const writtenIndex = z.object({
	version: z.literal(VERSION),
	/** Newest first. */
	items: z.array(z.unknown()),
	isComplete: z.boolean(),
	topics: z.array(topic),
	/** Folded and distinct. */
	words: z.array(z.string()),
	/** MiniSearch's own JSON. */
	engine: z.string(),
});

export interface SearchIndex {
	items: readonly unknown[];
	/** false: only the locale's newest cards. */
	isComplete: boolean;
	topics: readonly Topic[];
	vocabulary: Vocabulary;
	synonyms: Synonyms;
	engine: MiniSearch<Document>;
}

/** `id` is the position among the items. */
interface Document {
	id: number;
	title: string;
	intro: string;
	/** Substances and products. */
	names: string;
	/** Terms whose abbreviations are in title, intro or names. */
	terms: string;
}

/** Only texts that a card may show, also of gated items. */
const OPTIONS: Options<Document> = {
	fields: ["title", "intro", "names", "terms"],
	tokenize: foldedWords,
	processTerm: (word) => word,
	searchOptions: { boost: { title: 3, terms: 0.5 }, tokenize: (word) => [word] },
};

/** Documents between two pauses, in which other requests run: a few milliseconds. */
const SLICE = 50;

export const toIndexed = (id: string, { title, intro, ...shown }: Card, names: readonly string[] = []): Source => ({
	id,
	names: names.join(" ").slice(0, MOST_NAMES),
	card: keptCard.parse({ ...shown, title: title.slice(0, MOST_TITLE), intro: intro.slice(0, MOST_INTRO) }),
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Content {
	/** Newest first. */
	items: readonly Source[];
	isComplete: boolean;
	topics: readonly Topic[];
}

export async function buildIndex(locale: LocaleCode, { items, isComplete, topics }: Content): Promise<SearchIndex> {
	const synonyms = synonymsOf(locale);
	const engine = new MiniSearch<Document>(OPTIONS);
	const now = Date.now();
	const words = new Set(topics.flatMap(({ name }) => foldedWords(name)));
	for (const [id, { card, names }] of items.entries()) {
		const { title, intro } = card;
		const itemWords = foldedWords(`${title} ${intro} ${names}`);
		// Corrections must not depend on items that may not be shown.
		const isShown = lifespanAt(now, { editorial: null, ...card }) === "current";
		if (isShown) for (const word of itemWords) words.add(word);
		const terms = itemWords.flatMap((word) => synonyms.get(word) ?? []);
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

/** undefined: not an index, or one of another version of the portal or the library. */
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

/** Slugs by position; "" for an unreadable item. */
export const slugsOf = ({ items }: SearchIndex): string[] =>
	items.map((item) => addressed.safeParse(item).data?.card.slug ?? "");

export const itemAt = ({ items }: SearchIndex, place: number): Indexed | undefined =>
	indexed.safeParse(items[place]).data;
