import { type ResultsPage, resultLine, type SearchRefusal } from "../../../client/markup/views/search.tsx";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { type SearchQuery, termTooLong, toQueryString } from "../../../shared/filters.ts";
import { parseSearchQuery } from "../../../shared/filters-query.ts";
import { paths } from "../../../shared/routes.ts";
import { isolated, metaDescription } from "../../../shared/text.ts";
import { TooManySearches } from "../../content/searches.ts";
import { everyLocale, refused, switcherLinks } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { notFound } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { hasAccounts, offersSection } from "../../runtime/offer.ts";
import { MINUTE } from "../../visitor/limits/table.ts";
import type { Budget } from "../../visitor/limits/uses.ts";
import { queryOf } from "../../visitor/params.ts";
import type { Site } from "../../visitor/site.ts";
import { existingFilters, readOptions } from "../lists/filters.ts";
import { inOtherLocale } from "../lists/other-locale.ts";
import { findResults } from "./search-results.ts";

const ANSWERS = { tooLong: { status: 400 }, tooMany: { status: 429, retryAfter: MINUTE } } as const;

interface Answer {
	results: ResultsPage | null;
	refusal: SearchRefusal | null;
}

async function answer(site: Site, query: SearchQuery, budget: Budget): Promise<Answer> {
	if (query.term === "") return { results: null, refusal: null };
	if (termTooLong(query.term)) return { results: null, refusal: "tooLong" };
	try {
		return {
			results: await findResults(site, query, budget),
			refusal: null,
		};
	} catch (error) {
		if (!(error instanceof TooManySearches)) throw error;
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
	const asked = { ...parsed, open: parsed.open && site.level !== "full" };
	const offered = readOptions(site, asked, ["domains"]);
	const { filters, dropped } = await existingFilters(asked, offered);
	const [{ results, refusal }, options] = await Promise.all([answer(site, filters, budget), offered]);
	const query = { ...filters, page: results?.page ?? 1 };
	const tooLong = refusal === "tooLong";

	const t = translator(site.locale);
	const named = tooLong || query.term === "" ? "" : isolated(query.term);
	const about = results ? resultLine(t, query, results) : named;
	const head = {
		title: `${[about, t("search.title")].filter(Boolean).join(" – ")} | ${BRAND.portal}`,
		description: metaDescription(t(hasAccounts ? "search.prompt" : "search.promptContent")),
		paths: everyLocale((locale) => paths.search(locale)),
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
		isPassing: dropped || results?.source === "reduced" || results?.source === "limited",
		...(refusal ? ANSWERS[refusal] : {}),
	};
};
