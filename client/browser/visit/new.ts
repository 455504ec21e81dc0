import { showAreas } from "../library/area-links.ts";
import type { LastingKey } from "../storage/keys.ts";
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
	if (!mark) return;
	for (const card of document.querySelectorAll<HTMLElement>(".results .card[data-published]:not(:has(.card__new))")) {
		if (Date.parse(card.dataset.published ?? "") <= since) continue;
		card.querySelector(".card__title a")?.prepend(document.importNode(mark.content, true));
	}
	sumUp(since);
}

const DAY_MS = 24 * 60 * 60_000;

function sumUp(since: number): void {
	const news = document.querySelector<HTMLElement>("[data-news]");
	const count = document.querySelectorAll(".card__new").length;
	if (!news || count === 0) return;
	const weekday = { weekday: "long" } as const;
	const isThisWeek = Date.now() - since < 6 * DAY_MS;
	const day = new Date(since).toLocaleDateString(
		document.documentElement.lang,
		isThisWeek ? weekday : { ...weekday, day: "numeric", month: "long" },
	);
	const text = (news.dataset.news ?? "").replace("{{count}}", `${count}`).replace("{{day}}", () => day);
	news.querySelector("span")?.replaceChildren(text);
	news.hidden = false;
}

// The reader has deleted all stored data: client/browser/storage/forget-all.ts.
addEventListener("storage", ({ key }) => {
	if (key !== null) return;
	for (const mark of document.querySelectorAll(".card__new")) mark.remove();
	for (const news of document.querySelectorAll<HTMLElement>("[data-news]")) news.hidden = true;
});
