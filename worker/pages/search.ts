import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { termTooLong, toQueryString } from "../../shared/filters.ts";
import { parseSearchQuery } from "../../shared/filters-query.ts";
import { paths } from "../../shared/routes.ts";
import { metaDescription } from "../../shared/text.ts";
import { readSearch } from "../content/lists.ts";
import { notFound } from "../errors.ts";
import { everyLocale, switcherLinks } from "../render/head.ts";
import { queryOf } from "../site/query.ts";
import { assertPage } from "./filters.ts";
import type { Loader } from "./loader.ts";

export const search: Loader<"search"> = async ({ site }) => {
	const query = parseSearchQuery(queryOf(site.search));
	if (!query) throw notFound();
	const { term, section, page } = query;
	const tooLong = termTooLong(term);
	const results = term === "" || tooLong ? null : await readSearch(site, query);
	const chosen = results?.sections.find((group) => group.section === section);
	if (page > 1) assertPage(page, { cards: chosen?.cards ?? [], total: chosen?.total ?? 0 });

	const t = translator(site.locale);
	const head = {
		title: `${term && !tooLong ? `${term} – ` : ""}${t("search.title")} | ${BRAND.portal}`,
		description: metaDescription(t("search.prompt")),
		paths: everyLocale((locale) => paths.search(locale)),
		// Search engines may index the empty search page, but no results.
		indexed: term === "",
		kind: "website" as const,
	};
	return {
		props: { query, results, tooLong },
		head,
		current: "search",
		otherLocales: switcherLinks(head, site, paths.search, tooLong ? "" : toQueryString({ term, section })),
		status: tooLong ? 400 : 200,
	};
};
