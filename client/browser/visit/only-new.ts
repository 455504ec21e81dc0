/** The button with the number of loaded cards that are new since the last visit. Pressed, it hides all others. */

const MARK = ".card__new";
const DAY_MS = 24 * 60 * 60_000;

const newsButton = () => document.querySelector<HTMLButtonElement>("[data-news]");
const cardItems = () => [...document.querySelectorAll<HTMLElement>(".results .card-grid > li")];
const isNew = (item: HTMLElement) => item.querySelector(MARK) !== null;

export function showCount(since: number): void {
	const button = newsButton();
	if (!button) return;
	const count = cardItems().filter(isNew).length;
	const text = (button.dataset.news ?? "")
		.replace("{{count}}", isComplete() ? `${count}` : `${count}+`)
		.replace("{{day}}", () => dayOf(since));
	button.querySelector("span")?.replaceChildren(text);
	button.hidden = count === 0;
	button.onclick = () => showOnlyNew(button, !isPressed(button));
	showOnlyNew(button, isPressed(button) && count > 0);
}

export function forgetNew(): void {
	for (const mark of document.querySelectorAll(MARK)) mark.remove();
	const button = newsButton();
	if (!button) return;
	button.hidden = true;
	showOnlyNew(button, false);
}

const isPressed = (button: HTMLButtonElement) => button.ariaPressed === "true";

/** Whether all new items are loaded. Lists are newest first, except webinars, which are sorted by their dates. */
function isComplete(): boolean {
	if (!document.querySelector("[data-more]")) return true;
	const last = cardItems().at(-1);
	return !document.querySelector("[data-new=event]") && !(last && isNew(last));
}

/** A time of today, else a day. After "depuis" French writes whole words, and the first of a month as an ordinal. */
export function dayOf(since: number): string {
	const { lang } = document.documentElement;
	const date = new Date(since);
	if (date.toDateString() === new Date().toDateString()) {
		return date.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
	}
	if (Date.now() - since < 6 * DAY_MS) return date.toLocaleDateString(lang, { weekday: "long" });
	const isFrench = lang.startsWith("fr");
	const style = isFrench ? "long" : "short";
	const day = date.toLocaleDateString(lang, { weekday: style, day: "numeric", month: style });
	return isFrench ? day.replace(" 1 ", " 1er ") : day;
}

function showOnlyNew(button: HTMLButtonElement, isOnly: boolean): void {
	const focused = document.activeElement?.closest<HTMLElement>(".card-grid > li");
	button.ariaPressed = `${isOnly}`;
	for (const item of cardItems()) item.hidden = isOnly && !isNew(item);
	const count = document.querySelector<HTMLElement>(".more__count");
	const more = document.querySelector<HTMLElement>("[data-more]");
	if (count) count.hidden = isOnly;
	if (more) more.hidden = isOnly && isComplete();
	if (focused?.hidden) focusNear(focused);
}

/** "Load more" focuses the first card that it adds, which may be hidden now. */
function focusNear(hidden: HTMLElement): void {
	const items = cardItems();
	const visible = items.filter((item) => !item.hidden);
	const next = visible.find((item) => items.indexOf(item) > items.indexOf(hidden)) ?? visible.at(-1);
	next?.querySelector("a")?.focus();
}
