import { MIN_FETCH_DISPLAY_MS } from "../../../../shared/constants.ts";
import { LATE_HEADER } from "../../../../shared/parts.ts";
import { page } from "../../stores/page.ts";
import { announceCount, hideLoading, showLoading } from "../lists/lists.ts";
import { watchClock } from "../loading/clock.ts";
import { enhance } from "../loading/enhance.ts";
import { announce } from "../page/announce.ts";
import { fetchPage, observeLinks, takePrefetched, withoutHash } from "../prefetch/prefetch.ts";
import { documentOf, parse } from "./document.ts";
import { finishProgress, startProgress } from "./progress.ts";
import { isPage } from "./routes.ts";
import { swapPage, swapRegions } from "./swap.ts";
import { offerAgain } from "./unreached.ts";

/**
 * Client-side navigation within a locale: the next page is fetched and its content swapped in. Without the Navigation API,
 * and whenever something goes wrong, the browser loads the page itself.
 */
export function watchNavigation(): void {
	// A page that the browser brings back as it was left has the panel open from which it was left.
	addEventListener("pageshow", ({ persisted }) => persisted && closePopovers());
	if (!("navigation" in window)) return;
	navigation.addEventListener("navigate", (event) => {
		const still = { focusReset: "manual", scroll: "manual" } as const;
		if (event.info === BACK) event.intercept(still);
		else if (isOurs(event)) {
			const refines = isRefinement(event);
			const from = navigation.currentEntry;
			event.intercept({ ...still, handler: () => visit(event, refines, from) });
		}
	});
	navigation.addEventListener("navigatesuccess", finishProgress);
	// An aborted visit leaves the progress bar to the visit that replaced it.
	navigation.addEventListener("navigateerror", () => {
		if (!navigation.transition) finishProgress();
	});
}

/** Tells the way back to the address of a page that has stayed. */
const BACK = "back";

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

/**
 * Whether only the filters or the length of the same list change: then its regions are replaced and scroll and focus stay.
 * The header's and the footer's links go to the list's top, whatever is chosen there.
 */
function isRefinement({ destination, sourceElement }: NavigateEvent): boolean {
	if (sourceElement && !sourceElement.closest("main")) return false;
	const url = new URL(destination.url);
	// Another search changes more than the list: its heading and the field too.
	const isSameTerm = url.searchParams.get("term") === new URLSearchParams(location.search).get("term");
	return url.pathname === location.pathname && url.search !== location.search && isSameTerm;
}

async function visit(event: NavigateEvent, refines: boolean, from: NavigationHistoryEntry | null): Promise<void> {
	startProgress();
	closePopovers();
	const url = withoutHash(event.destination.url);
	if (refines) showLoading();
	try {
		const [response] = await Promise.all([
			(takePrefetched(url) ?? fetchPage(url, event.signal)).catch(unreached),
			refines ? shownLongEnough() : undefined,
		]);
		// Of a page whose parts come later what is there is shown at once.
		const stream =
			response.headers.has(LATE_HEADER) && (await (await import("../../parts/stream.ts")).openStream(response));
		const next = documentOf(response, stream ? stream.shell : await response.text());
		if (event.signal.aborted) return;
		if (response.redirected) location.replace(response.url);
		else if (!next) location.reload();
		else if (refines && response.ok) refine(event, next);
		else turnPage(event, next);
		if (stream) void stream.follow(parse);
	} catch (error) {
		if (event.signal.aborted) return;
		if (error instanceof Unreached && from) stay(event, from);
		// The URL has changed already, so that a reload is the full load of the next page.
		else location.reload();
	}
}

class Unreached extends Error {}
function unreached(): never {
	throw new Unreached();
}

/** The page stays, with its address, and the same visit is offered again. */
function stay({ navigationType, info, destination }: NavigateEvent, from: NavigationHistoryEntry): void {
	hideLoading();
	const isReplaced = navigationType === "replace";
	if (isReplaced) navigation.navigate(from.url ?? "", { history: "replace", info: BACK });
	else navigation.traverseTo(from.key, { info: BACK });
	offerAgain(() => {
		if (navigationType === "traverse") navigation.traverseTo(destination.key);
		else navigation.navigate(destination.url, { history: isReplaced ? "replace" : "push", info });
	});
}

const shownLongEnough = () => new Promise((resolve) => setTimeout(resolve, MIN_FETCH_DISPLAY_MS));

function closePopovers(): void {
	for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
	for (const open of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) open.open = false;
}

/** Without a view transition: while one runs, its pictures lie over the page, and every tap on it is lost. */
function turnPage(event: NavigateEvent, next: Document): void {
	swapPage(next);
	event.scroll();
	document.querySelector("main")?.focus({ preventScroll: true });
	announce(document.title);
	arrived();
	void enhance();
}

function refine(event: NavigateEvent, next: Document): void {
	swapRegions(next, event.info === "more");
	// A link may lead to the list's beginning.
	if (event.navigationType === "traverse" || new URL(event.destination.url).hash) event.scroll();
	announceCount();
	arrived();
}

function arrived(): void {
	observeLinks();
	watchClock();
}
