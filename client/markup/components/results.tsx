import type { ReactNode } from "react";
import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";
import { type HomeFilters, isFiltered, itemsShown, toQueryString } from "../../../shared/filters.ts";
import { colon, formatNumber } from "../../../shared/format.ts";
import type { CardList } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import type { SECTION_FACTS, Section } from "../../../shared/sections.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { CardGrid } from "./card.tsx";
import type { CourseLearning, WebinarStates } from "./card-states.tsx";
import { FiltersDropped } from "./filter-panel.tsx";

interface ResultsProps {
	list: CardList;
	path: string;
	query: Partial<HomeFilters> & { page: number };
	/** The query had a filter that does not exist. */
	dropped?: boolean;
	heading?: "h2" | "h3";
	leading?: boolean;
	learning?: Deferred<CourseLearning> | null;
	webinars?: Deferred<WebinarStates> | null;
	/** "event": cards that are not loaded yet may be newer than the loaded ones. */
	order?: (typeof SECTION_FACTS)[Section]["order"];
}

/** Cards, their count, and the link to nine more. [9.03] */
export function Results({
	list,
	path,
	query,
	dropped = false,
	heading = "h2",
	leading = false,
	learning,
	webinars,
	order = "publication",
}: ResultsProps) {
	const { locale, t } = usePage();
	const { cards, total, sent = cards.length } = list;
	// Without a total, a full answer suggests that there are more.
	const hasMore = total === null ? sent >= itemsShown(query.page) : total > cards.length;
	// Items under embargo or expired may fill a whole page, while others follow.
	if (cards.length === 0 && !hasMore) {
		return (
			<ResultsRegion dropped={dropped}>
				<EmptyList path={path} query={query} />
			</ResultsRegion>
		);
	}
	const next = toQueryString({ ...query, page: query.page + 1 });
	return (
		<ResultsRegion dropped={dropped}>
			<NewMark order={order} />
			<CardGrid cards={cards} heading={heading} numbered leading={leading} learning={learning} webinars={webinars} />
			<div className="more">
				<p className="soft more__count" data-announce>
					{total
						? t.count("list.shown", total, { shown: formatNumber(Math.min(cards.length, total), locale) })
						: t.count("list.count", cards.length)}
				</p>
				{hasMore &&
					(query.page < MAX_PAGE ? (
						<a className="button button--ghost" data-more href={`${path}${next}#item-${query.page * FETCH_LIMIT + 1}`}>
							{t("list.more")}
						</a>
					) : (
						<Bound />
					))}
			</div>
		</ResultsRegion>
	);
}

/** The way to items beyond the longest list. */
function Bound() {
	const { locale, t } = usePage();
	return (
		<>
			<p>{t("list.bound")}</p>
			<a className="button button--ghost" href={paths.search(locale)}>
				{t("nav.search")}
			</a>
		</>
	);
}

/** Client-side navigation replaces this region when the filters change. */
const ResultsRegion = ({ dropped, children }: { dropped: boolean; children: ReactNode }) => (
	<div className="results" data-region="results" tabIndex={-1}>
		{dropped && <FiltersDropped />}
		{children}
	</div>
);

/**
 * The mark of cards that are new since the last visit. client/browser/visit/new.ts copies it. It is no template: the policy would
 * let scripts run that an attacker has injected into a template.
 */
function NewMark({ order }: Pick<ResultsProps, "order">) {
	const { locale, t } = usePage();
	return (
		<div hidden data-new={order}>
			<span>
				{t("card.new")}
				<span className="visually-hidden"> {t("card.newSince") + colon(locale)}</span>
			</span>
		</div>
	);
}

function EmptyList({ path, query }: Pick<ResultsProps, "path" | "query">) {
	const { t } = usePage();
	const filtered = isFiltered(query);
	return (
		<div className="column empty">
			<h2 data-announce>{t(filtered ? "list.emptyFiltered" : "list.emptyTitle")}</h2>
			{filtered ? (
				<a className="button button--ghost" href={path}>
					{t("filters.reset")}
				</a>
			) : (
				<p>{t("list.empty")}</p>
			)}
		</div>
	);
}
