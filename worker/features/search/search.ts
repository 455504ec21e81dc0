import { type ResultsPage, resultLine, type SearchRefusal } from "../../../client/markup/views/search.tsx";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import {
	isFiltered,
	type SearchQuery,
	type TaxonomyName,
	termTooLong,
	toQueryString,
} from "../../../shared/filters.ts";
import { parseSearchQuery } from "../../../shared/filters-query.ts";
import type { SearchResults } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { isolated, metaDescription } from "../../../shared/text.ts";
import { hasTaxonomies } from "../../content/lists.ts";
import { everyLocale, refused, switcherLinks } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { hasAccounts, offersSection } from "../../runtime/offer.ts";
import { MINUTE } from "../../visitor/limits/table.ts";
import { type Budget, OverBudget } from "../../visitor/limits/uses.ts";
import { queryOf } from "../../visitor/params.ts";
import type { Site } from "../../visitor/site.ts";
import { existingFilters, readOptions } from "../lists/filters.ts";
import { inOtherLocale } from "../lists/other-locale.ts";
import { findResults, readFirst } from "./search-results.ts";

const AREAS: readonly TaxonomyName[] = ["domains"];
const ANSWERS = { tooLong: { status: 400 }, tooMany: { status: 429, retryAfter: MINUTE } } as const;

interface Answer {
	results: ResultsPage | null;
	refusal: SearchRefusal | null;
}

/**
 * If the URL names an area, the areas are awaited, because one that does not exist must be dropped. While they are not cached,
 * the backend is asked beside them for what no area changes: the first visitor waits for one round of calls.
 */
function readEarly(site: Site, query: SearchQuery, budget: Budget): Promise<SearchResults> | undefined {
	if (!isFiltered(query) || hasTaxonomies(site, AREAS) || query.term === "" || termTooLong(query.term))
		return undefined;
	const early = readFirst(site, query.term, budget);
	// Reported where it is awaited.
	early.catch(() => undefined);
	return early;
}

async function answer(
	site: Site,
	query: SearchQuery,
	budget: Budget,
	early: Promise<SearchResults> | undefined,
): Promise<Answer> {
	if (query.term === "") return { results: null, refusal: null };
	if (termTooLong(query.term)) return { results: null, refusal: "tooLong" };
	try {
		return { results: await findResults(site, query, budget, early), refusal: null };
	} catch (error) {
		if (!(error instanceof OverBudget)) throw error;
		log("search-limited", {});
		return { results: null, refusal: "tooMany" };
	}
}

/** null: malformed. */
export const searchQuery = (search: string): SearchQuery | null => parseSearchQuery(queryOf(search));

export const search: Loader<"search"> = async ({ site, budget }) => {
	const parsed = searchQuery(site.search);
	if (!parsed || (parsed.section && !offersSection(parsed.section))) throw notFound();
	// With full access nothing is locked.
	const requested = { ...parsed, open: parsed.open && site.level !== "full" };
	const early = readEarly(site, requested, budget);
	const offered = readOptions(site, requested, AREAS);
	const { filters, dropped } = await existingFilters(site, requested, offered);
	const [{ results, refusal }, options] = await Promise.all([answer(site, filters, budget, early), offered]);
	const query = { ...filters, page: results?.page ?? 1 };
	const tooLong = refusal === "tooLong";

	const t = translator(site.locale);
	const named = tooLong || query.term === "" ? "" : isolated(query.term);
	const about = results ? resultLine(t, query, results) : named;
	const head = {
		title: `${[about, t("search.title")].filter(Boolean).join(" – ")} | ${BRAND.portal}`,
		description: metaDescription(t(hasAccounts ? "search.prompt" : "search.promptContent")),
		paths: everyLocale(paths.search),
		indexed: query.term === "",
		isTyped: query.term !== "",
		kind: "website" as const,
	};
	return {
		props: { query, results, refusal, dropped, options: results && options },
		head: refusal ? refused(head, site.locale) : head,
		shown: results,
		current: "search",
		address: site.path + (tooLong ? "" : toQueryString(query)),
		otherLocales: switcherLinks(
			head,
			site,
			paths.search,
			tooLong ? "" : inOtherLocale(site, query, toQueryString(query)),
		),
		isPassing: dropped || results?.isCut || results?.source === "reduced" || results?.source === "limited",
		...(refusal ? ANSWERS[refusal] : {}),
	};
};
