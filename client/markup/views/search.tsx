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
	/** null: nothing was searched, because the term is empty or the search was refused. */
	found: Found | null;
	refusal: SearchRefusal | null;
}

/** One page of what was found. */
export interface Found {
	/** `similar`: the search finds nothing, and this is what comes close; `reduced`: it fails, and only titles and intros were searched. */
	source: "search" | "similar" | "reduced";
	/** Of all sections; of what is similar none. */
	total: number;
	/** Each with at least one result, whichever is chosen. */
	sections: readonly { section: Section; total: number }[];
	hits: readonly Hit[];
	/** The term without typing errors, as far as the index knows better; null: it does not. */
	meant: string | null;
	page: number;
	pages: number;
}

/** `tooMany`: the visitor has searched too often within a minute. */
export type SearchRefusal = "tooLong" | "tooMany";

/** What was found, in one line, which the page's title says too: so it is heard wherever the page is opened. */
export function resultLine(t: Translate, { term, section }: SearchQuery, found: Found): string {
	const { source, page, pages } = found;
	const total = section ? found.sections.find((one) => one.section === section)?.total : found.total;
	const quoted = { term: isolated(term) };
	if (source === "similar") return t("search.none", quoted);
	const results = total ? t.count("search.results", total, quoted) : t("search.none", quoted);
	const within = section ? t("search.within", { section: t(`sections.${section}`), results }) : results;
	return page > 1 ? `${within}, ${t("search.page", { page, pages })}` : within;
}

/** The term kept in the field, totals by section, one ranked list with the term's words in their context. [2.08] */
export function Search({ query, found, refusal }: SearchProps) {
	const { t } = usePage();
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
			{found ? (
				<FoundResults query={query} found={found} />
			) : (
				<div className="container section">
					<p className="lead">{t("search.prompt")}</p>
				</div>
			)}
		</>
	);
}

/** The region that client-side navigation replaces when another section or page is chosen. */
function FoundResults({ query, found }: { query: SearchQuery; found: Found }) {
	const { t } = usePage();
	const { hits, meant, source, sections } = found;
	return (
		<div className="container results search-results" id="results" data-region="results" tabIndex={-1}>
			<p className="search-results__line" data-announce>
				{resultLine(t, query, found)}
			</p>
			{sections.length > 0 && <SectionFilter query={query} found={found} />}
			<div className="search-results__list">
				{source !== "search" && <IndexNotice source={source} meant={meant} />}
				{hits.length > 0 && <Hits hits={hits} term={meant ?? query.term} page={found.page} />}
				{(hits.length === 0 || source === "similar") && <Help />}
				{found.pages > 1 && <Pager query={query} found={found} />}
			</div>
		</div>
	);
}

/** Says that it is the index which answers. */
function IndexNotice({ source, meant }: { source: "similar" | "reduced"; meant: string | null }) {
	const { locale, t } = usePage();
	return (
		<p className="notice search-results__notice">
			<span>
				{t(`search.${source}`)}{" "}
				{meant && (
					<a href={paths.search(locale) + toQueryString({ term: meant })}>{t("search.meant", { term: meant })}</a>
				)}
			</span>
		</p>
	);
}

const hrefs = (path: string, query: SearchQuery) => (change: Partial<SearchQuery>) =>
	path + toQueryString({ ...query, page: 1, ...change });

/** Links, so that a choice can be shared and works without JavaScript. */
function SectionFilter({ query, found: { total: all, sections } }: { query: SearchQuery; found: Found }) {
	const { locale, t } = usePage();
	const href = hrefs(paths.search(locale), query);
	return (
		<nav className="tabs search-results__sections" aria-label={t("search.bySection")}>
			<ul>
				{[{ section: null, total: all }, ...sections].map(({ section, total }) => (
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

function Pager({ query, found: { page, pages } }: { query: SearchQuery; found: Found }) {
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
