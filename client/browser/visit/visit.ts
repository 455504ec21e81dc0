import { chunk } from "../shell/loading/chunks.ts";
import { hideBanner } from "../shell/page/hide-banner.ts";
import { idle } from "../shell/prefetch/idle.ts";
import type { LastingKey } from "../storage/keys.ts";
import { consent } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { recordConsent, recordRoute } from "./data-layer.ts";
import { watchRegisterPopup } from "./popup.ts";
import { forgetPageView, reportPageView, watchClicks } from "./tracking.ts";

/** Tracking, data layer, consent, vitals and register popup. All pages but previews and the hub load it. */

declare global {
	interface Document {
		prerendering?: boolean;
	}
}

const VISITS: LastingKey = "visits";

function start(): void {
	recordPage();
	page.subscribe(recordPage);
	watchClicks();
	watchConsent();
	watchRestores();
	watchRegisterPopup();
	watchPrinting();
	watchSignIn();
	if (/notice=/.test(location.search)) void import("./notice.ts").catch(() => {});
}

/** A signed-in tab sends messages to all others: client/browser/session/ending.ts. */
function watchSignIn(): void {
	if (page.getState().facts?.userId) return;
	// Firefox refuses channels where cookies are blocked.
	try {
		new BroadcastChannel("session").onmessage = (message) =>
			void import("../session/other-tab.ts").then((code) => code.receive(message)).catch(() => {});
	} catch {}
}

function recordPage(): void {
	recordRoute();
	reportPageView();
	showNew();
}

/** A page from the back/forward cache counts again. Gated pages reload instead (client/browser/shell/loading/session-check.ts). */
function watchRestores(): void {
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		consent.getState().readAgain();
		if (page.getState().facts?.accessLevel !== "none") return;
		forgetPageView();
		recordPage();
	});
}

/** The first page of a browser has nothing new. */
function showNew(): void {
	try {
		const visits = localStorage.getItem(VISITS);
		if (visits) void import("./new.ts").then((code) => code.showNew(VISITS, visits)).catch(() => {});
		else localStorage.setItem(VISITS, `0 ${Date.now()}`);
	} catch {}
}

/** Adds the address and the day to the first line on paper. A query can be personal, so it is left out. */
function watchPrinting(): void {
	addEventListener("beforeprint", () => {
		const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
		for (const line of document.querySelectorAll("[data-printed]"))
			line.textContent = ` · ${location.host}${location.pathname} · ${day}`;
	});
}

/** A prerendered page counts only when it is shown. */
function whenShown(task: () => void): void {
	if (document.prerendering) document.addEventListener("prerenderingchange", task, { once: true });
	else task();
}

/** Waits while the URL contains an identity provider's response (code, state). Tracking must not see it. */
function whenClean(task: () => void): void {
	if (!/[?&](code|state)=/.test(location.search)) task();
	else if ("navigation" in window) {
		navigation.addEventListener("currententrychange", () => whenClean(task), { once: true });
	}
}

/** If the settings or their dictionary cannot be loaded, the next press tries again. */
const openSettings = (): void => void chunk(() => import("./settings.ts").then((code) => code.openSettings(consent)));

function watchConsent(): void {
	consent.subscribe(applyConsent);
	applyConsent();
	// The footer's button stays on every page. The visitor may have pressed it before this code was loaded.
	const button = document.querySelector("[data-consent]");
	button?.addEventListener("click", openSettings);
	if (button && window.pressed?.has(button)) openSettings();
	if (consent.getState().agreed !== null) hideBanner();
	else void import("./banner.ts").then((code) => code.startBanner(consent, openSettings)).catch(hideBanner);
}

/** Whether the URL contains a deep link's code, for example a wrong one. The tag manager must not see it. */
const hasDeepLinkCode = () => location.pathname.split("/").length > 4;

let loadedPage = page.getState().facts?.id;

function measure(): void {
	const route = loadedPage;
	if (!route) return;
	loadedPage = undefined;
	idle(() => void import("./vitals.ts").then((code) => code.measure(route, consent)).catch(() => {}));
}

function applyConsent(): void {
	const { agreed } = consent.getState();
	if (agreed === null) return;
	recordConsent(agreed);
	if (agreed.includes("analytics")) measure();
	const id = page.getState().facts?.tagManager;
	if (!id || agreed.length === 0 || hasDeepLinkCode()) return;
	void import("./tag-manager.ts").then((code) => code.loadTagManager(id, consent)).catch(() => {});
}

whenShown(() => whenClean(start));
