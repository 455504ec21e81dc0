import * as z from "zod/mini";
import { FILTER_ID, MAX_PAGE, MAX_PAGE_NUMBER } from "./constants.ts";
import {
	AGES,
	ascending,
	eachOf,
	FILTER_NAMES,
	FILTERS,
	type Filters,
	HOME_SECTION,
	type HomeFilters,
	type SearchQuery,
} from "./filters.ts";
import { SECTIONS } from "./sections.ts";
import { normalized, withoutControls } from "./text.ts";

/** Query parsers, apart from filters.ts, which the browser needs without zod. */

const id = z.string().check(z.regex(FILTER_ID));
/** A form sends an unset select as "". */
const none = z.pipe(
	z.literal(["", undefined]),
	z.transform(() => null),
);
const first = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((values: unknown) => (Array.isArray(values) ? values[0] : values)),
		schema,
	);

const pageNumber = z.pipe(
	z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)),
	z.pipe(
		z.number().check(z.maximum(MAX_PAGE_NUMBER)),
		z.transform((page: number) => Math.min(page, MAX_PAGE)),
	),
);
const page = first(z._default(pageNumber, 1));
const section = first(z.union([none, z.enum(SECTIONS)]));
const term = first(
	z.pipe(
		z._default(z.string(), ""),
		z.transform((text: string) => normalized(withoutControls(text).trim(), "NFC")),
	),
);

const oneId = first(z.union([none, id]));
const manyIds = z.pipe(
	z._default(z.array(z.union([none, id])).check(z.maxLength(20)), []),
	z.transform((ids: (string | null)[]) => ascending(ids.filter((id) => id !== null))),
);
const singles = eachOf("one", () => oneId);
const multiples = eachOf("many", () => manyIds);

const listQuery = z.object({ ...singles, page, ...multiples });
const homeQuery = z.object({ ...singles, page, section, ...multiples });
/** Values that the form does not have are ignored. */
const months = first(z.catch(z.nullable(z.enum(AGES)), null));
const open = first(z.transform((value: unknown) => value === "1"));
const searchQuery = z.object({ term, section, domain: singles.domain, months, open, page });

export type RawQuery = Record<string, string[]>;

const byName = (query: RawQuery) => Object.fromEntries(FILTER_NAMES.map((name) => [name, query[FILTERS[name].query]]));

const parse = <T>(schema: z.ZodMiniType<T>, query: RawQuery): T | null =>
	schema.safeParse({ ...query, ...byName(query) }).data ?? null;

/** null: a malformed query, which is 404. [2.26] */
export const parseListQuery = (query: RawQuery): Filters | null => parse(listQuery, query);
export const parseHomeQuery = (query: RawQuery): HomeFilters | null =>
	parse(homeQuery, { ...query, section: query[HOME_SECTION] ?? [] });
export const parseSearchQuery = (query: RawQuery): SearchQuery | null => parse(searchQuery, query);
