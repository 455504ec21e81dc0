import type { ChangeEventHandler, FormEventHandler, ReactNode } from "react";
import { usePage } from "../page.ts";
import { Icon } from "./icon.tsx";
import { raised } from "./raised.tsx";

/** The parts that all filters share: the panel with a plain GET form, a select, and a link that removes each choice. */

interface FilterPanelProps {
	/** The page's own path; the choice goes into its query. */
	path: string;
	/** Active choices. */
	count: number;
	onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
	children: ReactNode;
}

export function FilterPanel({ path, count, onSubmit, children }: FilterPanelProps) {
	const { t } = usePage();
	return (
		<details className="filters__panel" suppressHydrationWarning>
			<summary className="button button--ghost button--small">
				<Icon name="filter" />
				{t("filters.title")}
				{count > 0 && <span className="badge">{count}</span>}
			</summary>
			{/* The URL decides what is ticked. Without `autoComplete="off"`, a reload would restore ticks that were not applied. */}
			<form className="filters__form" action={path} method="get" autoComplete="off" onSubmit={onSubmit}>
				{children}
				<button className="button button--small filters__apply" type="submit">
					{t("filters.apply")}
				</button>
			</form>
		</details>
	);
}

/** Keeps the button's place. `children` says what is loading. */
export function FiltersPlaceholder({ children }: { children: ReactNode }) {
	const { t } = usePage();
	return (
		<div className="row filters">
			<span className="button button--ghost button--small" aria-hidden="true">
				<Icon name="filter" />
				{t("filters.title")}
			</span>
			{children}
		</div>
	);
}

interface FilterSelectProps {
	name: string;
	label: string;
	/** The text of the empty option. */
	unchosen: string;
	options: readonly { id: string; name: string }[];
	value: string;
	onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
}

export const FilterSelect = ({ name, label, unchosen, options, value, onChange }: FilterSelectProps) => (
	<div className="field">
		<label htmlFor={`filter-${name}`}>{label}</label>
		<select
			className="input"
			id={`filter-${name}`}
			name={name}
			{...(onChange ? { value, onChange } : { defaultValue: value })}
		>
			<option value="">{unchosen}</option>
			{options.map(({ id, name: text }) => (
				<option key={id} value={id}>
					{text}
				</option>
			))}
		</select>
	</div>
);

interface FilterChipsProps {
	/** `href` leads to the page without the choice. */
	active: readonly { key: string; name: string; href: string }[];
	/** The page without any choice. */
	reset: string;
}

export function FilterChips({ active, reset }: FilterChipsProps) {
	const { t } = usePage();
	return (
		<ul className="row chips" aria-label={t("filters.active")}>
			{active.map(({ key, name, href }) => (
				<li key={key}>
					<a className="chip" href={href} aria-label={t("filters.remove", { name })}>
						{raised(name)}
						<Icon name="close" />
					</a>
				</li>
			))}
			<li>
				<a className="chips__reset" href={reset}>
					{t("filters.reset")}
				</a>
			</li>
		</ul>
	);
}

export function FiltersDropped() {
	const { t } = usePage();
	return (
		<p className="notice results__notice" role="status">
			{t("filters.dropped")}
		</p>
	);
}
