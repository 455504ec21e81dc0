import { factsOf, page } from "../../stores/page.ts";
import { enhancements } from "../loading/enhance.ts";
import { isMounted, unmountGone } from "../loading/islands.ts";

/** Elements of the head that belong to one page. Fonts, styles and scripts are the same on all pages. */
const HEAD =
	"title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

export function swapPage(next: Document): void {
	swapSurroundings(next);
	swapRegion("header", next);
	swapRegion("banner", next);
	const main = document.querySelector("main");
	const parsed = next.querySelector("main");
	if (!main || !parsed) return;
	// An imported media element loads. A moved one would not, because its document has no browsing context.
	const nextMain = document.importNode(parsed, true);
	nextMain.setAttribute("data-arrived", "");
	enhancements?.dockPlaying(main);
	main.replaceWith(nextMain);
	enhancements?.undock(nextMain);
	unmountGone();
}

/** Loaded with the first "Load more". Without it the list is replaced. */
export type Append = typeof import("../lists/append.ts");

/** Replaces only the list. Scroll position, open filters and focus stay. With `append`, new cards are appended. */
export function swapRegions(next: Document, append: Append | null): void {
	swapSurroundings(next);
	const focused = document.activeElement;
	for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-region]")) {
		if (append && dataset.region === "results") append.appendCards(next);
		else swapRegion(dataset.region ?? "", next);
	}
	unmountGone();
	if (focused && document.activeElement === document.body) refocus(focused);
}

function swapSurroundings(next: Document): void {
	// Browsers warn about autofocus when the page has a focused element.
	next.querySelector("[autofocus]")?.removeAttribute("autofocus");
	for (const old of document.head.querySelectorAll(HEAD)) old.remove();
	document.head.append(...next.head.querySelectorAll(HEAD));
	page.setState({ facts: factsOf(next) });
}

const regionOf = (document: Document, name: string) => document.querySelector(`[data-region="${name}"]`);

/** A mounted region is not replaced: React follows the stores, and the header's code gets the new region in an event. */
function swapRegion(name: string, next: Document): void {
	const region = regionOf(document, name);
	const island = region?.querySelector("[data-island]");
	const fresh = regionOf(next, name);
	if (!fresh) return;
	if (island && isMounted(island)) {
		island.dispatchEvent(new CustomEvent("follow", { detail: fresh }));
		return;
	}
	// A popover may have opened since the navigation began. It opens again in the new region.
	const open = region?.querySelector(":popover-open")?.id;
	region?.replaceWith(fresh);
	if (open) document.getElementById(open)?.showPopover();
}

function refocus(lost: Element): void {
	const href = lost.getAttribute("href");
	const same = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
	(same || document.querySelector<HTMLElement>("[data-region=results]"))?.focus({ preventScroll: true });
}
