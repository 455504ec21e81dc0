import { FETCH_LIMIT } from "../../shared/constants.ts";
import {
	FILTER_NAMES,
	FILTERS,
	type FilterOptions,
	type Filters,
	idsOf,
	optionsOf,
	TAXONOMIES,
} from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery } from "../../shared/filters-query.ts";
import type { CardList } from "../../shared/models.ts";
import { readTaxonomy } from "../content/lists.ts";
import { notFound } from "../errors.ts";
import { remembering } from "../remembering.ts";
import { isPageAddress } from "../site/page-address.ts";
import { queryOf } from "../site/query.ts";
import type { Site } from "../site/site.ts";
import { orElse } from "./loader.ts";

/** The filters that a URL's query names; null: malformed. */
export const homeFilters = remembering((search) => parseHomeQuery(queryOf(search)), isPageAddress);
export const listFilters = remembering((search) => parseListQuery(queryOf(search)), isPageAddress);

/** What the filters offer; empty where it could not be read, so that every id is accepted. */
export async function readOptions(site: Site): Promise<FilterOptions> {
	const lists = await Promise.all(TAXONOMIES.map((name) => orElse(readTaxonomy(site, name), [])));
	return optionsOf((name) => lists[TAXONOMIES.indexOf(name)] ?? []);
}

export const NO_OPTIONS = optionsOf(() => []);

/**
 * Refuses unknown filter ids and page numbers beyond the end. [2.26]
 * @throws PageError 404
 */
export function assertExisting(filters: Filters, options: FilterOptions, list: CardList): void {
	for (const name of FILTER_NAMES) {
		const known = options[FILTERS[name].taxonomy];
		if (known.length === 0) continue;
		if (!idsOf(filters, name).every((id) => known.some((entry) => entry.id === id))) throw notFound();
	}
	assertPage(filters.page, list);
}

/** @throws PageError 404 beyond the last page */
export function assertPage(page: number, { cards, total }: CardList): void {
	if (page > 1 && (total ?? cards.length) <= (page - 1) * FETCH_LIMIT) throw notFound();
}
