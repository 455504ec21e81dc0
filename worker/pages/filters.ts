import { FETCH_LIMIT } from "../../shared/constants.ts";
import type { Taxonomy } from "../../shared/contracts/item.ts";
import type { Filters } from "../../shared/filters.ts";
import { parseHomeQuery, parseListQuery } from "../../shared/filters-query.ts";
import type { CardList } from "../../shared/models.ts";
import { notFound } from "../errors.ts";
import { remembering } from "../remembering.ts";
import { isPageAddress } from "../site/page-address.ts";
import { queryOf } from "../site/query.ts";

/** The filters that a URL's query names; null: malformed. */
export const homeFilters = remembering((search) => parseHomeQuery(queryOf(search)), isPageAddress);
export const listFilters = remembering((search) => parseListQuery(queryOf(search)), isPageAddress);

interface Known {
	list: CardList;
	/** Empty: could not be read, so that every id is accepted. */
	domains: readonly Taxonomy[];
	categories: readonly Taxonomy[];
}

/**
 * Refuses unknown filter ids and page numbers beyond the end. [2.26]
 * @throws PageError 404
 */
export function assertExisting(
	{ domain, categories: chosen, page }: Filters,
	{ list, domains, categories }: Known,
): void {
	const has = (known: readonly Taxonomy[], id: number) => known.length === 0 || known.some((entry) => entry.id === id);
	if (domain !== null && !has(domains, domain)) throw notFound();
	if (!chosen.every((id) => has(categories, id))) throw notFound();
	assertPage(page, list);
}

/** @throws PageError 404 beyond the last page */
export function assertPage(page: number, { cards, total }: CardList): void {
	if (page > 1 && (total ?? cards.length) <= (page - 1) * FETCH_LIMIT) throw notFound();
}
