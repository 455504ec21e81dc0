import { type FilterOptions, type Filters, toQueryString } from "../../../shared/filters.ts";
import type { CardList } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { type Learning, shownBy } from "../components/card.tsx";
import { PageFilters } from "../components/filters.tsx";
import { Icon } from "../components/icon.tsx";
import { Once } from "../components/once.tsx";
import { Results } from "../components/results.tsx";
import { usePage } from "../page.ts";

export interface ListProps {
	section: Section;
	list: CardList;
	filters: Filters;
	/** Empty for courses, which have no filters. */
	options: FilterOptions;
	/** The visitor's progress by course id. */
	learning: Readonly<Record<string, Learning>>;
}

/** One section: title, count, filters, nine at a time. [2.09-2.14] */
export function List({ section, list, filters, options, learning }: ListProps) {
	const { locale, t } = usePage();
	const path = paths.list(locale, section);
	const shown = [section, toQueryString(filters), ...Object.values(options), list.total];
	const isPersonal = Object.keys(learning).length > 0;
	return (
		<Once of={isPersonal ? null : [List, ...shown, ...shownBy(list.cards)]}>
			{() => (
				<>
					<header className="page-head" data-section={section}>
						<div className="container page-head__grid">
							<span className="page-head__icon">
								<Icon name={section} />
							</span>
							<div>
								<h1>{t(`sections.${section}`)}</h1>
								<p className="lead">{t(`intros.${section}`)}</p>
							</div>
							<p className="page-head__count" data-region="count">
								{list.total !== null && t.count("list.count", list.total)}
							</p>
						</div>
					</header>
					<div className="container section">
						<PageFilters path={path} filters={{ ...filters, section: null }} {...options} />
						<Results list={list} path={path} query={filters} learning={learning} leading />
					</div>
				</>
			)}
		</Once>
	);
}
