import { FETCH_LIMIT, SEARCH_TERM_MAX_LENGTH } from "./constants.ts";
import type { Taxonomy } from "./contracts/item.ts";
import type { Section } from "./sections.ts";

/** Queries, cache keys, forms and stores derive from this table. A new filter compiles only with its parameters and texts. */
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
	taxonomy: string;
	label: string;
}

/** "one": a select whose first option is empty. "many": checkboxes. */
type Filter = (Rule & { kind: "one"; unchosen: string }) | (Rule & { kind: "many" });

export type FilterName = keyof typeof FILTERS;
export type FilterKind = Filter["kind"];
export type NameOfKind<Kind extends FilterKind> = {
	[Name in FilterName]: (typeof FILTERS)[Name]["kind"] extends Kind ? Name : never;
}[FilterName];
export type TaxonomyName = (typeof FILTERS)[FilterName]["taxonomy"];

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

export const namesOf = <Kind extends FilterKind>(kind: Kind): NameOfKind<Kind>[] =>
	FILTER_NAMES.filter((name): name is NameOfKind<Kind> => FILTERS[name].kind === kind);

export const eachOf = <Kind extends FilterKind, Value>(kind: Kind, make: (name: NameOfKind<Kind>) => Value) =>
	Object.fromEntries(namesOf(kind).map((name) => [name, make(name)])) as Record<NameOfKind<Kind>, Value>;

export const TAXONOMIES: readonly TaxonomyName[] = FILTER_NAMES.map((name) => FILTERS[name].taxonomy);

interface Chosen {
	one: string | null;
	/** Ascending, without duplicates: one selection has one URL. */
	many: readonly string[];
}

export type FilterChoice = { [Name in FilterName]: Chosen[(typeof FILTERS)[Name]["kind"]] };

export type FilterOptions = Record<TaxonomyName, readonly Taxonomy[]>;

export interface Filters extends FilterChoice {
	/** From 1. Page n shows n times nine items. */
	page: number;
}

export interface HomeFilters extends Filters {
	/** null: all sections. Its name in URLs is `collection`. */
	section: Section | null;
}

/** How old a result may be, in months. */
export const AGES = ["3", "12", "36"] as const;

export interface SearchFilters extends Pick<FilterChoice, "domain"> {
	months: (typeof AGES)[number] | null;
	/** Only results that the visitor may open. */
	open: boolean;
}

export interface SearchQuery extends SearchFilters {
	term: string;
	section: Section | null;
	/** From 1. A page shows nine results. */
	page: number;
}

export const ANY_RESULT: SearchFilters = { domain: null, months: null, open: false };

export const countOfSearch = ({ domain, months, open }: SearchFilters): number =>
	[domain, months, open].filter(Boolean).length;

export const termTooLong = (term: string): boolean => term.length > SEARCH_TERM_MAX_LENGTH;

export function idsOf(choice: Partial<FilterChoice>, name: FilterName): readonly string[] {
	const chosen = choice[name] ?? [];
	return typeof chosen === "string" ? [chosen] : chosen;
}

export const choiceOf = (ids: (name: FilterName) => readonly string[]): FilterChoice => ({
	...eachOf("one", (name) => ids(name)[0] ?? null),
	...eachOf("many", (name) => ascending(ids(name))),
});

export const optionsOf = (list: (name: TaxonomyName) => readonly Taxonomy[]): FilterOptions =>
	Object.fromEntries(TAXONOMIES.map((name) => [name, list(name)])) as FilterOptions;

/** Numbers by their value. */
export const ascending = (ids: readonly string[]): string[] =>
	[...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));

export const countOf = (choice: Partial<FilterChoice>): number =>
	FILTER_NAMES.reduce((sum, name) => sum + idsOf(choice, name).length, 0);

export const isFiltered = (choice: Partial<FilterChoice>): boolean => countOf(choice) > 0;

/** A page beyond the list's end shows the end: page n has all items up to its own. */
export const pageWithin = (page: number, total: number): number =>
	Math.min(page, Math.max(1, Math.ceil(total / FETCH_LIMIT)));

export const itemsShown = (pageNumber: number): number => pageNumber * FETCH_LIMIT;

export const HOME_SECTION = "collection";

/** The `notice` of a list after a change of locale that has dropped a filter. */
export const FILTERS_DROPPED = "filtersDropped";

export function toQueryString(values: Partial<HomeFilters & SearchQuery>): string {
	const pairs: [string, string | number][] = [];
	if (values.term) pairs.push(["term", values.term]);
	if (values.section) pairs.push([values.term === undefined ? HOME_SECTION : "section", values.section]);
	for (const name of FILTER_NAMES) for (const id of idsOf(values, name)) pairs.push([FILTERS[name].query, id]);
	if (values.months) pairs.push(["months", values.months]);
	if (values.open) pairs.push(["open", 1]);
	if (values.page && values.page > 1) pairs.push(["page", values.page]);
	return pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

export const UNFILTERED: FilterChoice = choiceOf(() => []);
