import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { choiceOf, FILTERS, type FilterChoice, type HomeFilters, toQueryString } from "../../../shared/filters.ts";
import { type FilterEvents, Filters, type FiltersProps } from "../../markup/components/filters.tsx";
import { usePage } from "../../markup/page.ts";
import { filters, toFilters } from "../stores/filters.ts";
import { page } from "../stores/page.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

/** Without the Navigation API a choice would load the page, close the panel and lose the focus. It waits for the button. */
const isAtOnce = "navigation" in window;

// The back button restores a page with its last choice of filters, which may belong to the next page.
addEventListener("pageshow", ({ persisted }) => {
	if (!persisted) return;
	filters.getState().follow(location.href);
	if (!isAtOnce) document.querySelector<HTMLFormElement>(".filters__form")?.reset();
});
// A failed navigation to a list goes back to the previous URL. The filters go back with it.
if (isAtOnce) {
	navigation.addEventListener("navigatesuccess", () => filters.getState().follow(location.href));
} else {
	// As where this code cannot be loaded: client/styles/filters.css shows the button.
	document.documentElement.dataset.failed = "";
}
// The link that removed a choice disappears with it. The focus then goes to the list.
page.subscribe(() => {
	const focused = document.activeElement;
	flushSync(() => filters.getState().follow(location.href));
	if (!focused?.isConnected)
		document.querySelector<HTMLElement>("[data-region=results]")?.focus({ preventScroll: true });
});

export function mount(element: HTMLElement): Promise<() => void> {
	const props = propsOf<FiltersProps>(element);
	return hydrate(element, <FiltersIsland {...props} />, () => {
		const form = element.querySelector("form");
		const early = isAtOnce && form && chosenIn(form);
		if (early && queryOf({ ...props.filters, ...early }) !== queryOf(props.filters)) apply(props.path, early);
	});
}

/** Every choice goes into the store and the URL at once. The navigation then loads the list. [3.12] */
function FiltersIsland(props: FiltersProps) {
	const state = useStore(filters);
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const chosen = isHydrated ? toFilters(state) : props.filters;
	const events: FilterEvents = {
		onChange: ({ currentTarget: { form } }) => form && apply(props.path, chosenIn(form)),
		onSubmit: showResults,
	};
	return (
		<Filters {...props} filters={chosen} events={isAtOnce ? events : undefined}>
			{isHydrated && <AreaChoice offered={props.domains} />}
		</Filters>
	);
}

type Areas = typeof import("../visit/new.ts");

/** Stores the chosen area in the browser, so that every list links to it. */
function AreaChoice({ offered }: Record<"offered", FiltersProps["domains"]>) {
	const { t } = usePage();
	const { domainFilter } = useStore(filters);
	const [code, setCode] = useState<Areas>();
	// A new object for each press renders the button again, whose text depends on the browser's storage.
	const [result, setResult] = useState({ area: "", text: "" });
	useEffect(() => void import("../visit/new.ts").then(setCode).catch(() => {}), []);
	if (!code) return null;
	const readChosen = () => code.areaIds().filter((one) => offered.some(({ id }) => id === one));
	const chosen = readChosen();
	const area = offered.find(({ id }) => id === domainFilter);
	if (!area) return chosen.length > 0 ? null : <p className="soft filters__note">{t("areas.hint")}</p>;
	const isChosen = chosen.includes(area.id);
	const toggle = () => {
		// Read again, because another tab may have changed them.
		if (!isChosen && readChosen().length >= code.MOST_AREAS) return t("areas.full");
		if (!code.keepArea(area.id, !isChosen)) return t("saved.failed");
		return t(isChosen ? "areas.removed" : "areas.added");
	};
	const change = () => setResult({ area: area.id, text: toggle() });
	return (
		<div className="field">
			<button className="button button--small" type="button" onClick={change}>
				{t(isChosen ? "areas.remove" : "areas.add", { name: area.name })}
			</button>
			<p role="status">{result.area === area.id && result.text}</p>
		</div>
	);
}

function apply(path: string, choice: FilterChoice): void {
	const { href } = new URL(path + queryOf({ ...toFilters(filters.getState()), ...choice }), location.href);
	filters.getState().follow(href);
	location.assign(href);
}

const queryOf = (chosen: HomeFilters): string => toQueryString({ ...chosen, page: 1 });

const chosenIn = (form: HTMLFormElement): FilterChoice => {
	const values = new FormData(form);
	return choiceOf((name) => values.getAll(FILTERS[name].query).map(String).filter(Boolean));
};

/** Runs on Enter in the form. The choices are already applied, so it only closes the panel and focuses the list. */
const showResults: FilterEvents["onSubmit"] = (event) => {
	event.preventDefault();
	event.currentTarget.closest("details")?.removeAttribute("open");
	document.querySelector<HTMLElement>("[data-region=results]")?.focus();
};
