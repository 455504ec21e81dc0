import type { Translate } from "../../../locales/translate.ts";
import { SEARCH_TERM_MAX_LENGTH } from "../../../shared/constants.ts";
import { type SearchQuery, toQueryString } from "../../../shared/filters.ts";
import { formatNumber } from "../../../shared/format.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { isolated } from "../../../shared/text.ts";
import { type Hit, Hits } from "../components/hits.tsx";
import { Icon } from "../components/icon.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { usePage } from "../page.ts";

export type { Hit };

export interface SearchProps {
	query: SearchQuery;
	/** Null when nothing was searched: the term is empty or the search was refused. */
	results: ResultsPage | null;
	refusal: SearchRefusal | null;
}

export interface ResultsPage {
	/**
	 * "similar": close matches only. "reduced", "limited": titles and intros only, after a failure or too many searches.
	 */
	source: "search" | "similar" | "reduced" | "limited";
	/** In all sections. Similar results do not count. */
	total: number;
	/** Sections with at least one result, whatever section is chosen. */
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
export function resultLine(t: Translate, { term, section }: SearchQuery, results: ResultsPage): string {
	const { source, page, pages } = results;
	const total = section ? results.sections.find((entry) => entry.section === section)?.total : results.total;
	const quoted = { term: isolated(term) };
	if (source === "similar") return t("search.none", quoted);
	const line = total ? t.count("search.results", total, quoted) : t("search.none", quoted);
	const within = section ? t("search.within", { section: t(`sections.${section}`), results: line }) : line;
	return page > 1 ? `${within}, ${t("search.page", { page, pages })}` : within;
}

/** The term stays in the field. Totals by section, and one ranked list with the matches in context. [2.08] */
export function Search({ query, results, refusal }: SearchProps) {
	const { hasAccounts, t } = usePage();
	return (
		<>
			<header className="page-head page-head--search">
				<div className="container">
					<h1>{t("search.title")}</h1>
					<SearchForm
						id="search-term"
						term={query.term}
						placeholder={t("home.searchPrompt")}
						{...(refusal ? { error: t(`search.${refusal}`, { max: SEARCH_TERM_MAX_LENGTH }) } : {})}
					/>
				</div>
			</header>
			{results ? (
				<ResultsRegion query={query} results={results} />
			) : (
				<div className="container section">
					<p className="lead">{t(hasAccounts ? "search.prompt" : "search.promptContent")}</p>
				</div>
			)}
		</>
	);
}

/** Client-side navigation replaces this region when another section or page is chosen. */
function ResultsRegion({ query, results }: { query: SearchQuery; results: ResultsPage }) {
	const { t } = usePage();
	const { hits, correction, source, sections } = results;
	return (
		<div className="container results search-results" id="results" data-region="results" tabIndex={-1}>
			<p className="search-results__line" data-announce>
				{resultLine(t, query, results)}
			</p>
			{sections.length > 0 && <SectionFilter query={query} results={results} />}
			<div className="search-results__list">
				{source !== "search" && <IndexNotice source={source} correction={correction} />}
				{hits.length > 0 && <Hits hits={hits} term={correction ?? query.term} page={results.page} />}
				{(hits.length === 0 || source === "similar") && <Help />}
				{results.pages > 1 && <Pager query={query} results={results} />}
			</div>
		</div>
	);
}

function IndexNotice({
	source,
	correction,
}: {
	source: Exclude<ResultsPage["source"], "search">;
	correction: string | null;
}) {
	const { locale, t } = usePage();
	return (
		<p className="notice search-results__notice">
			<span>
				{t(`search.${source}`)}{" "}
				{correction && (
					<a href={paths.search(locale) + toQueryString({ term: correction })}>
						{t("search.meant", { term: correction })}
					</a>
				)}
			</span>
		</p>
	);
}

const hrefs = (path: string, query: SearchQuery) => (change: Partial<SearchQuery>) =>
	path + toQueryString({ ...query, page: 1, ...change });

/** Links, so a choice can be shared and works without scripts. */
function SectionFilter({
	query,
	results: { total: allTotal, sections },
}: {
	query: SearchQuery;
	results: ResultsPage;
}) {
	const { locale, t } = usePage();
	const href = hrefs(paths.search(locale), query);
	return (
		<nav className="tabs search-results__sections" aria-label={t("search.bySection")}>
			<ul>
				{[{ section: null, total: allTotal }, ...sections].map(({ section, total }) => (
					<li key={section}>
						<a href={href({ section })} aria-current={section === query.section ? "true" : undefined}>
							{section && <Icon name={section} />}
							{t(`sections.${section ?? "all"}`)} <span className="badge">{formatNumber(total, locale)}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Pager({ query, results: { page, pages } }: { query: SearchQuery; results: ResultsPage }) {
	const { locale, t } = usePage();
	const href = hrefs(paths.search(locale), query);
	return (
		<nav className="pager" aria-label={t("search.pages")}>
			<span className="pager__place">{t("search.page", { page, pages })}</span>
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

function Help() {
	const { locale, sections, t } = usePage();
	return (
		<div className="search-results__help">
			<p>{t("search.help")}</p>
			<ul className="chips">
				{sections.map((section) => (
					<li key={section}>
						<a className="chip" href={paths.list(locale, section)}>
							<Icon name={section} />
							{t(`sections.${section}`)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
