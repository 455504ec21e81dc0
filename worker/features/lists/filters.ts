import type { Deferred } from "../../../client/markup/deferred.ts";
import {
	choiceOf,
	FILTER_NAMES,
	FILTERS,
	type FilterName,
	type FilterOptions,
	type Filters,
	idsOf,
	isFiltered,
	optionsOf,
	pageWithin,
	TAXONOMIES,
} from "../../../shared/filters.ts";
import { parseHomeQuery, parseListQuery } from "../../../shared/filters-query.ts";
import type { CardList } from "../../../shared/models.ts";
import { readTaxonomy } from "../../content/lists.ts";
import { deferred, orElse } from "../../render/loader.ts";
import { offersSection } from "../../runtime/offer.ts";
import { remembering } from "../../runtime/remembering.ts";
import { isPageAddress } from "../../visitor/page-address.ts";
import { queryOf } from "../../visitor/params.ts";
import type { Site } from "../../visitor/site.ts";

/** Parsed filters of a query string; null: malformed. */
export const homeFilters = remembering((search) => {
	const filters = parseHomeQuery(queryOf(search));
	return filters?.section && !offersSection(filters.section) ? null : filters;
}, isPageAddress);
export const listFilters = remembering((search) => parseListQuery(queryOf(search)), isPageAddress);

/**
 * The filters' options. If the URL names a filter, they are awaited, because invalid ids must be dropped; a taxonomy that
 * cannot be read is empty, and all its ids count as valid. Otherwise the options may come late or fail.
 */
export async function readOptions(site: Site, filters: Filters): Promise<Deferred<FilterOptions>> {
	const isNamed = isFiltered(filters);
	const lists = TAXONOMIES.map((name) => {
		const read = readTaxonomy(site, name);
		return isNamed ? orElse(read, []) : read;
	});
	const options = deferred(
		"filters",
		Promise.all(lists).then((all) => optionsOf((name) => all[TAXONOMIES.indexOf(name)] ?? [])),
	);
	if (isNamed) await options.settled;
	return options;
}

interface Existing<Asked> {
	list: CardList;
	/** Without ids that no longer exist; the page is at most the list's last. */
	filters: Asked;
	/** Whether an id was dropped; the page shows a notice then. */
	dropped: boolean;
}

/**
 * Reads the list without ids that are not among the options, so made-up ids cost no backend call. `offered` is null for a list
 * without filters. If a taxonomy cannot be read, its ids are kept.
 */
export async function readExisting<Asked extends Filters>(
	asked: Asked,
	offered: Promise<Deferred<FilterOptions>> | null,
	read: (filters: Asked) => Promise<CardList>,
): Promise<Existing<Asked>> {
	const options = isFiltered(asked) ? (await offered)?.value : undefined;
	const isOffered = (name: FilterName, id: string): boolean => {
		const ofName = options?.[FILTERS[name].taxonomy] ?? [];
		return ofName.length === 0 || ofName.some((entry) => entry.id === id);
	};
	const existing = (name: FilterName) => idsOf(asked, name).filter((id) => isOffered(name, id));
	const dropped = FILTER_NAMES.some((name) => existing(name).length < idsOf(asked, name).length);
	const filters = dropped ? { ...asked, ...choiceOf(existing) } : asked;
	const list = await read(filters);
	const page = pageWithin(asked.page, list.total ?? list.cards.length);
	return { list, filters: page === asked.page ? filters : { ...filters, page }, dropped };
}
