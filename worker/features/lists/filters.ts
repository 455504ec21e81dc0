import type { Deferred } from "../../../client/markup/deferred.ts";
import {
	choiceOf,
	FILTER_NAMES,
	FILTERS,
	type FilterChoice,
	type FilterName,
	type FilterOptions,
	type Filters,
	idsOf,
	isFiltered,
	optionsOf,
	pageWithin,
	TAXONOMIES,
	type TaxonomyName,
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
export async function readOptions(
	site: Site,
	filters: Partial<FilterChoice>,
	names: readonly TaxonomyName[] = TAXONOMIES,
): Promise<Deferred<FilterOptions>> {
	const isNamed = isFiltered(filters);
	const lists = names.map((name) => {
		const read = readTaxonomy(site, name);
		return isNamed ? orElse(read, []) : read;
	});
	const options = deferred(
		"filters",
		Promise.all(lists).then((all) => optionsOf((name) => all[names.indexOf(name)] ?? [])),
	);
	if (isNamed) await options.settled;
	return options;
}

interface Existing<Asked> {
	/** Without ids that no longer exist. */
	filters: Asked;
	/** Whether an id was dropped; the page shows a notice then. */
	dropped: boolean;
}

/** Drops ids that are not among the options. If a taxonomy cannot be read, its ids are kept. */
export async function existingFilters<Asked extends Partial<FilterChoice>>(
	asked: Asked,
	offered: Promise<Deferred<FilterOptions>>,
): Promise<Existing<Asked>> {
	const options = isFiltered(asked) ? (await offered).value : undefined;
	const isOffered = (name: FilterName, id: string): boolean => {
		const ofName = options?.[FILTERS[name].taxonomy] ?? [];
		return ofName.length === 0 || ofName.some((entry) => entry.id === id);
	};
	const existing = (name: FilterName) => idsOf(asked, name).filter((id) => isOffered(name, id));
	const dropped = FILTER_NAMES.some((name) => existing(name).length < idsOf(asked, name).length);
	return { filters: dropped ? { ...asked, ...choiceOf(existing) } : asked, dropped };
}

/** A list and its filters, whose page is at most the list's last. */
function paged<Asked extends Filters>(filters: Asked, list: CardList): { list: CardList; filters: Asked } {
	const page = pageWithin(filters.page, list.total ?? list.cards.length);
	return { list, filters: page === filters.page ? filters : { ...filters, page } };
}

type Read<Asked> = (filters: Asked) => Promise<CardList>;

export const readUnfiltered = async <Asked extends Filters>(asked: Asked, read: Read<Asked>) => ({
	...paged(asked, await read(asked)),
	options: null,
	dropped: false,
});

/**
 * Reads the list without ids that do not exist, so made-up ids cost no backend call. Where this isolate knows no options yet,
 * both lists that may be the right one are read beside them, so that the first visitor waits for one round.
 */
export async function readFiltered<Asked extends Filters>(site: Site, asked: Asked, read: Read<Asked>) {
	const isKnown = knowsTaxonomies(site);
	const offered = readOptions(site, asked);
	if (isFiltered(asked) && !isKnown) {
		for (const likely of [asked, { ...asked, ...choiceOf(() => []) }]) read(likely).catch(() => undefined);
	}
	const { filters, dropped } = await existingFilters(asked, offered);
	return { ...paged(filters, await read(filters)), options: await offered, dropped };
}
