import { type FilterOptions, type HomeFilters, TAXONOMIES, toQueryString } from "../../../shared/filters.ts";
import type { Deferred } from "../deferred.ts";
import { type Dependency, usePage } from "../page.ts";
import { Filters } from "./filters.tsx";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";
import { Once } from "./once.tsx";
import { Part } from "./part.tsx";

interface PageFiltersProps {
	/** The page's own path; the choice goes into its query. */
	path: string;
	filters: HomeFilters;
	options: Deferred<FilterOptions>;
}

/** The filters of a list page, as an island. What they offer may come later: their button keeps its place meanwhile. */
export const PageFilters = ({ path, filters, options }: PageFiltersProps) => (
	<Part
		name="filters"
		of={options}
		address={path + toQueryString(filters)}
		waiting={(asking) => (
			<div className="filters">
				<Waiting />
				{asking}
			</div>
		)}
	>
		{(known) => (
			<Once of={[PageFilters, path + toQueryString(filters), ...TAXONOMIES.map((taxonomy) => known[taxonomy])]}>
				{() => {
					const props = { path, filters, ...known };
					return (
						<Island name="filters" props={props}>
							<Filters {...props} />
						</Island>
					);
				}}
			</Once>
		)}
	</Part>
);

function Waiting() {
	const { t } = usePage();
	return (
		<span className="button button--ghost button--small" aria-hidden="true">
			<Icon name="filter" />
			{t("filters.title")}
		</span>
	);
}

/** What a shared part depends on that shows these filters. */
export const shownOf = (options: Deferred<FilterOptions> | null): Dependency[] =>
	options?.value ? TAXONOMIES.map((taxonomy) => options.value?.[taxonomy]) : [options === null];
