import { FETCH_LIMIT, SEARCH_TERM_MAX_LENGTH } from "./constants.ts";
import type { Section } from "./sections.ts";

/** A list page's filters. They live in the URL's query, so that a choice can be shared and works without JavaScript. */
export interface Filters {
	domain: number | null;
	/** Ascending, without repetition: one selection has one URL and one cache key. */
	categories: readonly number[];
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
