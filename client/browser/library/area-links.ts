import { element } from "../element.ts";
import type { LastingKey } from "../storage/keys.ts";

/** The therapeutic areas that the reader chose, as links above a list. The filter's options have their names. */

const KEY: LastingKey = "areas";
export const MOST_AREAS = 3;
/** Includes areas that no longer exist or that only another locale has. */
const MOST_STORED = 30;

/** Newest first. */
export function areaIds(): string[] {
	try {
		return (localStorage.getItem(KEY) ?? "").split(" ", MOST_STORED).filter(Boolean);
	} catch {
		return [];
	}
}

export function keepArea(id: string, isKept: boolean): boolean {
	const others = areaIds().filter((other) => other !== id);
	try {
		localStorage.setItem(KEY, (isKept ? [id, ...others] : others).join(" "));
	} catch {
		return false;
	}
	showAreas();
	return true;
}

export function showAreas(): void {
	// The row keeps its space until late filters have come, or cannot be loaded.
	if (document.querySelector("[data-part=filters][data-state=pending] [role=status]")) return;
	const row = document.querySelector<HTMLElement>(".areas");
	const select = document.querySelector<HTMLSelectElement>("#filter-domain");
	const ids = areaIds();
	const chosen = [...(select?.options ?? [])].filter(({ value }) => ids.includes(value)).slice(0, MOST_AREAS);
	document.documentElement.toggleAttribute("data-areas", chosen.length > 0);
	if (!row || !select) return;
	const { all = "", kept = "" } = row.dataset;
	const areas = [...chosen, new Option(all, "")];
	const isShown = (links: HTMLAnchorElement[]) =>
		links.length === areas.length && links.every(({ dataset }, index) => dataset.area === areas[index]?.value);
	let links = [...row.querySelectorAll("a")];
	// The same links stay, and with them the focus and the scroll position.
	if (!isShown(links)) {
		for (const link of links) link.remove();
		links = areas.map(({ text }) => element("a", {}, text));
		row.append(...links);
	}
	for (const [index, link] of links.entries()) lead(link, kept, select.name, areas[index]?.value ?? "");
}

/** `kept`: the parameter that stays. `id`: empty for all areas. */
function lead(link: HTMLAnchorElement, kept: string, filter: string, id: string): void {
	const shown = new URLSearchParams(location.search);
	const query = new URLSearchParams([...shown].filter(([name]) => name === kept));
	if (id) query.set(filter, id);
	link.dataset.area = id;
	Object.assign(link, { className: id ? "chip" : "chips__reset", href: location.pathname });
	link.search = query.toString();
	if ((shown.get(filter) ?? "") === id) link.setAttribute("aria-current", "true");
	else link.removeAttribute("aria-current");
}

addEventListener("storage", ({ key }) => {
	if (key === KEY || key === null) showAreas();
});
