import { type FilterOptions, type HomeFilters, TAXONOMIES, toQueryString } from "../../../shared/filters.ts";
import type { Deferred } from "../deferred.ts";
import type { Dependency } from "../page.ts";
import { FiltersPlaceholder } from "./filter-panel.tsx";
import { Filters } from "./filters.tsx";
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
		placeholder={(note) => <FiltersPlaceholder>{note}</FiltersPlaceholder>}
		failed={(notice) => notice}
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

export const filterDependencies = (options: Deferred<FilterOptions> | null): Dependency[] =>
	options?.value ? TAXONOMIES.map((taxonomy) => options.value?.[taxonomy]) : [options && options.outcome !== undefined];
