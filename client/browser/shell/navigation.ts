import { MIN_FETCH_DISPLAY_MS } from "../../../shared/constants.ts";
import { factsOf, page } from "../stores/page.ts";
import { announce } from "./announce.ts";
import { watchClock } from "./clock.ts";
import { enhance } from "./enhance.ts";
import { announceCount, showLoading } from "./lists.ts";
import { fetchPage, observeLinks, takePrefetched, withoutHash } from "./prefetch.ts";
import { finishProgress, startProgress } from "./progress.ts";
import { isPage } from "./routes.ts";
import { swapPage, swapRegions } from "./swap.ts";

/**
 * Client-side navigation within a locale: the next page is fetched and its content swapped in. Without the Navigation API,
 * and whenever something goes wrong, the browser loads the page itself.
 */
export function watchNavigation(): void {
	if (!("navigation" in window)) return;
	navigation.addEventListener("navigate", (event) => {
		if (!isOurs(event)) return;
		const refines = isRefinement(event);
		event.intercept({ focusReset: "manual", scroll: "manual", handler: () => visit(event, refines) });
	});
	navigation.addEventListener("navigatesuccess", finishProgress);
	// An aborted visit leaves the progress bar to the visit that replaced it.
	navigation.addEventListener("navigateerror", () => {
		if (!navigation.transition) finishProgress();
	});
}

const isOurs = (event: NavigateEvent): boolean =>
	event.canIntercept &&
	!event.hashChange &&
	event.downloadRequest === null &&
	event.formData === null &&
	event.navigationType !== "reload" &&
	page.getState().facts !== null &&
	// A page with an account form is left by a full load, since the visitor may have signed in or out there.
	isPage(new URL(location.href)) &&
	isPage(new URL(event.destination.url));

/** Whether only the filters or the length of the same list change: then its regions are replaced and scroll and focus stay. */
function isRefinement({ destination }: NavigateEvent): boolean {
	const url = new URL(destination.url);
	// Another search changes more than the list: heading, field and sections too.
	const isSame = (name: string) => url.searchParams.get(name) === new URLSearchParams(location.search).get(name);
	return url.pathname === location.pathname && url.search !== location.search && isSame("term") && isSame("section");
}

async function visit(event: NavigateEvent, refines: boolean): Promise<void> {
	startProgress();
	closePopovers();
	const url = withoutHash(event.destination.url);
	if (refines) showLoading();
	try {
		const [response] = await Promise.all([
			takePrefetched(url) ?? fetchPage(url, event.signal),
			refines ? shownLongEnough() : undefined,
		]);
		const next = await documentOf(response);
		if (event.signal.aborted) return;
		if (response.redirected) location.replace(response.url);
		else if (!next) location.reload();
		else if (refines && response.ok) refine(event, next);
		else await turnPage(event, next);
	} catch {
		// The URL has changed already, so that a reload is the full load of the next page.
		if (!event.signal.aborted) location.reload();
	}
}

const shownLongEnough = () => new Promise((resolve) => setTimeout(resolve, MIN_FETCH_DISPLAY_MS));

/** Trusted Types: only for pages fetched from the portal; scripts in a document parsed by DOMParser do not run. */
const parsed = window.trustedTypes?.createPolicy("shell", { createHTML: (html) => html });

/**
 * The response parsed as a document; null: it needs a full load, because it is of another release, layout or visitor.
 * Somebody may have signed in or out in another tab, and two visitors' data must not mix in one page.
 */
async function documentOf(response: Response): Promise<Document | null> {
	if (!response.headers.get("content-type")?.startsWith("text/html")) return null;
	const html = await response.text();
	const next = new DOMParser().parseFromString(parsed?.createHTML(html) ?? html, "text/html");
	const isSame = (selector: string, name: string) =>
		next.querySelector(selector)?.getAttribute(name) === document.querySelector(selector)?.getAttribute(name);
	const { facts } = page.getState();
	const told = factsOf(next);
	const isSameVisitor = told?.userId === facts?.userId && told?.accessLevel === facts?.accessLevel;
	return isSameVisitor && isSame("[data-entry]", "data-entry") && isSame("[data-layout]", "data-layout") ? next : null;
}

function closePopovers(): void {
	for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
	for (const open of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) open.open = false;
}

async function turnPage(event: NavigateEvent, next: Document): Promise<void> {
	const update = () => {
		swapPage(next);
		event.scroll();
	};
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (still || !("startViewTransition" in document)) update();
	else {
		const transition = document.startViewTransition(update);
		// Rejects when the next visit skips this transition, which is no error.
		transition.ready.catch(() => {});
		await transition.updateCallbackDone;
	}
	document.querySelector("main")?.focus({ preventScroll: true });
	announce(document.title);
	arrived();
	void enhance();
}

function refine(event: NavigateEvent, next: Document): void {
	swapRegions(next, event.info === "more");
	if (event.navigationType === "traverse") event.scroll();
	announceCount();
	arrived();
}

function arrived(): void {
	observeLinks();
	watchClock();
}
