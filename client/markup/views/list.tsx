import { type FilterOptions, type Filters, toQueryString } from "../../../shared/filters.ts";
import type { CardList } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { SECTION_FACTS, type Section } from "../../../shared/sections.ts";
import { Areas } from "../components/areas.tsx";
import { cardDependencies } from "../components/card.tsx";
import type { CourseLearning, WebinarStates } from "../components/card-states.tsx";
import { type Follow, FollowRegion } from "../components/follow.tsx";
import { Icon } from "../components/icon.tsx";
import { NewSince } from "../components/new-since.tsx";
import { Once } from "../components/once.tsx";
import { filterDependencies, PageFilters } from "../components/page-filters.tsx";
import { Part } from "../components/part.tsx";
import { Results } from "../components/results.tsx";
import { ViewChoice } from "../components/view-choice.tsx";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";

export interface ListProps {
	section: Section;
	list: CardList;
	filters: Filters;
	/** The query had a filter that does not exist. */
	dropped: boolean;
	/** Null for courses, which have no filters. */
	options: Deferred<FilterOptions> | null;
	/** Only for courses and signed-in users. */
	learning: Deferred<CourseLearning> | null;
	/** Only for webinars and signed-in users. */
	webinars: Deferred<WebinarStates> | null;
	follow: readonly Follow[];
}

/** Without accounts there are no recordings of the webinar provider. */
export const introOf = (section: Section, hasAccounts: boolean) =>
	section === "webinars" && !hasAccounts ? "intros.webinarsContent" : (`intros.${section}` as const);

/** One section: title, count, filters, nine items at a time. [2.09-2.14] */
export function List({ section, list, filters, dropped, options, learning, webinars, follow }: ListProps) {
	const { locale, accessLevel, hasAccounts, t } = usePage();
	const path = paths.list(locale, section);
	const dependencies = [
		section,
		dropped,
		toQueryString(filters),
		...filterDependencies(options),
		list.total,
		list.sent,
		JSON.stringify(follow),
	];
	return (
		<Once
			of={learning || webinars ? null : [List, ...dependencies, ...cardDependencies(list.cards)]}
			facts={{ accessLevel }}
		>
			{() => (
				<>
					<header className="page-head" data-section={section}>
						<div className="container page-head__grid">
							<span className="page-head__icon">
								<Icon name={section} />
							</span>
							<div>
								<h1>{t(`sections.${section}`)}</h1>
								<p className="lead">{t(introOf(section, hasAccounts))}</p>
							</div>
							<p className="soft page-head__count" data-region="count">
								{list.total !== null && t.count("list.count", list.total)}
							</p>
							<p className="page-head__new">
								<NewSince />
							</p>
						</div>
					</header>
					<div className="container section">
						<div className="list-tools">
							{options && <PageFilters path={path} filters={{ ...filters, section: null }} options={options} />}
							<ViewChoice />
						</div>
						{options && <Areas />}
						{learning && <LearningLine learning={learning} />}
						<Results
							list={list}
							path={path}
							query={filters}
							dropped={dropped}
							learning={learning}
							webinars={webinars}
							leading
							order={SECTION_FACTS[section].order}
						/>
						<FollowRegion follow={follow} open={section === "podcasts"} />
					</div>
				</>
			)}
		</Once>
	);
}

/** Course cards show no pending or failed state, so this line does. */
const LearningLine = ({ learning }: { learning: Deferred<CourseLearning> }) => {
	const { t } = usePage();
	const isLate = learning.outcome === undefined;
	return (
		<Part name="learning" of={learning} placeholder={(note) => note}>
			{() => isLate && <p className="soft">{t("parts.learning")}</p>}
		</Part>
	);
};
