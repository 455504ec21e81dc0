import * as z from "zod/mini";
import { MAX_PAGE } from "./constants.ts";
import type { Filters, HomeFilters, SearchQuery } from "./filters.ts";
import { SECTIONS } from "./sections.ts";

/** The queries of list, home and search as they come from outside. Apart from `filters.ts`, which the browser needs without zod. */

const id = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));
const page = z.pipe(
	z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number)),
	z.number().check(z.maximum(MAX_PAGE)),
);
/** No choice: absent, or empty as a form's unchosen select is sent. */
const none = z.pipe(
	z.literal(["", undefined]),
	z.transform(() => null),
);
const first = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((values: unknown) => (Array.isArray(values) ? values[0] : values)),
		schema,
	);

const shape = {
	domain: first(z.union([none, id])),
	category: z.pipe(
		z._default(z.array(z.union([none, id])).check(z.maxLength(20)), []),
		z.transform((ids: (number | null)[]) => [...new Set(ids.filter((one) => one !== null))].sort((a, b) => a - b)),
	),
	page: first(z._default(page, 1)),
	section: first(z.union([none, z.enum(SECTIONS)])),
	term: first(
		z.pipe(
			z._default(z.string(), ""),
			z.transform((term: string) => term.trim().normalize("NFC")),
		),
	),
};

const listQuery = z.pipe(
	z.object({ domain: shape.domain, category: shape.category, page: shape.page }),
	z.transform(({ category, ...rest }): Filters => ({ ...rest, categories: category })),
);

const homeQuery = z.pipe(
	z.object({ domain: shape.domain, category: shape.category, page: shape.page, collection: shape.section }),
	z.transform(({ category, ...rest }): HomeFilters => ({ ...rest, categories: category })),
);

const searchQuery = z.object({ term: shape.term, section: shape.section, page: shape.page });

/** All values of a query by name. */
export type RawQuery = Record<string, string[]>;

const parse = <T>(schema: z.ZodMiniType<T>, query: RawQuery): T | null => schema.safeParse(query).data ?? null;

/** null: a malformed query, which is answered 404. [2.26] */
export const parseListQuery = (query: RawQuery): Filters | null => parse(listQuery, query);
export const parseHomeQuery = (query: RawQuery): HomeFilters | null => parse(homeQuery, query);
export const parseSearchQuery = (query: RawQuery): SearchQuery | null => parse(searchQuery, query);
