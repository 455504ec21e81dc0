import { FETCH_LIMIT, SEARCH_TERM_MAX_LENGTH } from "./constants.ts";
import type { Taxonomy } from "./contracts/item.ts";
import type { Section } from "./sections.ts";

/**
 * The filters of the home page and of lists. Queries, cache keys, kept pages, the form and the browser's store derive from
 * this table. A new filter also needs its backend parameters (worker/backend/filter-parameters.ts) and its texts; without
 * them it does not compile.
 */
export const FILTERS = {
	domain: {
		kind: "one",
		query: "domain",
		taxonomy: "domains",
		label: "filters.domain",
		unchosen: "filters.allDomains",
	},
	categories: { kind: "many", query: "category", taxonomy: "categories", label: "filters.categories" },
} as const satisfies Record<string, Filter>;

interface Rule {
	query: string;
	/** The backend's list of options. */
	taxonomy: string;
	label: string;
}

/** "one" is a select whose first option is empty, "many" is checkboxes. */
type Filter = (Rule & { kind: "one"; unchosen: string }) | (Rule & { kind: "many" });

export type FilterName = keyof typeof FILTERS;
export type FilterKind = Filter["kind"];
export type NameOfKind<Kind extends FilterKind> = {
	[Name in FilterName]: (typeof FILTERS)[Name]["kind"] extends Kind ? Name : never;
}[FilterName];
export type TaxonomyName = (typeof FILTERS)[FilterName]["taxonomy"];

/** The order of the form, of URLs and of cache keys. */
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

export const namesOf = <Kind extends FilterKind>(kind: Kind): NameOfKind<Kind>[] =>
	FILTER_NAMES.filter((name): name is NameOfKind<Kind> => FILTERS[name].kind === kind);

export const eachOf = <Kind extends FilterKind, Value>(kind: Kind, make: (name: NameOfKind<Kind>) => Value) =>
	Object.fromEntries(namesOf(kind).map((name) => [name, make(name)])) as Record<NameOfKind<Kind>, Value>;

export const TAXONOMIES: readonly TaxonomyName[] = FILTER_NAMES.map((name) => FILTERS[name].taxonomy);

interface Chosen {
	one: number | null;
	/** Ascending without duplicates, so one selection has one URL and one cache key. */
	many: readonly number[];
}

export type FilterChoice = { [Name in FilterName]: Chosen[(typeof FILTERS)[Name]["kind"]] };

export type FilterOptions = Record<TaxonomyName, readonly Taxonomy[]>;

/** A list page's filters. They live in the URL's query, so a choice can be shared and works without scripts. */
export interface Filters extends FilterChoice {
	/** From 1. Page n shows n times nine items. */
	page: number;
}

export interface HomeFilters extends Filters {
	/** Null for all sections. In URLs its name is `collection`. */
	section: Section | null;
}

export interface SearchQuery {
	term: string;
	section: Section | null;
	/** From 1. A page shows nine results. */
	page: number;
}

export const termTooLong = (term: string): boolean => term.length > SEARCH_TERM_MAX_LENGTH;

export function idsOf(choice: Partial<FilterChoice>, name: FilterName): readonly number[] {
	const chosen = choice[name] ?? [];
	return typeof chosen === "number" ? [chosen] : chosen;
}

export const choiceOf = (ids: (name: FilterName) => readonly number[]): FilterChoice => ({
	...eachOf("one", (name) => ids(name)[0] ?? null),
	...eachOf("many", (name) => ascending(ids(name))),
});

export const optionsOf = (list: (name: TaxonomyName) => readonly Taxonomy[]): FilterOptions =>
	Object.fromEntries(TAXONOMIES.map((name) => [name, list(name)])) as FilterOptions;

export const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

export const countOf = (choice: Partial<FilterChoice>): number =>
	FILTER_NAMES.reduce((sum, name) => sum + idsOf(choice, name).length, 0);

export const isFiltered = (choice: Partial<FilterChoice>): boolean => countOf(choice) > 0;

export const itemsShown = (pageNumber: number): number => pageNumber * FETCH_LIMIT;

/** The home page's query parameter for the section. A search uses `section`. */
export const HOME_SECTION = "collection";

/** The query string that parses back to these values, without defaults. */
export function toQueryString(values: Partial<HomeFilters & SearchQuery>): string {
	const pairs: [string, string | number][] = [];
	if (values.term) pairs.push(["term", values.term]);
	if (values.section) pairs.push([values.term === undefined ? HOME_SECTION : "section", values.section]);
	for (const name of FILTER_NAMES) for (const id of idsOf(values, name)) pairs.push([FILTERS[name].query, id]);
	if (values.page && values.page > 1) pairs.push(["page", values.page]);
	return pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

export const UNFILTERED: FilterChoice = choiceOf(() => []);
