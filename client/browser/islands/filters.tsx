import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import { type FilterChoice, Filters, type FiltersProps } from "../../markup/components/filters.tsx";
import { filters, toFilters } from "../stores/filters.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

/** Hydrates the filters, and applies what was chosen while the code was being loaded. */
export function mount(element: HTMLElement): Promise<() => void> {
	const props = propsOf<FiltersProps>(element);
	return hydrate(element, <FiltersIsland {...props} />, () => {
		const form = element.querySelector("form");
		const before = form && chosenIn(new FormData(form));
		if (before && queryOf({ ...props.filters, ...before }) !== queryOf(props.filters)) apply(props.path, before);
	});
}

/** Every choice goes into the store and the URL at once, and the list follows. [3.12] */
function FiltersIsland(props: FiltersProps) {
	const state = useStore(filters);
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const chosen = isHydrated ? toFilters(state) : props.filters;
	return <Filters {...props} filters={chosen} onChoose={(choice) => apply(props.path, choice)} />;
}

function apply(path: string, choice: FilterChoice): void {
	filters.getState().choose(choice);
	location.assign(path + queryOf(toFilters(filters.getState())));
}

const queryOf = (chosen: HomeFilters): string => toQueryString({ ...chosen, page: 1 });

const chosenIn = (form: FormData): FilterChoice => ({
	domain: Number(form.get("domain")) || null,
	categories: form
		.getAll("category")
		.map(Number)
		.sort((a, b) => a - b),
});
