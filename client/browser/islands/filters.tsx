import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { choiceOf, FILTERS, type FilterChoice, type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import { type FilterEvents, Filters, type FiltersProps } from "../../markup/components/filters.tsx";
import { filters, toFilters } from "../stores/filters.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

// A page that was left by a full load comes back as it was left: with the choice of the list that it led to.
addEventListener("pageshow", ({ persisted }) => persisted && filters.getState().follow(location.href));
// A list that could not be reached is given up: its choice too.
if ("navigation" in window) {
	navigation.addEventListener("navigatesuccess", () => filters.getState().follow(location.href));
}

/** Hydrates the filters, and applies what was chosen while the code was being loaded. */
export function mount(element: HTMLElement): Promise<() => void> {
	const props = propsOf<FiltersProps>(element);
	return hydrate(element, <FiltersIsland {...props} />, () => {
		const form = element.querySelector("form");
		const before = form && chosenIn(form);
		if (before && queryOf({ ...props.filters, ...before }) !== queryOf(props.filters)) apply(props.path, before);
	});
}

/** Every choice goes into the store and the URL at once, and the list follows. [3.12] */
function FiltersIsland(props: FiltersProps) {
	const state = useStore(filters);
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const chosen = isHydrated ? toFilters(state) : props.filters;
	const events: FilterEvents = {
		onChange: ({ currentTarget: { form } }) => form && apply(props.path, chosenIn(form)),
		onSubmit: showResults,
	};
	return <Filters {...props} filters={chosen} events={events} />;
}

function apply(path: string, choice: FilterChoice): void {
	const { href } = new URL(path + queryOf({ ...toFilters(filters.getState()), ...choice }), location.href);
	filters.getState().follow(href);
	location.assign(href);
}

const queryOf = (chosen: HomeFilters): string => toQueryString({ ...chosen, page: 1 });

const chosenIn = (form: HTMLFormElement): FilterChoice => {
	const values = new FormData(form);
	return choiceOf((name) => values.getAll(FILTERS[name].query).map(Number).filter(Boolean));
};

/** By Enter in the form: the choices are applied already, so that it only closes the panel and focuses the list. */
const showResults: FilterEvents["onSubmit"] = (event) => {
	event.preventDefault();
	event.currentTarget.closest("details")?.removeAttribute("open");
	document.querySelector<HTMLElement>("[data-region=results]")?.focus();
};
