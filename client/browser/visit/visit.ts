import { idle } from "../shell/prefetch/idle.ts";
import type { LastingKey } from "../storage/keys.ts";
import { consent } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { recordConsent, recordRoute } from "./data-layer.ts";
import { watchRegisterPopup } from "./popup.ts";
import { reportPageView, watchClicks, watchRestoredPages } from "./tracking.ts";

/** Tracking, data layer, consent, vitals and register popup: loaded on every page, after the entry. */

declare global {
	interface Document {
		/** true while the browser prerenders the page; absent where it cannot. */
		prerendering?: boolean;
	}
}

const VISITS: LastingKey = "visits";

function start(): void {
	arrive();
	page.subscribe(arrive);
	watchClicks();
	watchRestoredPages();
	watchConsent();
	watchRegisterPopup();
}

function arrive(): void {
	recordRoute();
	reportPageView();
	showNew();
}

/** Notes that this browser was here; its second page brings the code that says what is new since the visit before. */
function showNew(): void {
	try {
		const visits = localStorage.getItem(VISITS);
		if (visits) void import("./new.ts").then((code) => code.showNew(VISITS, visits)).catch(() => {});
		else localStorage.setItem(VISITS, `0 ${Date.now()}`);
	} catch {}
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
	const openSettings = () => withBanner((banner) => banner.openSettings(consent));
	// The footer's, which stays on every page. It may have been pressed before this code was there.
	const button = document.querySelector("[data-consent]");
	button?.addEventListener("click", openSettings);
	if (button && window.pressed?.has(button)) openSettings();
	addEventListener("pageshow", ({ persisted }) => persisted && consent.getState().readAgain());
	if (consent.getState().agreed !== null) return;
	idle(() => withBanner((banner) => banner.showBanner(consent)));
}

/** Whether the URL still holds a deep link's code, as after a wrong one; the tag manager must not see it. */
const isCoded = () => location.pathname.split("/").length > 4;

/** The page with which the document was loaded; undefined once it is measured. */
let loaded = page.getState().facts?.id;

/** If its code cannot be loaded, this document is not measured. */
function measure(): void {
	const route = loaded;
	if (!route) return;
	loaded = undefined;
	idle(() => void import("./vitals.ts").then((code) => code.measure(route, consent)).catch(() => {}));
}

function followConsent(): void {
	const { agreed } = consent.getState();
	if (agreed === null) return;
	recordConsent(agreed);
	if (agreed.includes("analytics")) measure();
	const id = page.getState().facts?.tagManager;
	if (!id || agreed.length === 0 || isCoded()) return;
	void import("./tag-manager.ts").then((code) => code.loadTagManager(id, consent)).catch(() => {});
}

whenShown(() => whenClean(start));
