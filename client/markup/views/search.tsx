import type { Translate } from "../../../locales/translate.ts";
import { SEARCH_TERM_MAX_LENGTH } from "../../../shared/constants.ts";
import { countOfSearch, type FilterOptions, type SearchQuery, toQueryString } from "../../../shared/filters.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { isolated } from "../../../shared/text.ts";
import { cardDependencies } from "../components/card.tsx";
import { FiltersDropped } from "../components/filter-panel.tsx";
import { type Hit, Hits } from "../components/hits.tsx";
import { Once } from "../components/once.tsx";
import { SearchFilters } from "../components/search-filters.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Help, IndexNotice } from "../components/search-notices.tsx";
import { SectionTabs } from "../components/section-tabs.tsx";
import { Warning } from "../components/warning.tsx";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";

export type { Hit };

export interface SearchProps {
	query: SearchQuery;
	/** Null when nothing was searched: the term is empty or the search was refused. */
	results: ResultsPage | null;
	refusal: SearchRefusal | null;
	/** The query had an area that does not exist. */
	dropped: boolean;
	/** Null where there are no results. */
	options: Deferred<FilterOptions> | null;
}

export interface ResultsPage {
	/**
	 * "similar": close matches only. "reduced", "limited": titles and intros only, after a failure or too many searches.
	 */
	source: "search" | "similar" | "reduced" | "limited";
	/** A part of the results could not be read. */
	isCut: boolean;
	/** In all sections. Similar results do not count. */
	total: number;
	/** Sections with at least one result, whatever section is chosen, and the chosen one. */
	sections: readonly { section: Section; total: number }[];
	hits: readonly Hit[];
	/** The term without typing errors, or null when the index has no better one. */
	correction: string | null;
	page: number;
	pages: number;
}

/** "tooMany": the visitor has searched too often within a minute. */
export type SearchRefusal = "tooLong" | "tooMany";

/** The results in one line. It is also the page's title, so screen readers say it when the page opens. */
export function resultLine(t: Translate, query: SearchQuery, results: ResultsPage): string {
	const { term, section } = query;
	const { source, page, pages } = results;
	const total = section ? results.sections.find((entry) => entry.section === section)?.total : results.total;
	const quoted = { term: isolated(term) };
	if (source === "similar") return t("search.none", quoted);
	const none = t(countOfSearch(query) > 0 ? "search.noneFiltered" : "search.none", quoted);
	const line = total ? t.count("search.results", total, quoted) : none;
	const within = section ? t("search.within", { section: t(`sections.${section}`), results: line }) : line;
	return page > 1 ? `${within}, ${t("search.page", { page, pages })}` : within;
}

/** The term stays in the field. Totals by section, and one ranked list with the matches in context. [2.08] */
export function Search({ query, results, refusal, dropped, options }: SearchProps) {
	const { hasAccounts, t } = usePage();
	return (
		<>
			<Once of={[SearchHead, query.term, refusal]} isTyped>
				{() => <SearchHead term={query.term} refusal={refusal} />}
			</Once>
			{results ? (
				<ResultsRegion query={query} results={results} dropped={dropped} options={options} />
			) : (
				<div className="container section">
					<p className="lead">{t(hasAccounts ? "search.prompt" : "search.promptContent")}</p>
				</div>
			)}
		</>
	);
}

type RegionProps = ResultsProps & Pick<SearchProps, "dropped" | "options">;

/** Client-side navigation replaces this region when filters, section or page change. */
function ResultsRegion({ query, results, dropped, options }: RegionProps) {
	const { accessLevel, locale } = usePage();
	const address = paths.search(locale) + toQueryString(query);
	const cards = results.hits.map(({ card }) => card);
	return (
		<div className="container column results search-results" id="results" data-region="results" tabIndex={-1}>
			<Once of={[Totals, results, address]} isTyped>
				{() => <Totals query={query} results={results} />}
			</Once>
			<div className="search-results__list">
				{dropped && <FiltersDropped />}
				{options && <SearchFilters query={query} options={options} />}
				<Once of={[Ranked, results, address, ...cardDependencies(cards)]} facts={{ accessLevel }} isTyped>
					{() => <Ranked query={query} results={results} />}
				</Once>
			</div>
		</div>
	);
}

function SearchHead({ term, refusal }: Pick<SearchQuery, "term"> & Pick<SearchProps, "refusal">) {
	const { t } = usePage();
	return (
		<header className="page-head page-head--search">
			<div className="container">
				<h1>{t("search.title")}</h1>
				<SearchForm
					id="search-term"
					term={term}
					error={refusal ? t(`search.${refusal}`, { max: SEARCH_TERM_MAX_LENGTH }) : undefined}
				/>
			</div>
		</header>
	);
}

interface ResultsProps {
	query: SearchQuery;
	results: ResultsPage;
}

function Totals({ query, results }: ResultsProps) {
	const { locale, t } = usePage();
	const href = hrefs(paths.search(locale), query);
	return (
		<>
			<p className="search-results__line" data-announce>
				{resultLine(t, query, results)}
			</p>
			{results.sections.length > 0 && (
				<nav className="tabs search-results__sections" aria-label={t("search.bySection")}>
					<SectionTabs
						tabs={[{ section: null, total: results.total }, ...results.sections]}
						current={query.section}
						href={(section) => href({ section })}
					/>
				</nav>
			)}
		</>
	);
}

function Ranked({ query, results }: ResultsProps) {
	const { locale, t } = usePage();
	const { hits, correction, source, isCut, page, pages } = results;
	// The filters have a link that clears them.
	const needsHelp = source === "similar" || (hits.length === 0 && countOfSearch(query) === 0);
	return (
		<>
			{source !== "search" && <IndexNotice source={source} correction={correction} />}
			{isCut && (
				<Warning text={t("parts.failed.related")}>
					<a href={paths.search(locale) + toQueryString(query)}>{t("error.retry")}</a>
				</Warning>
			)}
			{hits.length > 0 && <Hits hits={hits} term={correction ?? query.term} page={page} />}
			{needsHelp && <Help />}
			{pages > 1 && <Pager query={query} results={results} />}
		</>
	);
}

const hrefs = (path: string, query: SearchQuery) => (change: Partial<SearchQuery>) =>
	path + toQueryString({ ...query, page: 1, ...change });

function Pager({ query, results: { page, pages } }: ResultsProps) {
	const { locale, t } = usePage();
	const href = hrefs(paths.search(locale), query);
	return (
		<nav className="pager" aria-label={t("search.pages")}>
			<span className="soft pager__place">{t("search.page", { page, pages })}</span>
			{page > 1 && (
				<a className="button button--ghost pager__previous" rel="prev" href={`${href({ page: page - 1 })}#results`}>
					{t("search.previous")}
				</a>
			)}
			{page < pages && (
				<a className="button button--ghost pager__next" rel="next" href={`${href({ page: page + 1 })}#results`}>
					{t("search.next")}
				</a>
			)}
		</nav>
	);
}
