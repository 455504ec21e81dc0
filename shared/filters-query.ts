import * as z from "zod";
import { MAX_PAGE } from "./constants.ts";
import type { Filters, HomeFilters, SearchQuery } from "./filters.ts";
import { SECTIONS } from "./sections.ts";

/** The queries of list, home and search as they come from outside. Apart from `filters.ts`, which the browser needs without zod. */

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
