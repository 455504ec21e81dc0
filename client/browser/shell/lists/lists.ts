import { announce } from "../page/announce.ts";
import { idle } from "../prefetch/idle.ts";
import { withoutHash } from "../prefetch/prefetch.ts";

/** "Load more" and the loading state of a list. The filters are an island. [9.02, 9.03] */
export function watchLists(): void {
	if (!("navigation" in window)) {
		// Without the Navigation API each list is a page. Only a search page has its count in the title.
		if (location.search && !document.querySelector(".hits")) idle(announceCount);
		return;
	}
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-more]") : null;
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		// A second press would start the load again.
		if (link.classList.contains("button--loading")) return;
		// Replaces the history entry, so that "back" leaves the list at once.
		navigation.navigate(withoutHash(link.href), { history: "replace", info: "more" });
		// Comes after `navigate`, which ends a running navigation and with it all loading states.
		link.classList.add("button--loading");
	});
}

const results = () => document.querySelector("[data-region=results]");
export const showLoading = (): void => results()?.setAttribute("aria-busy", "true");

export function hideLoading(): void {
	results()?.removeAttribute("aria-busy");
	document.querySelector(".button--loading")?.classList.remove("button--loading");
}

export function announceCount(): void {
	const text = results()?.querySelector("[data-announce]")?.textContent;
	if (text) announce(text);
}
