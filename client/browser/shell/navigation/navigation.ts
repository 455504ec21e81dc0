import { MIN_FETCH_DISPLAY_MS } from "../../../../shared/constants.ts";
import { LATE_HEADER, WHOLE } from "../../../../shared/parts.ts";
import { page } from "../../stores/page.ts";
import { announceCount, hideLoading, showLoading } from "../lists/lists.ts";
import { watchClock } from "../loading/clock.ts";
import { enhance } from "../loading/enhance.ts";
import { announce } from "../page/announce.ts";
import { fetchPage, observeLinks, takePrefetched, withoutHash } from "../prefetch/prefetch.ts";
import { documentOf, parse } from "./document.ts";
import { finishProgress, startProgress } from "./progress.ts";
import { isPage } from "./routes.ts";
import { SAME_PAGE } from "./same-page.ts";
import { type Append, swapPage, swapRegions } from "./swap.ts";
import { offerRetry } from "./unreached.ts";

/** Client-side navigation within a locale. After any failure the browser loads the page itself. */
export function watchNavigation(): void {
	// The browser restores a page with its panels open.
	addEventListener("pageshow", ({ persisted }) => persisted && closePopovers());
	if (!("navigation" in window)) return;
	shown = navigation.currentEntry;
	navigation.addEventListener("navigate", (event) => {
		const manual = { focusReset: "manual", scroll: "manual" } as const;
		if (event.info === SAME_PAGE) event.intercept(manual);
		else if (isClientSide(event)) {
			const refines = isRefinement(event);
			event.intercept({ ...manual, handler: () => visit(event, refines) });
		}
	});
	navigation.addEventListener("navigatesuccess", () => {
		finishProgress();
		shown = navigation.currentEntry;
	});
	// A visit was stopped, or is about to be replaced by another, which starts both again.
	navigation.addEventListener("navigateerror", () => {
		finishProgress();
		hideLoading();
	});
}

/** The entry of the page that is shown. The current entry belongs to a visit that has begun, however it ends. */
let shown: NavigationHistoryEntry | null;

/** The URL already names the next list, which is loading, was stopped or has failed. */
let isStale = false;

const isClientSide = (event: NavigateEvent): boolean =>
	event.canIntercept &&
	!event.hashChange &&
	event.downloadRequest === null &&
	event.formData === null &&
	event.navigationType !== "reload" &&
	page.getState().facts !== null &&
	// Forms of the account pages may sign the visitor in or out, so those pages need a full load.
	isPage(new URL(location.href)) &&
	isPage(new URL(event.destination.url));

/** Whether only the list's filters or length change. Links outside `main` always lead to the top of the list. */
function isRefinement({ destination, sourceElement }: NavigateEvent): boolean {
	if (sourceElement && !sourceElement.closest("main")) return false;
	const url = new URL(destination.url);
	// Another search term also changes the heading and the field.
	const isSameTerm = url.searchParams.get("term") === new URLSearchParams(location.search).get("term");
	const isOther = url.search !== location.search || isStale;
	return url.pathname === location.pathname && isOther && isSameTerm && !url.search.endsWith(WHOLE);
}

async function visit(event: NavigateEvent, refines: boolean): Promise<void> {
	startProgress();
	closePopovers();
	const url = withoutHash(event.destination.url);
	if (refines) {
		isStale = true;
		showLoading();
	}
	try {
		const [response, append] = await Promise.all([
			(takePrefetched(url) ?? fetchPage(url, event.signal)).catch(unreached),
			event.info === "more" ? import("../lists/append.ts").catch(() => null) : null,
			refines ? minimumDisplay() : undefined,
		]);
		// A page with late parts is shown before they arrive.
		const stream =
			response.headers.has(LATE_HEADER) &&
			(await import("../../parts/stream.ts").then((code) => code.openStream(response).catch(unreached)));
		const next = documentOf(response, stream ? stream.shell : await response.text().catch(unreached));
		if (event.signal.aborted) return;
		if (response.redirected) location.replace(response.url);
		else if (!next) location.reload();
		else if (refines && response.ok) refine(event, next, append);
		else turnPage(event, next);
		if (stream) void stream.follow(parse, enhance);
	} catch (error) {
		if (event.signal.aborted) return;
		if (shown && (error instanceof Unreached || !navigator.onLine)) stay(event, shown);
		// The URL has changed already, so a reload loads the next page.
		else location.reload();
	}
}

class Unreached extends Error {}
function unreached(): never {
	throw new Unreached();
}

function stay({ navigationType, info, destination }: NavigateEvent, from: NavigationHistoryEntry): void {
	hideLoading();
	const isReplaced = navigationType === "replace";
	if (isReplaced) navigation.navigate(from.url ?? "", { history: "replace", info: SAME_PAGE });
	else navigation.traverseTo(from.key, { info: SAME_PAGE });
	offerRetry(() => {
		if (navigationType === "traverse") navigation.traverseTo(destination.key);
		else navigation.navigate(destination.url, { history: isReplaced ? "replace" : "push", info });
	});
}

const minimumDisplay = () => new Promise((resolve) => setTimeout(resolve, MIN_FETCH_DISPLAY_MS));

function closePopovers(): void {
	for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
	for (const details of document.querySelectorAll<HTMLDetailsElement>(".header details[open]")) details.open = false;
}

/** Has no view transition: while one runs, its snapshots cover the page and taps on it are lost. */
function turnPage(event: NavigateEvent, next: Document): void {
	swapPage(next);
	event.scroll();
	document.querySelector("main")?.focus({ preventScroll: true });
	announce(document.title);
	startContent();
	void enhance();
}

function refine(event: NavigateEvent, next: Document, append: Append | null): void {
	swapRegions(next, append);
	// A link with a fragment leads to the top of the list.
	if (event.navigationType === "traverse" || new URL(event.destination.url).hash) event.scroll();
	announceCount();
	startContent();
}

function startContent(): void {
	isStale = false;
	observeLinks();
	watchClock();
}
