import { SEARCH_TERM_MAX_LENGTH } from "../../../shared/constants.ts";
import { type SearchQuery, toQueryString } from "../../../shared/filters.ts";
import type { SearchResults } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { CardGrid } from "../components/card.tsx";
import { Icon } from "../components/icon.tsx";
import { Results } from "../components/results.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { usePage } from "../page.ts";

export interface SearchProps {
	query: SearchQuery;
	/** null: nothing was searched, because the term is empty or the search was refused. */
	results: SearchResults | null;
	refusal: SearchRefusal | null;
}

/** `tooMany`: the visitor has searched too often within a minute. */
export type SearchRefusal = "tooLong" | "tooMany";

/** The term kept in the field, totals by section, highlighted matches. [2.08] */
export function Search({ query, results, refusal }: SearchProps) {
	const { t } = usePage();
	return (
		<>
			<header className="page-head">
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
			<div className="container section">
				{results ? <Found query={query} results={results} /> : <p className="lead">{t("search.prompt")}</p>}
			</div>
		</>
	);
}

const PREVIEW = 3;

function Found({ query, results }: { query: SearchQuery; results: SearchResults }) {
	const { locale, t } = usePage();
	const path = paths.search(locale);
	const { term, section } = query;
	const chosen = results.sections.find((group) => group.section === section);
	const total = section ? (chosen?.total ?? 0) : results.total;
	if (total === 0) return <NothingFound term={term} />;
	return (
		<>
			<p className="lead" role="status">
				{t.count("search.results", total, { term })}
			</p>
			{section ? (
				<>
					<p className="filters">
						<a className="chip" href={path + toQueryString({ term })}>
							{t(`sections.${section}`)}
							<Icon name="close" />
						</a>
					</p>
					<Results
						list={{ cards: chosen?.cards ?? [], total: chosen?.total ?? 0 }}
						path={path}
						query={query}
						term={term}
						leading
					/>
				</>
			) : (
				<BySection term={term} results={results} />
			)}
		</>
	);
}

function BySection({ term, results }: { term: string; results: SearchResults }) {
	const { locale, t } = usePage();
	const href = (section: SearchResults["sections"][number]["section"]) =>
		paths.search(locale) + toQueryString({ term, section });
	return (
		<>
			<nav className="tabs" aria-label={t("search.bySection")}>
				<ul>
					{results.sections.map(({ section, total }) => (
						<li key={section}>
							<a href={href(section)}>
								<Icon name={section} />
								{t(`sections.${section}`)} <span className="badge">{total}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{results.sections.map(({ section, total, cards }, index) => (
				<section className="result-group" key={section} aria-labelledby={`results-${section}`}>
					<h2 id={`results-${section}`}>{t(`sections.${section}`)}</h2>
					<CardGrid cards={cards.slice(0, PREVIEW)} term={term} leading={index === 0} />
					{total > PREVIEW && (
						<p className="result-group__more">
							<a href={href(section)}>
								{t.count("search.showAll", total)}
								<Icon name="arrow" />
							</a>
						</p>
					)}
				</section>
			))}
		</>
	);
}

function NothingFound({ term }: { term: string }) {
	const { locale, sections, t } = usePage();
	return (
		<div className="empty">
			<h2 role="status">{t("search.none", { term })}</h2>
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
