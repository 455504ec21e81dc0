import type { ClickEvent } from "../../../shared/analytics.ts";
import type { TrackingReport } from "../../../shared/contracts/tracking.ts";
import { clickReport, TRACKING_PATH, viewReport } from "../../../shared/tracking.ts";
import { page } from "../stores/page.ts";

/** Leaving the page does not cancel beacons. [3.08, 3.09] */

function send(report: TrackingReport): void {
	if (!page.getState().facts?.hasAccounts) return;
	const body = new Blob([JSON.stringify(report)], { type: "application/json" });
	if (navigator.sendBeacon?.(TRACKING_PATH, body)) return;
	void fetch(TRACKING_PATH, { method: "POST", body, keepalive: true }).catch(() => {});
}

/** The last counted view, as path and search term. Filters and "load more" are not new views. */
let counted = "";

export function reportPageView(): void {
	const { facts } = page.getState();
	if (!facts) return;
	const view = `${facts.path} ${new URLSearchParams(location.search).get("term") ?? ""}`;
	if (view === counted) return;
	counted = view;
	send(viewReport(facts));
}

/** The same page is a new view when the browser restores it. */
export function forgetPageView(): void {
	counted = "";
}

/** Reports clicks on downloads, external links and elements with `data-track`. Its value is the event's name. */
export function watchClicks(): void {
	// The capture phase comes before handlers that stop the event. A middle click (auxclick) opens a tab.
	document.addEventListener("click", reportClick, { capture: true });
	document.addEventListener("auxclick", (event) => event.button === 1 && reportClick(event), { capture: true });
}

function reportClick({ target }: MouseEvent): void {
	const { facts } = page.getState();
	const element = target instanceof Element ? target.closest<HTMLElement>("a[href], [data-track]") : null;
	const event = element && eventOf(element);
	if (facts && event)
		send(clickReport(facts, event, element instanceof HTMLAnchorElement ? element : null, location.origin));
}

function eventOf(element: HTMLElement): string | null {
	if (element.dataset.track) return element.dataset.track;
	if (!(element instanceof HTMLAnchorElement)) return null;
	if (element.hasAttribute("download")) return "download" satisfies ClickEvent;
	return /^https?:$/.test(element.protocol) && element.origin !== location.origin
		? ("external" satisfies ClickEvent)
		: null;
}
