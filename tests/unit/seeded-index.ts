import * as z from "zod/mini";
import { name, optionalList } from "../../shared/contracts/fields.ts";
import { bareCard, type Card, type Topic } from "../../shared/models.ts";
import type { Section } from "../../shared/sections.ts";
import { buildIndex, type SearchIndex, toIndexed } from "../../worker/content/search/search-index.ts";
import { fold } from "../backend/fold.ts";
import { CATEGORIES, COURSES, DOMAINS, LOCALES, type Locale } from "../backend/seed/catalogue.ts";
import { type SeededItem, seededItems } from "../backend/seed/documents.ts";
import { texts } from "../backend/seed/texts.ts";
import { worldItems } from "../backend/seed/world/documents.ts";

/** A locale's seeded cards, as the Worker's index holds them and as the embedded backend's search finds them. */

/** Any day: the seed's dates count from it. */
const TODAY = Date.parse("2026-11-25");

const isShown = ({ document: { published_at, expires_at } }: SeededItem): boolean =>
	Date.parse(String(published_at)) <= TODAY && !(expires_at && Date.parse(String(expires_at)) <= TODAY);

const all = [...seededItems(TODAY), ...worldItems(TODAY)].toSorted(
	(a, b) => Date.parse(String(b.document.published_at)) - Date.parse(String(a.document.published_at)),
);

const topicsOf = (locale: Locale): Topic[] => [
	...DOMAINS.map(({ id, key }) => ({ filter: "domain" as const, id: String(id), name: texts[locale].domains[key] })),
	...CATEGORIES.map(({ id, key }) => ({
		filter: "categories" as const,
		id: String(id),
		name: texts[locale].categories[key],
	})),
];

interface Seeded {
	key: string;
	card: Card;
	/** Substances and products. */
	names: readonly string[];
	/** What the backend searches. */
	text: string;
	/** Neither under embargo nor expired. */
	isShown: boolean;
}

const named = z.object({ substances: optionalList(z.string()), tracking_products: optionalList(name) });
function namesOf(document: object): string[] {
	const { substances, tracking_products } = named.parse(document);
	return [...substances, ...tracking_products];
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, " ");

export const seededCards = (locale: Locale): Seeded[] => [
	...all
		.filter((one) => one.locale === locale)
		.map((item) => {
			const { fact, slug } = item;
			const { title, intro, content, transcript } = item.text;
			const publicContent = fact.level === "none";
			const body = publicContent ? plain(`${content} ${transcript ?? ""}`) : "";
			return {
				key: fact.key,
				card: { ...bareCard(fact.type, slug, title), intro, publicContent },
				names: namesOf(item.document),
				text: `${title} ${intro} ${body}`,
				isShown: isShown(item),
			};
		}),
	...COURSES.map(({ id, key }) => {
		const title = texts[locale].courses[key].name;
		return { key, card: bareCard("e-learnings", id, title), names: [], text: title, isShown: true };
	}),
];

/** All words of the term, wherever they stand; a section's in its title first. */
export function backendFinds(locale: Locale, term: string): { section: Section; cards: Card[] }[] {
	const words = fold(term).split(/\s+/).filter(Boolean);
	const holds = (text: string) => words.every((word) => fold(text).includes(word));
	const rank = ({ card: { title, intro } }: Seeded) => (holds(title) ? 0 : holds(intro) ? 1 : 2);
	const found = seededCards(locale).filter(({ text, isShown }) => isShown && holds(text));
	const bySection = Map.groupBy(
		found.toSorted((a, b) => rank(a) - rank(b)),
		({ card }) => card.section,
	);
	return [...bySection].map(([section, items]) => ({ section, cards: items.map(({ card }) => card) }));
}

const built = (locale: Locale): Promise<SearchIndex> =>
	buildIndex(locale, {
		items: seededCards(locale).map(({ key, card, names }) => toIndexed(key, card, names)),
		isComplete: true,
		topics: topicsOf(locale),
	});
const indexes = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await built(locale)] as const)));

export function indexOf(locale: Locale): SearchIndex {
	const index = indexes.get(locale);
	if (!index) throw new Error(`No index of ${locale}`);
	return index;
}
