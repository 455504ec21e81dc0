import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject } from "../../runtime/findings/noted.ts";
import { allowedInXml } from "../../runtime/xml.ts";
import type { Site } from "../../visitor/site.ts";

/** A public item in a feed. Invalid items are repaired or left out, and are a finding for editors. */
export interface Entry {
	/** Title and intro contain no characters that XML forbids. */
	card: Card;
	/** Identifies the entry for feed readers; stays the same when the slug changes or the item is published again. */
	name: string;
	url: string;
	published: Date;
	/** Never earlier than `published`. */
	updated: Date;
}

const MOST_ENTRIES = 50;

/** The newest, without duplicates. `origin` is the country's. */
export function entriesOf({ locale }: Pick<Site, "locale">, origin: string, cards: readonly Card[]): Entry[] {
	const entries = new Map<string, Entry>();
	for (const card of publicCards(cards, locale)) {
		const published = momentOf(card.publishedAt ?? card.updatedAt);
		if (published === null) {
			finding("feed", { field: "published_at" }, cardAsSubject(card, locale));
			continue;
		}
		const updated = momentOf(card.updatedAt) ?? published;
		const name = card.documentId ?? `${card.section}/${card.id ?? card.slug}`;
		if (entries.has(name)) continue;
		const url = origin + paths.detail(locale, card.section, card.slug);
		entries.set(name, { card, name, url, published, updated: updated > published ? updated : published });
	}
	return [...entries.values()].sort((a, b) => b.published.getTime() - a.published.getTime()).slice(0, MOST_ENTRIES);
}

/** Public cards, repaired. Gated ones are in no feed, even if the country's `gatedIndexable` is on. */
export const publicCards = (cards: readonly Card[], locale: Site["locale"]): Card[] =>
	cards.filter(({ publicContent }) => publicContent).flatMap((card) => repaired(card, locale) ?? []);

/** null: the title has no valid characters. */
function repaired(card: Card, locale: Site["locale"]): Card | null {
	const [title, intro] = [wordsOf(card.title), wordsOf(card.intro)];
	if (title === "") finding("feed", { field: "title" }, cardAsSubject(card, locale));
	for (const field of ["title", "intro"] as const) {
		if (hasForbidden(card[field])) finding("characters", { field }, cardAsSubject(card, locale));
	}
	return title === "" ? null : { ...card, title, intro };
}

const hasForbidden = (text: string): boolean => allowedInXml(text) !== text;
/** The text in one line; no-break spaces stay. */
const wordsOf = (text: string): string =>
	allowedInXml(text)
		.replace(/[\t\n\r ]+/g, " ")
		.trim();

/** The range that all feed formats can write. */
const [FIRST, END] = [Date.UTC(1970, 0, 1), Date.UTC(9999, 0, 1)];

export function momentOf(text: string | null): Date | null {
	const at = text === null ? Number.NaN : Date.parse(text);
	return at >= FIRST && at < END ? new Date(at) : null;
}
