import type { LastingKey } from "../storage/keys.ts";

/** The therapeutic areas that the reader chose, and their links above a list. The options of the filter have the names. */

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

/** Returns whether the browser has stored the change. */
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
	const row = document.querySelector<HTMLElement>(".areas");
	const select = document.querySelector<HTMLSelectElement>("#filter-domain");
	const ids = areaIds();
	const chosen = [...(select?.options ?? [])].filter(({ value }) => ids.includes(value)).slice(0, MOST_AREAS);
	document.documentElement.toggleAttribute("data-areas", chosen.length > 0);
	if (!row || !select) return;
	for (const link of row.querySelectorAll("a")) link.remove();
	const { all = "", kept = "" } = row.dataset;
	for (const { value, text } of chosen) row.append(linkTo(kept, select.name, value, text, "chip"));
	row.append(linkTo(kept, select.name, "", all, "chips__reset"));
}

/** `kept`: the parameter that stays. `id`: empty for all areas. */
function linkTo(kept: string, filter: string, id: string, text: string, className: string): HTMLAnchorElement {
	const link = document.createElement("a");
	const shown = new URLSearchParams(location.search);
	const query = new URLSearchParams([...shown].filter(([name]) => name === kept));
	if (id) query.set(filter, id);
	Object.assign(link, { className, href: location.pathname, textContent: text });
	link.search = query.toString();
	if ((shown.get(filter) ?? "") === id) link.setAttribute("aria-current", "true");
	return link;
}

addEventListener("storage", ({ key }) => {
	if (key === KEY || key === null) showAreas();
});
