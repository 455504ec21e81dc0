import { showAreas } from "../library/area-links.ts";
import type { LastingKey } from "../storage/keys.ts";
import { forgetNew, showCount } from "./only-new.ts";
import { visitsAt } from "./visits.ts";

// One chunk serves lists and filters.
export { areaIds, keepArea, MOST_AREAS } from "../library/area-links.ts";

export function showNew(key: LastingKey, stored: string): void {
	showAreas();
	const visits = visitsAt(stored, Date.now());
	localStorage.setItem(key, visits.join(" "));
	if (visits[0]) markNew(visits[0]);
}

function markNew(since: number): void {
	const mark = document.querySelector<HTMLElement>("[data-new] > span");
	for (const card of document.querySelectorAll<HTMLElement>(".results .card[data-published]:not(:has(.card__new))")) {
		if (!mark || Date.parse(card.dataset.published ?? "") <= since) continue;
		const copy = document.importNode(mark, true);
		copy.className = "card__new";
		card.querySelector(".card__title a")?.prepend(copy);
	}
	showCount(since);
}

// The visitor has deleted the stored data: client/browser/visit/settings.ts.
addEventListener("storage", ({ key }) => {
	if (key === null) forgetNew();
});
