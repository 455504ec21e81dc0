import type { Deferred } from "../../../client/markup/deferred.ts";
import {
	choiceOf,
	FILTER_NAMES,
	FILTERS,
	FILTERS_DROPPED,
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
	UNFILTERED,
} from "../../../shared/filters.ts";
import { parseHomeQuery, parseListQuery } from "../../../shared/filters-query.ts";
import type { CardList } from "../../../shared/models.ts";
import { hasTaxonomies, readTaxonomy } from "../../content/lists.ts";
import { deferred, orElse } from "../../render/loader.ts";
import { memoized } from "../../runtime/memoized.ts";
import { offersSection } from "../../runtime/offer.ts";
import { isPageAddress } from "../../visitor/page-address.ts";
import { queryOf } from "../../visitor/params.ts";
import type { Site } from "../../visitor/site.ts";

/** Parsed filters of a query string; null: malformed. */
export const homeFilters = memoized((search) => {
	const filters = parseHomeQuery(queryOf(search));
	return filters?.section && !offersSection(filters.section) ? null : filters;
}, isPageAddress);
export const listFilters = memoized((search) => parseListQuery(queryOf(search)), isPageAddress);

/** If the URL names a filter, the options are awaited, since invalid ids must be dropped. Otherwise they may be late or fail. */
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

interface Existing<Requested> {
	/** Without ids that no longer exist. */
	filters: Requested;
	/** Whether an id was dropped, here or on the way from another locale; the page shows a notice then. */
	dropped: boolean;
}

/** Drops ids that are not among the options. If a taxonomy cannot be read, its ids are kept. */
export async function existingFilters<Requested extends Partial<FilterChoice>>(
	{ search }: Site,
	requested: Requested,
	offered: Promise<Deferred<FilterOptions>>,
): Promise<Existing<Requested>> {
	const options = isFiltered(requested) ? (await offered).value : undefined;
	const isOffered = (name: FilterName, id: string): boolean => {
		const ofName = options?.[FILTERS[name].taxonomy] ?? [];
		return ofName.length === 0 || ofName.some((entry) => entry.id === id);
	};
	const existing = (name: FilterName) => idsOf(requested, name).filter((id) => isOffered(name, id));
	const isLess = FILTER_NAMES.some((name) => existing(name).length < idsOf(requested, name).length);
	const dropped = isLess || queryOf(search).notice?.[0] === FILTERS_DROPPED;
	return { filters: isLess ? { ...requested, ...choiceOf(existing) } : requested, dropped };
}

/** A list's title, which begins with what is chosen: several lists may be open in tabs. `options` are loaded if a filter is. */
export function titleOf(
	title: string,
	filters: FilterChoice,
	options: FilterOptions | undefined,
	section: readonly string[] = [],
): string {
	const names = FILTER_NAMES.flatMap((name) => {
		const ids = idsOf(filters, name);
		return (options?.[FILTERS[name].taxonomy] ?? []).flatMap((term) => (ids.includes(term.id) ? [term.name] : []));
	});
	const chosen = [...section, ...names].join(", ");
	return chosen === "" ? title : `${chosen} – ${title}`;
}

function paged<Requested extends Filters>(filters: Requested, list: CardList): { list: CardList; filters: Requested } {
	const page = pageWithin(filters.page, list.total ?? list.sent ?? list.cards.length);
	return { list, filters: page === filters.page ? filters : { ...filters, page } };
}

type Read<Requested> = (filters: Requested) => Promise<CardList>;

export const readUnfiltered = async <Requested extends Filters>(requested: Requested, read: Read<Requested>) => ({
	...paged(requested, await read(requested)),
	options: null,
	dropped: false,
});

/** Drops ids that do not exist, so that made-up ids cost no backend call. */
export async function readFiltered<Requested extends Filters>(site: Site, requested: Requested, read: Read<Requested>) {
	const wasRead = hasTaxonomies(site);
	const offered = readOptions(site, requested);
	if (isFiltered(requested) && !wasRead) {
		// Both possible lists are read beside the options, so that the first visitor waits for one round of calls.
		for (const guess of [requested, { ...requested, ...UNFILTERED }]) read(guess).catch(() => undefined);
	}
	const { filters, dropped } = await existingFilters(site, requested, offered);
	return { ...paged(filters, await read(filters)), options: await offered, dropped };
}
