import { createStore } from "zustand/vanilla";
import type { HomeFilters } from "../../../shared/filters.ts";
import { isSection, SECTIONS } from "../../../shared/sections.ts";

interface FilterState {
	/** Index among the tabs and its path; 0 is "all". */
	collectionFilter: { index: number; path: string };
	domainFilter: string;
	categoriesFilter: readonly number[];
	/** [4.16] */
	reset(): void;
	/** Takes the filters from a URL's query. */
	follow(url: string): void;
	choose(filters: Pick<HomeFilters, "domain" | "categories">): void;
}

const NOTHING = { collectionFilter: { index: 0, path: "all" }, domainFilter: "", categoriesFilter: [] } as const;

/** Owner of the current list's filters. [3.12] */
export const filters = createStore<FilterState>()((set) => ({
	...NOTHING,
	...chosenIn(location.href),
	reset: () => set(NOTHING),
	follow: (url) => set(chosenIn(url)),
	choose: ({ domain, categories }) =>
		set({ domainFilter: domain === null ? "" : String(domain), categoriesFilter: categories }),
}));

function chosenIn(url: string) {
	const query = new URL(url).searchParams;
	const path = query.get("collection") ?? "";
	return {
		collectionFilter: isSection(path) ? { index: SECTIONS.indexOf(path) + 1, path } : NOTHING.collectionFilter,
		domainFilter: query.get("domain") ?? "",
		categoriesFilter: query.getAll("category").filter(Boolean).map(Number),
	};
}

/** The filters as views and query strings use them, on page 1. */
export const toFilters = ({ collectionFilter, domainFilter, categoriesFilter }: FilterState): HomeFilters => ({
	collection: isSection(collectionFilter.path) ? collectionFilter.path : null,
	domain: domainFilter === "" ? null : Number(domainFilter),
	categories: [...categoriesFilter],
	page: 1,
});
