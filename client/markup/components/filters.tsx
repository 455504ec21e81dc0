import type { ChangeEventHandler, FormEventHandler, ReactNode } from "react";
import type { Taxonomy } from "../../../shared/contracts/item.ts";
import {
	choiceOf,
	countOf,
	FILTER_NAMES,
	FILTERS,
	type FilterOptions,
	HOME_SECTION,
	type HomeFilters,
	idsOf,
	TAXONOMIES,
	toQueryString,
} from "../../../shared/filters.ts";
import { usePage } from "../page.ts";
import { FilterChips, FilterPanel, FilterSelect } from "./filter-panel.tsx";
import { raised } from "./raised.tsx";

export interface FiltersProps extends FilterOptions {
	/** The page's own path; the choice goes into its query. */
	path: string;
	filters: HomeFilters;
}

/** The browser applies each choice at once. The submit button is for visitors without scripts. */
export interface FilterEvents {
	onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
	onSubmit: FormEventHandler<HTMLFormElement>;
}

/** A plain GET form with all filters, and a link that removes each active choice. [2.01] */
export function Filters({
	events,
	children,
	...props
}: FiltersProps & { events?: FilterEvents | undefined; children?: ReactNode }) {
	const { t } = usePage();
	const { path, filters } = props;
	// Courses have no filters.
	if (filters.section === "e-learnings" || TAXONOMIES.every((taxonomy) => props[taxonomy].length === 0)) return null;
	const count = countOf(filters);
	return (
		<div className="row filters" id="filters">
			<FilterPanel path={path} count={count} onSubmit={events?.onSubmit}>
				{filters.section && <input type="hidden" name={HOME_SECTION} value={filters.section} />}
				{FILTER_NAMES.map((name) => {
					const filter = FILTERS[name];
					// The options cannot be shown, but an active choice stays.
					if (props[filter.taxonomy].length === 0) {
						return idsOf(filters, name).map((id) => (
							<input key={`${name}-${id}`} type="hidden" name={filter.query} value={id} />
						));
					}
					const field = {
						name: filter.query,
						label: t(filter.label),
						options: props[filter.taxonomy],
						chosen: idsOf(filters, name),
						onChange: events?.onChange,
					};
					return filter.kind === "one" ? (
						<FilterSelect key={name} {...field} value={field.chosen[0] ?? ""} unchosen={t(filter.unchosen)} />
					) : (
						<Checkboxes key={name} {...field} />
					);
				})}
				{children}
				<p className="soft filters__note filters__at-once">{t("filters.atOnce")}</p>
			</FilterPanel>
			{count > 0 && <ActiveFilters {...props} />}
		</div>
	);
}

interface FieldProps {
	name: string;
	label: string;
	options: readonly Taxonomy[];
	chosen: readonly string[];
	onChange: FilterEvents["onChange"] | undefined;
}

const Checkboxes = ({ name, label, options, chosen, onChange }: FieldProps) => (
	<fieldset className="field">
		<legend>{label}</legend>
		<div className="choices">
			{options.map(({ id, name: text }) => (
				<label className="choice" key={id}>
					<input
						type="checkbox"
						name={name}
						value={id}
						{...(onChange ? { checked: chosen.includes(id), onChange } : { defaultChecked: chosen.includes(id) })}
					/>
					<span>{raised(text)}</span>
				</label>
			))}
		</div>
	</fieldset>
);

function ActiveFilters({ path, filters, ...options }: FiltersProps) {
	const { section } = filters;
	const active = FILTER_NAMES.flatMap((filter) => {
		const chosen = idsOf(filters, filter);
		return options[FILTERS[filter].taxonomy]
			.filter(({ id }) => chosen.includes(id))
			.map(({ id, name }) => {
				const others = choiceOf((other) =>
					idsOf(filters, other).filter((otherId) => other !== filter || otherId !== id),
				);
				return { key: `${filter}-${id}`, name, href: path + toQueryString({ section, ...others }) };
			});
	});
	return <FilterChips active={active} reset={path} />;
}
