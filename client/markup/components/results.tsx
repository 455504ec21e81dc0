import type { ReactNode } from "react";
import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";
import { type HomeFilters, isFiltered, type SearchQuery, shown, toQueryString } from "../../../shared/filters.ts";
import type { CardList } from "../../../shared/models.ts";
import { usePage } from "../page.ts";
import { CardGrid, type Learning } from "./card.tsx";

interface ResultsProps {
	list: CardList;
	path: string;
	query: Partial<HomeFilters & SearchQuery> & { page: number };
	/** The level of the cards' headings. */
	heading?: "h2" | "h3";
	leading?: boolean;
	term?: string;
	learning?: Readonly<Record<string, Learning>>;
}

/** Cards, their count, and the link to nine more. [9.03] */
export function Results({ list, path, query, heading = "h2", leading = false, term, learning }: ResultsProps) {
	const { t } = usePage();
	const { cards, total } = list;
	if (cards.length === 0) {
		return (
			<ResultsRegion>
				<EmptyList path={path} query={query} />
			</ResultsRegion>
		);
	}
	// Without a total from the backend, a full page suggests that there are more.
	const hasMore = (total === null ? cards.length >= shown(query.page) : total > cards.length) && query.page < MAX_PAGE;
	const next = toQueryString({ ...query, page: query.page + 1 });
	return (
		<ResultsRegion>
			<CardGrid
				cards={cards}
				heading={heading}
				numbered
				leading={leading}
				{...(term ? { term } : {})}
				{...(learning ? { learning } : {})}
			/>
			<div className="more">
				{total !== null && total > 0 && (
					<p className="more__count" data-announce>
						{t("list.shown", { shown: Math.min(cards.length, total), total })}
					</p>
				)}
				{hasMore && (
					<a className="button button--ghost" data-more href={`${path}${next}#item-${query.page * FETCH_LIMIT + 1}`}>
						{t("list.more")}
					</a>
				)}
			</div>
		</ResultsRegion>
	);
}

/** The region that client-side navigation replaces when the filters change. */
const ResultsRegion = ({ children }: { children: ReactNode }) => (
	<div className="results" data-region="results" tabIndex={-1}>
		{children}
	</div>
);

function EmptyList({ path, query }: Pick<ResultsProps, "path" | "query">) {
	const { t } = usePage();
	const filtered = isFiltered(query);
	return (
		<div className="empty">
			<h2 data-announce>{t(filtered ? "list.emptyFiltered" : "list.emptyTitle")}</h2>
			{filtered ? (
				<a className="button button--ghost" href={path + toQueryString({ section: query.section ?? null })}>
					{t("filters.reset")}
				</a>
			) : (
				<p>{t("list.empty")}</p>
			)}
		</div>
	);
}
