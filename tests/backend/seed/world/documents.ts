import { slugify } from "../../fold.ts";
import { CATEGORIES, DOMAINS, LOCALES, type Locale } from "../catalogue.ts";
import { documentIdOf } from "../document-id.ts";
import type { SeededItem } from "../documents.ts";
import { texts } from "../texts.ts";
import { DRAFTS } from "./drafts.ts";
import type { WorldItem } from "./item.ts";
import { WORLD } from "./items.ts";
import { wordsOf } from "./words.ts";

/** The world's items as the contract answers them. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest of them is older than all of the catalogue. */
const OLDER_THAN_DAYS = 400;
/** Ids of their own: those of the catalogue stay what they are when it grows. */
const FIRST_ID = 5000;
const FIRST_DRAFT = 9000;
const CATEGORY = CATEGORIES.find(({ key }) => key === "world");

const exists = (item: WorldItem, locale: Locale) => !item.missingIn?.includes(locale);
const slugOf = (item: WorldItem, locale: Locale) => item.slug?.(locale) ?? slugify(item.text(locale).title);

export const worldItems = (today: number): SeededItem[] => seededOf(WORLD, FIRST_ID, today);

/** What editors see beside it, or instead. */
export const worldDrafts = (today: number) =>
	seededOf(DRAFTS, FIRST_DRAFT, today).map(({ document, ...item }) => {
		const { state } = DRAFTS.find(({ key }) => key === item.fact.key) ?? {};
		const published = state === "draft" ? { published_at: null } : {};
		return { ...item, document: { ...document, ...published, updated_at: new Date(today).toISOString(), state } };
	});

function seededOf(items: readonly WorldItem[], first: number, today: number): SeededItem[] {
	return items.flatMap((item, position) => {
		const slugs = Object.fromEntries(
			LOCALES.filter((locale) => exists(item, locale)).map((locale) => [locale, slugOf(item, locale)]),
		);
		return LOCALES.flatMap((locale, index) => {
			const slug = slugs[locale];
			if (slug === undefined) return [];
			const id = first + position * LOCALES.length + index;
			return [seeded(item, { id, locale, slug, today }, position, slugs)];
		});
	});
}

function seeded(
	item: WorldItem,
	facts: { id: number; locale: Locale; slug: string; today: number },
	position: number,
	slugs: Record<string, string>,
): SeededItem {
	const { id, locale, slug, today } = facts;
	const { key, type, level = "none", domains = [] } = item;
	const { intro, paragraph } = wordsOf(locale);
	const text = { intro, content: `<p>${paragraph}</p>`, ...item.text(locale) };
	const published = new Date(today - (OLDER_THAN_DAYS + position) * DAY_MS).toISOString();
	const document = {
		id,
		documentId: documentIdOf(key),
		slug,
		title: text.title,
		intro: text.intro,
		content: text.content,
		content_type: type,
		public_content: level === "none",
		published_at: published,
		updated_at: published,
		category: CATEGORY ? { id: CATEGORY.id, name: texts[locale].categories.world, slug: "world" } : null,
		domains: DOMAINS.filter((domain) => domains.includes(domain.key)).map((domain) => ({
			id: domain.id,
			name: texts[locale].domains[domain.key],
			slug: domain.key,
		})),
		image: null,
		slugs,
		tracking_products: [],
		tracking_key_messages: [],
		patient_populations: [],
		...item.fields?.(facts),
	};
	return { id, fact: { key, type, level, category: "world", domains }, locale, slug, text, document };
}
