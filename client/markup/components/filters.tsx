import type { FormEvent } from "react";
import type { Taxonomy } from "../../../shared/contracts/item.ts";
import { type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";
import { Once } from "./once.tsx";

export interface FiltersProps {
	/** The page's own path; the choice goes into its query. */
	path: string;
	filters: HomeFilters;
	domains: readonly Taxonomy[];
	categories: readonly Taxonomy[];
}

/** The filters of a list page, as an island. */
export const PageFilters = (props: FiltersProps) => (
	<Once of={[PageFilters, props.domains, props.categories, props.path + toQueryString(props.filters)]}>
		{() => (
			<Island name="filters" props={props}>
				<Filters {...props} />
			</Island>
		)}
	</Once>
);

export type FilterChoice = Pick<HomeFilters, "domain" | "categories">;

interface FiltersViewProps extends FiltersProps {
	/** In the browser: applies each choice at once. Without it the form's button does. */
	onChoose?: (choice: FilterChoice) => void;
}

/** A plain GET form with domain and topics, and a link for every active choice that removes it. [2.01] */
export function Filters({ path, filters, domains, categories, onChoose }: FiltersViewProps) {
	const { t } = usePage();
	// Courses have neither domain nor category.
	if (filters.collection === "e-learnings" || (domains.length === 0 && categories.length === 0)) return null;
	const count = (filters.domain === null ? 0 : 1) + filters.categories.length;
	return (
		<div className="filters">
			<details className="filters__panel" suppressHydrationWarning>
				<summary className="button button--ghost button--small">
					<Icon name="filter" />
					{t("filters.title")}
					{count > 0 && <span className="badge">{count}</span>}
				</summary>
				<form className="filters__form" action={path} method="get" onSubmit={onChoose && showResults}>
					{filters.collection && <input type="hidden" name="collection" value={filters.collection} />}
					<div className="field">
						<label htmlFor="filter-domain">{t("filters.domain")}</label>
						<select
							className="input"
							id="filter-domain"
							name="domain"
							{...(onChoose
								? {
										value: filters.domain ?? "",
										onChange: ({ target }) => onChoose({ ...filters, domain: Number(target.value) || null }),
									}
								: { defaultValue: filters.domain ?? "" })}
						>
							<option value="">{t("filters.allDomains")}</option>
							{domains.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					</div>
					<fieldset className="field">
						<legend>{t("filters.categories")}</legend>
						<div className="choices">
							{categories.map(({ id, name }) => (
								<label className="choice" key={id}>
									<input
										type="checkbox"
										name="category"
										value={id}
										{...(onChoose
											? {
													checked: filters.categories.includes(id),
													onChange: ({ target }) =>
														onChoose({ ...filters, categories: toggled(filters.categories, id, target.checked) }),
												}
											: { defaultChecked: filters.categories.includes(id) })}
									/>
									<span>{name}</span>
								</label>
							))}
						</div>
					</fieldset>
					<button className="button button--small" type="submit">
						{t("filters.apply")}
					</button>
				</form>
			</details>
			{count > 0 && <ActiveFilters path={path} filters={filters} domains={domains} categories={categories} />}
		</div>
	);
}

const toggled = (ids: readonly number[], id: number, on: boolean): number[] =>
	on ? [...ids, id].sort((a, b) => a - b) : ids.filter((other) => other !== id);

/** In the browser the choices are applied already, so that the button only closes the panel and focuses the list. */
function showResults(event: FormEvent<HTMLFormElement>): void {
	event.preventDefault();
	event.currentTarget.closest("details")?.removeAttribute("open");
	document.querySelector<HTMLElement>("[data-region=results]")?.focus();
}

function ActiveFilters({ path, filters, domains, categories }: FiltersProps) {
	const { t } = usePage();
	const without = (change: Partial<HomeFilters>) => path + toQueryString({ ...filters, page: 1, ...change });
	const active = [
		...domains
			.filter(({ id }) => id === filters.domain)
			.map(({ id, name }) => ({ key: `domain-${id}`, name, href: without({ domain: null }) })),
		...categories
			.filter(({ id }) => filters.categories.includes(id))
			.map(({ id, name }) => ({
				key: `category-${id}`,
				name,
				href: without({ categories: filters.categories.filter((category) => category !== id) }),
			})),
	];
	return (
		<ul className="chips" aria-label={t("filters.active")}>
			{active.map(({ key, name, href }) => (
				<li key={key}>
					<a className="chip" href={href} aria-label={t("filters.remove", { name })}>
						{name}
						<Icon name="close" />
					</a>
				</li>
			))}
			<li>
				<a className="chips__reset" href={without({ domain: null, categories: [] })}>
					{t("filters.reset")}
				</a>
			</li>
		</ul>
	);
}
