import { idle } from "../shell/idle.ts";
import { consent } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { recordConsent, recordRoute } from "./data-layer.ts";
import { watchRegisterPopup } from "./popup.ts";
import { reportPageView, watchClicks, watchRestoredPages } from "./tracking.ts";

/** What counts a visit, and what a visitor is asked. On every page, beside the entry. */

declare global {
	interface Document {
		/** Where the browser renders a page ahead of its visit. */
		readonly prerendering?: boolean;
	}
}

function start(): void {
	recordRoute();
	reportPageView();
	page.subscribe(() => {
		recordRoute();
		reportPageView();
	});
	watchClicks();
	watchRestoredPages();
	watchConsent();
	watchRegisterPopup();
}

/** A page that is prerendered is seen when it is activated. */
function whenShown(task: () => void): void {
	if (document.prerendering) document.addEventListener("prerenderingchange", task, { once: true });
	else task();
}

/** An identity provider's answer in the address is for nobody else: all waits until it has left. */
function whenClean(task: () => void): void {
	const query = new URLSearchParams(location.search);
	if (!query.has("code") && !query.has("state")) task();
	else if ("navigation" in window) {
		navigation.addEventListener("currententrychange", () => whenClean(task), { once: true });
	}
}

/** Blocked or lost, or its words are: it comes with the next page. */
const withBanner = (use: (banner: typeof import("./banner.ts")) => Promise<void>): void =>
	void import("./banner.ts").then(use).catch(() => {});

function watchConsent(): void {
	consent.subscribe(followConsent);
	followConsent();
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest("[data-consent]")) return;
		withBanner((banner) => banner.openSettings(consent));
	});
	addEventListener("pageshow", ({ persisted }) => persisted && consent.getState().readAgain());
	if (consent.getState().agreed !== null) return;
	idle(() => withBanner((banner) => banner.showBanner(consent)));
}

/** A code that was mistyped or came too often still stands in the address. */
const isCoded = () => location.pathname.split("/").length > 4;

function followConsent(): void {
	const { agreed } = consent.getState();
	if (agreed === null) return;
	recordConsent(agreed);
	const id = page.getState().facts?.tagManager;
	if (!id || agreed.length === 0 || isCoded()) return;
	void import("./tag-manager.ts").then((code) => code.loadTagManager(id, consent)).catch(() => {});
}

whenShown(() => whenClean(start));
