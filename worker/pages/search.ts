import type { SearchRefusal } from "../../client/markup/views/search.tsx";
import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { type SearchQuery, termTooLong, toQueryString } from "../../shared/filters.ts";
import { parseSearchQuery } from "../../shared/filters-query.ts";
import type { SearchResults } from "../../shared/models.ts";
import { paths } from "../../shared/routes.ts";
import { metaDescription } from "../../shared/text.ts";
import { readSearch, TooManySearches } from "../content/lists.ts";
import { notFound } from "../errors.ts";
import { log } from "../log.ts";
import { everyLocale, switcherLinks } from "../render/head.ts";
import { queryOf } from "../site/query.ts";
import type { Site } from "../site/site.ts";
import { assertPage } from "./filters.ts";
import type { Loader } from "./loader.ts";

/** SEARCH_LIMIT counts by the minute. */
const RETRY_AFTER = 60;
const ANSWERS = { tooLong: { status: 400 }, tooMany: { status: 429, retryAfter: RETRY_AFTER } } as const;

interface Found {
	results: SearchResults | null;
	refusal: SearchRefusal | null;
}

async function found(site: Site, query: SearchQuery, client: string): Promise<Found> {
	if (query.term === "") return { results: null, refusal: null };
	if (termTooLong(query.term)) return { results: null, refusal: "tooLong" };
	try {
		return { results: await readSearch(site, query, client), refusal: null };
	} catch (error) {
		if (!(error instanceof TooManySearches)) throw error;
		log("search-limited", {});
		return { results: null, refusal: "tooMany" };
	}
}

export const search: Loader<"search"> = async ({ site, client }) => {
	const query = parseSearchQuery(queryOf(site.search));
	if (!query) throw notFound();
	const { term, section, page } = query;
	const { results, refusal } = await found(site, query, client);
	const tooLong = refusal === "tooLong";
	const chosen = results?.sections.find((group) => group.section === section);
	if (page > 1 && refusal !== "tooMany") assertPage(page, { cards: chosen?.cards ?? [], total: chosen?.total ?? 0 });

	const t = translator(site.locale);
	const head = {
		title: `${term && !tooLong ? `${term} – ` : ""}${t("search.title")} | ${BRAND.portal}`,
		description: metaDescription(t("search.prompt")),
		paths: everyLocale((locale) => paths.search(locale)),
		// Search engines may index the empty search page, but no results.
		indexed: term === "",
		isTyped: term !== "",
		kind: "website" as const,
	};
	return {
		props: { query, results, refusal },
		head,
		current: "search",
		otherLocales: switcherLinks(head, site, paths.search, tooLong ? "" : toQueryString({ term, section })),
		...(refusal ? ANSWERS[refusal] : {}),
	};
};
