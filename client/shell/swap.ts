import { filters } from "../stores/filters.ts";
import { factsOf, page } from "../stores/page.ts";
import { isMounted, unmountGone } from "./islands.ts";
import { parts } from "./parts.ts";

/** Puts the parts of a fetched page in the place of the current ones. */

/** What the head says of the page itself; fonts, styles and scripts are the release's and stay. */
const HEAD =
	"title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']";

export function swapPage(next: Document): void {
	swapSurroundings(next);
	swapRegion("header", next);
	const main = document.querySelector("main");
	const parsed = next.querySelector("main");
	if (!main || !parsed) return;
	// Made anew in this document: a medium of a parsed one, which can load nothing, would never play.
	const nextMain = document.importNode(parsed, true);
	parts?.dockPlaying(main);
	main.replaceWith(nextMain);
	parts?.undock(nextMain);
	unmountGone();
}

/** Only what the choice changes: the reader's place, the open filters and the focus stay. */
export function swapRegions(next: Document, more: boolean): void {
	swapSurroundings(next);
	const focused = document.activeElement;
	for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-region]")) {
		if (more && dataset.region === "results") appendCards(next);
		else swapRegion(dataset.region ?? "", next);
	}
	unmountGone();
	if (focused && document.activeElement === document.body) refocus(focused);
}

function swapSurroundings(next: Document): void {
	// A browser that meets it in a page which has its focus already complains.
	next.querySelector("[autofocus]")?.removeAttribute("autofocus");
	for (const old of document.head.querySelectorAll(HEAD)) old.remove();
	document.head.append(...next.head.querySelectorAll(HEAD));
	page.setState({ facts: factsOf(next) });
	filters.getState().follow(location.href);
}

const regionOf = (document: Document, name: string) => document.querySelector(`[data-region="${name}"]`);

/** What React has taken over follows the stores instead. */
function swapRegion(name: string, next: Document): void {
	const region = regionOf(document, name);
	const island = region?.querySelector("[data-island]");
	const fresh = regionOf(next, name);
	if (fresh && !(island && isMounted(island))) region?.replaceWith(fresh);
}

/** What is already shown stays as it is: no picture flickers, and the reading goes on at the first new one. */
function appendCards(next: Document): void {
	const region = regionOf(document, "results");
	const fresh = regionOf(next, "results");
	const list = region?.querySelector(".card-grid");
	const cards = [...(fresh?.querySelector(".card-grid")?.children ?? [])].slice(list?.childElementCount);
	list?.append(...cards);
	const more = fresh?.querySelector(".more");
	if (more) region?.querySelector(".more")?.replaceWith(more);
	region?.removeAttribute("aria-busy");
	cards[0]?.querySelector("a")?.focus();
}

/** The link that was followed may be there again; else the list is what the reader waits for. */
function refocus(lost: Element): void {
	const href = lost.getAttribute("href");
	const same = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
	(same || document.querySelector<HTMLElement>("[data-region=results]"))?.focus({ preventScroll: true });
}
