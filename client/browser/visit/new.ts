import type { LastingKey } from "../storage/keys.ts";
import { visitsAt } from "./visits.ts";

/** Marks items of the list that are new since the last visit. The list's template has the text of the mark. */
export function showNew(key: LastingKey, stored: string): void {
	const visits = visitsAt(stored, Date.now());
	localStorage.setItem(key, visits.join(" "));
	if (visits[0]) markNew(visits[0]);
}

function markNew(since: number): void {
	const mark = document.querySelector<HTMLTemplateElement>("template[data-new]");
	if (!mark) return;
	for (const card of document.querySelectorAll<HTMLElement>(".results .card[data-published]:not(:has(.card__new))")) {
		if (Date.parse(card.dataset.published ?? "") <= since) continue;
		card.querySelector(".card__title a")?.prepend(document.importNode(mark.content, true));
	}
}

// The reader has deleted all stored data: client/browser/storage/forget-all.ts.
addEventListener("storage", ({ key }) => {
	if (key !== null) return;
	for (const mark of document.querySelectorAll(".card__new")) mark.remove();
});
