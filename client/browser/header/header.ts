import { watchMenu } from "./menu.ts";
import { watchSearchPanel } from "./search-panel.ts";

/** Adds to the header what HTML cannot do. Without it menu, search and dropdowns work all the same. */
export async function mount(header: HTMLElement): Promise<() => void> {
	// Only Safari on touch devices supports this property.
	if (CSS.supports("-webkit-touch-callout", "none")) void import("./outside-taps.ts").catch(() => {});
	header.addEventListener("follow", (event) => {
		if (event instanceof CustomEvent) follow(header, event.detail);
	});
	watchSearchPanel();
	watchMenu();
	// The header stays as long as the document.
	return () => {};
}

/** All that depends on the page: languages, links, and the address that a sign-in returns to. */
const languagesOf = (header: Element) => header.querySelector(".language");
const linksOf = (header: Element) => header.querySelectorAll(":is(a, [type=hidden]):not(.search-panel *)");

/** Makes the header that of the next page, and keeps what is open or typed in it. */
function follow(header: Element, next: Element): void {
	const languages = languagesOf(next);
	if (languages) languagesOf(header)?.replaceWith(document.importNode(languages, true));
	const fresh = linksOf(next);
	for (const [index, link] of linksOf(header).entries()) {
		for (const name of ["href", "value", "aria-current"]) {
			const value = fresh[index]?.getAttribute(name);
			if (value == null) link.removeAttribute(name);
			else link.setAttribute(name, value);
		}
	}
}
