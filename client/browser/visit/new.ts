import { showAreas } from "../library/area-links.ts";
import type { LastingKey } from "../storage/keys.ts";
import { forgetNew, showCount } from "./only-new.ts";
import { visitsAt } from "./visits.ts";

/** In this chunk, so that no other is loaded with each list. */
export { areaIds, keepArea, MOST_AREAS } from "../library/area-links.ts";

/** Shows the reader's areas, and marks items that are new since the last visit. The list's template has the text of the mark. */
export function showNew(key: LastingKey, stored: string): void {
	showAreas();
	const visits = visitsAt(stored, Date.now());
	localStorage.setItem(key, visits.join(" "));
	if (visits[0]) markNew(visits[0]);
}

function markNew(since: number): void {
	const mark = document.querySelector<HTMLTemplateElement>("template[data-new]");
	for (const card of document.querySelectorAll<HTMLElement>(".results .card[data-published]:not(:has(.card__new))")) {
		if (!mark || Date.parse(card.dataset.published ?? "") <= since) continue;
		card.querySelector(".card__title a")?.prepend(document.importNode(mark.content, true));
	}
	showCount(since);
}

// The visitor has deleted the stored data: client/browser/visit/settings.ts.
addEventListener("storage", ({ key }) => {
	if (key === null) forgetNew();
});
