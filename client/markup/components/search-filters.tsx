import type { Taxonomy } from "../../../shared/contracts/item.ts";
import {
	AGES,
	ANY_RESULT,
	countOfSearch,
	FILTERS,
	type FilterOptions,
	type SearchQuery,
	toQueryString,
} from "../../../shared/filters.ts";
import { paths } from "../../../shared/routes.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { FilterChips, FilterPanel, FilterSelect, FiltersPlaceholder } from "./filter-panel.tsx";
import { Once } from "./once.tsx";
import { Part } from "./part.tsx";

/** Narrows results down by area, age and what the visitor may open, with a button. The areas may arrive late or be missing. */
export function SearchFilters({ query, options }: { query: SearchQuery; options: Deferred<FilterOptions> }) {
	const { locale, accessLevel } = usePage();
	const address = paths.search(locale) + toQueryString(query);
	return (
		<Part
			name="filters"
			of={options}
			address={address}
			failed={() => <Panel query={query} domains={[]} />}
			placeholder={(note) => <FiltersPlaceholder>{note}</FiltersPlaceholder>}
		>
			{({ domains }) => (
				<Once of={[Panel, domains, address]} facts={{ accessLevel }} isTyped>
					{() => <Panel query={query} domains={domains} />}
				</Once>
			)}
		</Part>
	);
}

interface PanelProps {
	query: SearchQuery;
	domains: readonly Taxonomy[];
}

function Panel({ query, domains }: PanelProps) {
	const { locale, accessLevel } = usePage();
	const { term, section, domain, months, open } = query;
	const count = countOfSearch(query);
	const hasLocks = accessLevel !== "full";
	return (
		<div className="row filters" id="filters">
			<FilterPanel path={paths.search(locale)} count={count}>
				<input type="hidden" name="term" value={term} />
				{section && <input type="hidden" name="section" value={section} />}
				<Once of={[Fields, domains, domain, months, open, hasLocks]}>
					{() => <Fields domains={domains} chosen={{ domain, months, open }} hasLocks={hasLocks} />}
				</Once>
			</FilterPanel>
			{count > 0 && <Active query={query} domains={domains} />}
		</div>
	);
}

interface FieldsProps extends Pick<PanelProps, "domains"> {
	chosen: Pick<SearchQuery, "domain" | "months" | "open">;
	/** Some items are locked for the visitor. */
	hasLocks: boolean;
}

function Fields({ domains, chosen: { domain, months, open }, hasLocks }: FieldsProps) {
	const { t } = usePage();
	const { query, label, unchosen } = FILTERS.domain;
	return (
		<>
			{domains.length > 0 ? (
				<FilterSelect name={query} label={t(label)} unchosen={t(unchosen)} options={domains} value={domain ?? ""} />
			) : (
				// The areas cannot be shown, but the chosen one stays.
				domain && <input type="hidden" name={query} value={domain} />
			)}
			<FilterSelect
				name="months"
				label={t("search.date")}
				unchosen={t("search.anyDate")}
				options={AGES.map((id) => ({ id, name: t(`search.ages.${id}`) }))}
				value={months ?? ""}
			/>
			{hasLocks && (
				<label className="choice">
					<input type="checkbox" name="open" value="1" defaultChecked={open} />
					<span>{t("search.open")}</span>
				</label>
			)}
		</>
	);
}

function Active({ query, domains }: PanelProps) {
	const { locale, t } = usePage();
	const { domain, months, open } = query;
	const href = (change: Partial<SearchQuery>) => paths.search(locale) + toQueryString({ ...query, page: 1, ...change });
	const area = domains.find(({ id }) => id === domain);
	const active = [
		area && { key: "domain", name: area.name, href: href({ domain: null }) },
		months && { key: "months", name: t(`search.ages.${months}`), href: href({ months: null }) },
		open && { key: "open", name: t("search.open"), href: href({ open: false }) },
	];
	return <FilterChips active={active.filter((chip) => !!chip)} reset={href(ANY_RESULT)} />;
}
