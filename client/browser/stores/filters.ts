import { createStore } from "zustand/vanilla";
import {
	choiceOf,
	FILTER_NAMES,
	FILTERS,
	type FilterName,
	HOME_SECTION,
	type HomeFilters,
	type NameOfKind,
} from "../../../shared/filters.ts";
import { isSection, SECTIONS } from "../../../shared/sections.ts";
import { page } from "./page.ts";

type Chosen = { [Name in FilterName as `${Name}Filter`]: Name extends NameOfKind<"one"> ? string : readonly string[] };

interface FilterState extends Chosen {
	/** The tab's index and path. Index 0 is "all". */
	collectionFilter: { index: number; path: string };
	/** Takes the filters from the URL's query. Without a query they are reset. [4.16] */
	follow(url: string): void;
}

/** Owner of the current list's filters. [3.12] */
export const filters = createStore<FilterState>()((set) => ({
	...chosenIn(location.href),
	follow: (url) => set(chosenIn(url)),
}));

// Every navigation replaces the page's facts. The logo's URL has no query, so it resets the filters. [2.31]
page.subscribe(() => filters.getState().follow(location.href));

function chosenIn(url: string) {
	const query = new URL(url).searchParams;
	const path = query.get(HOME_SECTION) ?? "";
	const chosen = FILTER_NAMES.map((name) => {
		const values = query.getAll(FILTERS[name].query);
		return [`${name}Filter`, FILTERS[name].kind === "one" ? (values[0] ?? "") : values.filter(Boolean)];
	});
	return {
		collectionFilter: isSection(path) ? { index: SECTIONS.indexOf(path) + 1, path } : { index: 0, path: "all" },
		...(Object.fromEntries(chosen) as Chosen),
	};
}

export const toFilters = (state: FilterState): HomeFilters => ({
	...choiceOf((name) => [state[`${name}Filter`]].flat().filter(Boolean)),
	section: isSection(state.collectionFilter.path) ? state.collectionFilter.path : null,
	page: 1,
});
