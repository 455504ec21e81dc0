import { idle } from "../shell/idle.ts";
import { consent } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { recordConsent, recordRoute } from "./data-layer.ts";
import { watchRegisterPopup } from "./popup.ts";
import { reportPageView, watchClicks, watchRestoredPages } from "./tracking.ts";

/** Tracking, data layer, consent and register popup: loaded on every page, after the entry. */

declare global {
	interface Document {
		/** true while the browser prerenders the page; absent where it cannot. */
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

/** A prerendered page counts only once it is shown. */
function whenShown(task: () => void): void {
	if (document.prerendering) document.addEventListener("prerenderingchange", task, { once: true });
	else task();
}

/** Waits while the URL holds an identity provider's answer (code, state), which must reach nobody else. */
function whenClean(task: () => void): void {
	const query = new URLSearchParams(location.search);
	if (!query.has("code") && !query.has("state")) task();
	else if ("navigation" in window) {
		navigation.addEventListener("currententrychange", () => whenClean(task), { once: true });
	}
}

/** If the banner or its dictionary cannot be loaded, the next page tries again. */
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

/** Whether the URL still holds a deep link's code, as after a wrong one; the tag manager must not see it. */
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
