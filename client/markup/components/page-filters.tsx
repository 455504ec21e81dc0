import { type FilterOptions, type HomeFilters, TAXONOMIES, toQueryString } from "../../../shared/filters.ts";
import type { Deferred } from "../deferred.ts";
import { type Dependency, usePage } from "../page.ts";
import { Filters } from "./filters.tsx";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";
import { Once } from "./once.tsx";
import { Part } from "./part.tsx";

interface PageFiltersProps {
	path: string;
	filters: HomeFilters;
	options: Deferred<FilterOptions>;
}

/** The filters of a list page, as an island. Their options may arrive late. A placeholder then keeps the button's place. */
export const PageFilters = ({ path, filters, options }: PageFiltersProps) => (
	<Part
		name="filters"
		of={options}
		address={path + toQueryString(filters)}
		placeholder={(note) => (
			<div className="filters">
				<ButtonPlaceholder />
				{note}
			</div>
		)}
	>
		{(loaded) => (
			<Once of={[PageFilters, path + toQueryString(filters), ...TAXONOMIES.map((taxonomy) => loaded[taxonomy])]}>
				{() => {
					const props = { path, filters, ...loaded };
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

function ButtonPlaceholder() {
	const { t } = usePage();
	return (
		<span className="button button--ghost button--small" aria-hidden="true">
			<Icon name="filter" />
			{t("filters.title")}
		</span>
	);
}

export const filterDependencies = (options: Deferred<FilterOptions> | null): Dependency[] =>
	options?.value ? TAXONOMIES.map((taxonomy) => options.value?.[taxonomy]) : [options === null];
