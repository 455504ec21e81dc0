import type { ClickEvent } from "../../../shared/analytics.ts";
import { clickReport, TRACKING_PATH, type TrackingReport, viewReport } from "../../../shared/tracking.ts";
import { page } from "../stores/page.ts";

/** Page views and clicks, sent so that leaving the page does not cancel them. [3.08, 3.09] */

function send(report: TrackingReport): void {
	const body = new Blob([JSON.stringify(report)], { type: "application/json" });
	if ("sendBeacon" in navigator && navigator.sendBeacon(TRACKING_PATH, body)) return;
	void fetch(TRACKING_PATH, { method: "POST", body, keepalive: true }).catch(() => {});
}

/** The page view that was counted last, by path and search term: filters and "load more" make no new view. */
let counted = "";

export function reportPageView(): void {
	const { facts } = page.getState();
	if (!facts) return;
	const shown = `${facts.path} ${new URLSearchParams(location.search).get("term") ?? ""}`;
	if (shown === counted) return;
	counted = shown;
	send(viewReport(facts));
}

/** Counts pages restored from the back/forward cache; those above level none are reloaded (client/browser/shell/loading/session-check.ts). */
export function watchRestoredPages(): void {
	addEventListener("pageshow", ({ persisted }) => {
		const { facts } = page.getState();
		if (persisted && facts?.accessLevel === "none") send(viewReport(facts));
	});
}

/** Reports clicks on downloads, external links and elements with `data-track`, whose value is the event's name. */
export function watchClicks(): void {
	// In the capture phase, before other handlers can stop the event. A middle click (auxclick) opens a tab.
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
