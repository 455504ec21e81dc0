import { MIN_FETCH_DISPLAY_MS } from "../../shared/constants.ts";
import { factsOf, page } from "../stores/page.ts";
import { announce } from "./announce.ts";
import { watchClock } from "./clock.ts";
import { announceCount, showLoading } from "./lists.ts";
import { takeOverParts } from "./parts.ts";
import { fetchPage, observeLinks, takePrefetched, withoutHash } from "./prefetch.ts";
import { finishProgress, startProgress } from "./progress.ts";
import { isPage } from "./routes.ts";
import { swapPage, swapRegions } from "./swap.ts";

/**
 * Pages of the locale take the place of the current one without a full load. Where the Navigation API is missing, and
 * wherever something goes wrong, the browser loads the page itself.
 */
export function watchNavigation(): void {
	if (!("navigation" in window)) return;
	navigation.addEventListener("navigate", (event) => {
		if (!isOurs(event)) return;
		const refines = isRefinement(event);
		event.intercept({ focusReset: "manual", scroll: "manual", handler: () => visit(event, refines) });
	});
	navigation.addEventListener("navigatesuccess", finishProgress);
	// A visit that another one has overtaken leaves the bar to that one.
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
	// Out of a form's page everything is loaded anew: who is signed in may have changed.
	isPage(new URL(location.href)) &&
	isPage(new URL(event.destination.url));

/** Another choice of the same list: only its parts change, and the reader stays where they are. */
function isRefinement({ destination }: NavigateEvent): boolean {
	const url = new URL(destination.url);
	// Another search is another page: its words, its field and its sections stand outside the list.
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
		// The address is committed already, so that loading it anew is the full load.
		if (!event.signal.aborted) location.reload();
	}
}

const shownLongEnough = () => new Promise((resolve) => setTimeout(resolve, MIN_FETCH_DISPLAY_MS));

/** Trusted Types: the portal's own pages are parsed here, and nothing of them runs. */
const parsed = window.trustedTypes?.createPolicy("shell", { createHTML: (html) => html });

/**
 * The page as a document; null: another release, layout or visitor, which only a full load can show. Somebody may have
 * signed in or out in another tab: nothing of theirs may meet what this one has of somebody else.
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
		// The next visit may skip what this one would show.
		transition.ready.catch(() => {});
		await transition.updateCallbackDone;
	}
	document.querySelector("main")?.focus({ preventScroll: true });
	announce(document.title);
	arrived();
	void takeOverParts();
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
