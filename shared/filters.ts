import { z } from "zod";
import { FETCH_LIMIT, MAX_PAGE, SEARCH_TERM_MAX_LENGTH } from "./constants.ts";
import { SECTIONS, type Section } from "./sections.ts";

/** What a list page is filtered by; lives in the URL's query, so that it can be shared and works without JavaScript. */
export interface Filters {
	domain: number | null;
	/** Ascending, without repetition: one selection has one URL and one cache key. */
	categories: number[];
	/** From 1; page n shows n times nine items. */
	page: number;
}

export interface HomeFilters extends Filters {
	/** null: all collections. */
	collection: Section | null;
}

export interface SearchQuery {
	term: string;
	section: Section | null;
	page: number;
}

const id = z
	.string()
	.regex(/^[1-9]\d{0,8}$/)
	.transform(Number);
const page = z
	.string()
	.regex(/^[1-9]\d{0,3}$/)
	.transform(Number)
	.pipe(z.number().max(MAX_PAGE));
/** A form sends its empty choice too; it means none. */
const optional = <T extends z.ZodType>(schema: T) => z.union([z.literal("").transform(() => null), schema]);
const first = <T extends z.ZodType>(schema: T) =>
	z.preprocess((values) => (Array.isArray(values) ? values[0] : values), schema);

const shape = {
	domain: first(
		optional(id)
			.nullish()
			.transform((value) => value ?? null),
	),
	category: z
		.array(optional(id))
		.max(20)
		.default([])
		.transform((ids) => [...new Set(ids.filter((value): value is number => value !== null))].sort((a, b) => a - b)),
	page: first(page.default(1)),
	section: first(
		optional(z.enum(SECTIONS))
			.nullish()
			.transform((value) => value ?? null),
	),
	term: first(
		z
			.string()
			.default("")
			.transform((term) => term.trim().normalize("NFC")),
	),
};

const listQuery = z
	.object({ domain: shape.domain, category: shape.category, page: shape.page })
	.transform(({ category, ...rest }): Filters => ({ ...rest, categories: category }));

const homeQuery = z
	.object({ domain: shape.domain, category: shape.category, page: shape.page, collection: shape.section })
	.transform(({ category, ...rest }): HomeFilters => ({ ...rest, categories: category }));

const searchQuery = z
	.object({ term: shape.term, section: shape.section, page: shape.page })
	.transform((query): SearchQuery => query);

/** The query's values by name, as `new URLSearchParams` of either runtime gives them. */
export type RawQuery = Record<string, string[]>;

const parse = <T>(schema: z.ZodType<T>, query: RawQuery): T | null => schema.safeParse(query).data ?? null;

/** null: malformed, which is a page that does not exist. [2.26] */
export const parseListQuery = (query: RawQuery): Filters | null => parse(listQuery, query);
export const parseHomeQuery = (query: RawQuery): HomeFilters | null => parse(homeQuery, query);
export const parseSearchQuery = (query: RawQuery): SearchQuery | null => parse(searchQuery, query);

export const termTooLong = (term: string): boolean => term.length > SEARCH_TERM_MAX_LENGTH;

export const isFiltered = (filters: Filters): boolean => filters.domain !== null || filters.categories.length > 0;

/** How many items page n shows. */
export const shown = (pageNumber: number): number => pageNumber * FETCH_LIMIT;

/** The query string that parses back to these values, defaults left out; empty when nothing is chosen. */
export function toQueryString(values: Partial<HomeFilters & SearchQuery>): string {
	const parts: [string, string][] = [];
	if (values.term) parts.push(["term", values.term]);
	if (values.collection) parts.push(["collection", values.collection]);
	if (values.section) parts.push(["section", values.section]);
	if (values.domain) parts.push(["domain", String(values.domain)]);
	for (const category of values.categories ?? []) parts.push(["category", String(category)]);
	if (values.page && values.page > 1) parts.push(["page", String(values.page)]);
	return parts.length === 0 ? "" : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}
