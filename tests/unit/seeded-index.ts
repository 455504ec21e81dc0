import { bareCard, type Topic } from "../../shared/models.ts";
import { buildIndex, type SearchIndex, toIndexed } from "../../worker/content/search/search-index.ts";
import { CATEGORIES, COURSES, DOMAINS, LOCALES, type Locale } from "../backend/seed/catalogue.ts";
import { seededItems } from "../backend/seed/documents.ts";
import { texts } from "../backend/seed/texts.ts";
import { worldItems } from "../backend/seed/world/documents.ts";

/** The index of a locale's seeded cards, as the Worker builds it of the backend's answers. */

const all = [...seededItems(0), ...worldItems(0)].toSorted(
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

function indexOf(locale: Locale): Promise<SearchIndex> {
	const items = all
		.filter((one) => one.locale === locale)
		.map(({ id, fact, slug, text }) =>
			toIndexed(String(id), { ...bareCard(fact.type, slug, text.title), intro: text.intro }),
		);
	const courses = COURSES.map(({ id, key }) =>
		toIndexed(id, bareCard("e-learnings", id, texts[locale].courses[key].name)),
	);
	return buildIndex(locale, [...items, ...courses], topicsOf(locale));
}

export const seededIndexes = async (): Promise<ReadonlyMap<Locale, SearchIndex>> =>
	new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await indexOf(locale)] as const)));
