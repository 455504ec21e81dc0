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
import { knowsTaxonomies, readTaxonomy } from "../../content/lists.ts";
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
async function readOptions(site: Site, filters: Filters): Promise<Deferred<FilterOptions>> {
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

interface Existing<Asked, Options> {
	list: CardList;
	options: Options;
	/** Without ids that no longer exist; the page is at most the list's last. */
	filters: Asked;
	/** Whether an id was dropped; the page shows a notice then. */
	dropped: boolean;
}

function existing<Asked extends Filters>(filters: Asked, list: CardList) {
	const page = pageWithin(filters.page, list.total ?? list.cards.length);
	return { list, filters: page === filters.page ? filters : { ...filters, page } };
}

/** A list without filters. */
export async function readUnfiltered<Asked extends Filters>(
	asked: Asked,
	read: (filters: Asked) => Promise<CardList>,
): Promise<Existing<Asked, null>> {
	return { ...existing(asked, await read(asked)), options: null, dropped: false };
}

/**
 * Reads the list without ids that are not among the options, so made-up ids cost no backend call. If a taxonomy cannot be read,
 * its ids are kept. Where this isolate knows no options yet, both lists that may be the right one are read beside them, so that
 * the first visitor waits for one round.
 */
export async function readFiltered<Asked extends Filters>(
	site: Site,
	asked: Asked,
	read: (filters: Asked) => Promise<CardList>,
): Promise<Existing<Asked, Deferred<FilterOptions>>> {
	const isKnown = knowsTaxonomies(site);
	const offered = readOptions(site, asked);
	if (isFiltered(asked) && !isKnown) {
		for (const likely of [asked, { ...asked, ...choiceOf(() => []) }]) read(likely).catch(() => undefined);
	}
	const known = isFiltered(asked) ? (await offered).value : undefined;
	const isOffered = (name: FilterName, id: string): boolean => {
		const ofName = known?.[FILTERS[name].taxonomy] ?? [];
		return ofName.length === 0 || ofName.some((entry) => entry.id === id);
	};
	const offeredIds = (name: FilterName) => idsOf(asked, name).filter((id) => isOffered(name, id));
	const dropped = FILTER_NAMES.some((name) => offeredIds(name).length < idsOf(asked, name).length);
	const filters = dropped ? { ...asked, ...choiceOf(offeredIds) } : asked;
	return { ...existing(filters, await read(filters)), options: await offered, dropped };
}
