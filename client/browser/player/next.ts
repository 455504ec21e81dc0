import { announce } from "../shell/page/announce.ts";
import { element } from "./elements.ts";

/** Offers the next recording at the end: the first one that the item's page shows under "More in …". */
export function watchNext(root: HTMLElement, media: HTMLMediaElement): void {
	let next: HTMLAnchorElement | null = null;
	// A docked player may end on another page.
	const find = () => {
		if (root.closest("main")) next = document.querySelector<HTMLAnchorElement>(".related .card__title a") ?? next;
	};
	media.addEventListener("play", find);
	media.addEventListener("ended", () => {
		find();
		if (next) offer(root, next);
	});
}

function offer(root: HTMLElement, { href, textContent }: HTMLAnchorElement): void {
	const text = element(root, "note")?.dataset.next?.replace("{{title}}", () => textContent ?? "") ?? "";
	const link = Object.assign(document.createElement("a"), { href, textContent: text });
	const dock = root.closest(".dock");
	(dock ? dock.querySelector("[data-dock-title]") : element(root, "note-text"))?.replaceChildren(link);
	announce(text);
}
