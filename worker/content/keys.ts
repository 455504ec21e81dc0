import type { AccessLevel } from "../../shared/access.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import type { Filters } from "../../shared/filters.ts";
import type { Section } from "../../shared/sections.ts";

/**
 * Every cache key: what the answer depends on and nothing else. The prefix changes with the shape of the entries.
 * docs/storage.md lists them with their lifetimes.
 */
const VERSION = "v1";

const filterPart = ({ domain, categories, page }: Filters): string =>
	`domain=${domain ?? ""}&categories=${categories.join(",")}&page=${page}`;

export const keys = {
	footer: (locale: LocaleCode) => `${VERSION}/${locale}/footer`,
	activeCollections: (locale: LocaleCode) => `${VERSION}/${locale}/active-collections`,
	domains: (locale: LocaleCode) => `${VERSION}/${locale}/domains`,
	categories: (locale: LocaleCode) => `${VERSION}/${locale}/categories`,
	single: (locale: LocaleCode, name: string) => `${VERSION}/${locale}/single/${name}`,
	list: (locale: LocaleCode, section: Section, filters: Filters) =>
		`${VERSION}/${locale}/list/${section}?${filterPart(filters)}`,
	count: (locale: LocaleCode, section: Section, filters: Filters) =>
		`${VERSION}/${locale}/count/${section}?${filterPart({ ...filters, page: 1 })}`,
	mixed: (locale: LocaleCode, collection: Section | null, filters: Filters) =>
		`${VERSION}/${locale}/mixed/${collection ?? "all"}?${filterPart(filters)}`,
	courses: (country: CountryCode, locale: LocaleCode, page: number) =>
		`${VERSION}/${locale}/courses/${country}?page=${page}`,
	courseCount: (country: CountryCode, locale: LocaleCode) => `${VERSION}/${locale}/course-count/${country}`,
	item: (locale: LocaleCode, section: Section, slug: string, level: AccessLevel) =>
		`${VERSION}/${locale}/item/${section}/${level}/${slug}`,
	webinar: (locale: LocaleCode, id: string) => `${VERSION}/${locale}/webinar/${id}`,
	search: (locale: LocaleCode, term: string, section: Section | null, page: number) =>
		`${VERSION}/${locale}/search/${section ?? "all"}/${page}/${term}`,
	sitemap: (locale: LocaleCode, part: number) => `${VERSION}/${locale}/sitemap/${part}`,
} as const;
