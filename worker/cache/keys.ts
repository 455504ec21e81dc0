import type { AccessLevel } from "../../shared/access.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { FILTER_NAMES, type Filters, idsOf, type TaxonomyName } from "../../shared/filters.ts";
import type { Section } from "../../shared/sections.ts";
import { EVERYTHING, tags } from "./purges/tags.ts";

/** A key holds everything that the response depends on, and nothing else. Raise VERSION when the shape of entries changes. */
const VERSION = "v3";

const filtersOf = (filters: Filters): string =>
	[...FILTER_NAMES.map((name) => `${name}=${idsOf(filters, name).join()}`), `page=${filters.page}`].join("&");

export const keys = {
	footer: (locale: LocaleCode) => `${VERSION}/${locale}/footer`,
	activeCollections: (locale: LocaleCode) => `${VERSION}/${locale}/active-collections`,
	taxonomy: (locale: LocaleCode, name: TaxonomyName) => `${VERSION}/${locale}/${name}`,
	single: (locale: LocaleCode, name: string) => `${VERSION}/${locale}/single/${name}`,
	list: (locale: LocaleCode, section: Section, filters: Filters) =>
		`${VERSION}/${locale}/list/${section}?${filtersOf(filters)}`,
	count: (locale: LocaleCode, section: Section, filters: Filters) =>
		`${VERSION}/${locale}/count/${section}?${filtersOf({ ...filters, page: 1 })}`,
	mixed: (locale: LocaleCode, section: Section | null, filters: Filters) =>
		`${VERSION}/${locale}/mixed/${section ?? "all"}?${filtersOf(filters)}`,
	courses: (country: CountryCode, locale: LocaleCode, level: "none" | "full", page: number) =>
		`${VERSION}/${locale}/courses/${country}/${level}?page=${page}`,
	courseCount: (country: CountryCode, locale: LocaleCode) => `${VERSION}/${locale}/course-count/${country}`,
	item: (locale: LocaleCode, section: Section, slug: string, level: AccessLevel) =>
		`${VERSION}/${locale}/item/${section}/${level}/${slug}`,
	transcript: (locale: LocaleCode, section: Section, slug: string, level: AccessLevel, source: string) =>
		`${VERSION}/${locale}/transcript/${section}/${level}/${slug}/${source}`,
	events: (locale: LocaleCode, section: Section) => `${VERSION}/${locale}/events/${section}`,
	webinar: (locale: LocaleCode, id: string) => `${VERSION}/${locale}/webinar/${id}`,
	/** The term is hashed, so that keys do not reveal searches. */
	search: (locale: LocaleCode, termHash: string, section: Section | null, from: number) =>
		`${VERSION}/${locale}/search/${section ?? "all"}/${from}/${termHash}`,
	searchIndex: (locale: LocaleCode) => `${VERSION}/${locale}/search-index`,
	sitemap: (locale: LocaleCode, file: number) => `${VERSION}/${locale}/sitemap/${file}`,
} as const;

const segmentsOf = (key: string): string[] => key.split(/[/?]/);

/** The kind of content, such as `item`, for the log. */
export const kindOf = (key: string): string => segmentsOf(key)[2] ?? "";

export function tagsOf(key: string): readonly string[] {
	const [, locale = "", kind = "", first = "", , slug = ""] = segmentsOf(key);
	const section = sectionOf(kind, first);
	const whole = section === undefined ? [] : [tags.whole(locale, section)];
	const tag = TAGS[kind]?.(locale, first, slug) ?? tags.named(locale, kind);
	return [EVERYTHING, tags.locale(locale), ...whole, tag];
}

function sectionOf(kind: string, first: string): string | undefined {
	if (kind === "courses" || kind === "course-count") return "e-learnings";
	return ["list", "count", "events", "mixed", "item", "transcript"].includes(kind) ? first : undefined;
}

/** By kind. All others are tagged by their kind. */
const TAGS: Readonly<Record<string, (locale: string, first: string, slug: string) => string>> = {
	single: tags.named,
	list: tags.section,
	count: tags.section,
	events: tags.section,
	mixed: (locale, first) => (first === "all" ? tags.mixed(locale) : tags.section(locale, first)),
	search: tags.mixed,
	"search-index": tags.mixed,
	sitemap: tags.mixed,
	item: tags.item,
	transcript: tags.item,
};
