import type { Translate } from "../../../locales/translate.ts";
import type { ConsentChoice } from "../../../shared/consent.ts";
import { paths } from "../../../shared/routes.ts";
import { CROSS } from "../../markup/components/cross.ts";
import { element } from "../element.ts";
import { announce } from "../shell/page/announce.ts";
import { keepClearOf } from "../shell/page/foot.ts";
import { forgetAll } from "../storage/forget-all.ts";
import type { ConsentStore } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";
import { forget } from "./forget.ts";

/** The consent banner and its settings. Native elements, because libraries for this take and trap the focus. */

const BANNER_ID = "consent";
const DIALOG_ID = "cookie-settings";

const button = (className: string, text: string, onclick: () => void) =>
	element("button", { type: "button", className, onclick }, text);

function choose(consent: ConsentStore, agreed: ConsentChoice, t: Translate): void {
	const before = consent.getState().agreed ?? [];
	forget(before.filter((category) => !agreed.includes(category)));
	consent.getState().choose(agreed);
	announce(t("cookies.saved"));
}

/** Reject and accept have the same weight. They appear in the banner and in the settings. */
const rejectOrAccept = (consent: ConsentStore, t: Translate, then: () => void) => [
	button("button button--small", t("cookies.rejectAll"), () => {
		choose(consent, [], t);
		then();
	}),
	button("button button--small", t("cookies.acceptAll"), () => {
		choose(consent, consent.getState().asked, t);
		then();
	}),
];

/** The same markup as in client/browser/modals/modal.tsx. */
function closeButton(t: Translate, onclick: () => void) {
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	const cross = document.createElementNS(svg.namespaceURI, "path");
	svg.setAttribute("class", "icon");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("aria-hidden", "true");
	cross.setAttribute("d", CROSS);
	svg.append(cross);
	const closing = button("header__button", "", onclick);
	closing.append(svg, element("span", { className: "visually-hidden" }, t("cookies.close")));
	return closing;
}

const title = (id: string, text: string) => element("h2", { id: `${id}-title` }, text);

function explanation(t: Translate) {
	const locale = page.getState().facts?.locale;
	const text = element("p", {}, t("cookies.text"));
	if (locale) text.append(" ", element("a", { href: paths.single(locale, "privacy") }, t("cookies.privacy")));
	return text;
}

const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });

export async function showBanner(consent: ConsentStore): Promise<void> {
	const t = await loadWords();
	if (consent.getState().agreed !== null || document.getElementById(BANNER_ID)) return;
	const banner = element(
		"section",
		{ id: BANNER_ID, className: "consent" },
		element(
			"div",
			{ className: "container consent__row" },
			element("div", { className: "consent__words" }, title(BANNER_ID, t("cookies.title")), explanation(t)),
			element(
				"div",
				{ className: "consent__actions" },
				...rejectOrAccept(consent, t, () => {}),
				button("consent__choose", t("cookies.choose"), () => void openSettings(consent).catch(() => {})),
			),
		),
	);
	banner.setAttribute("aria-labelledby", `${BANNER_ID}-title`);
	banner.dataset.nosnippet = "";
	// Directly after the skip link, so that Tab reaches it second. The focus does not move.
	document.querySelector(".skip-link")?.after(banner);
	keepClearOf(banner);
	const unsubscribe = consent.subscribe(({ agreed }) => {
		if (agreed === null) return;
		unsubscribe();
		const hadFocus = banner.contains(document.activeElement);
		banner.remove();
		if (hadFocus) focusPage();
	});
}

export async function openSettings(consent: ConsentStore): Promise<void> {
	const t = await loadWords();
	const existing = document.getElementById(DIALOG_ID);
	const dialog = existing instanceof HTMLDialogElement ? existing : settings(consent, t);
	for (const box of dialog.querySelectorAll("input")) {
		box.checked = box.disabled || (consent.getState().agreed ?? []).some((category) => category === box.name);
	}
	if (!dialog.open) dialog.showModal();
}

function settings(consent: ConsentStore, t: Translate): HTMLDialogElement {
	const { asked } = consent.getState();
	const boxes = asked.map((name) => category(name, t(`cookies.${name}`), t(`cookies.${name}Text`)));
	const close = () => dialog.close();
	const save = () => {
		const ticked = [...dialog.querySelectorAll<HTMLInputElement>(":checked")].map(({ name }) => name);
		const agreed = asked.filter((name) => ticked.includes(name));
		choose(consent, agreed, t);
		close();
	};
	const dialog = element(
		"dialog",
		{ id: DIALOG_ID, className: "modal modal--narrow" },
		element(
			"div",
			{ className: "modal__box" },
			element("div", { className: "modal__head" }, title(DIALOG_ID, t("cookies.footer")), closeButton(t, close)),
			explanation(t),
			category("necessary", t("cookies.necessary"), t("cookies.necessaryText"), true),
			...boxes,
			element(
				"div",
				{ className: "consent__actions" },
				...rejectOrAccept(consent, t, close),
				button("button button--small button--ghost", t("cookies.save"), save),
			),
			storedData(t),
		),
	);
	dialog.setAttribute("aria-labelledby", `${DIALOG_ID}-title`);
	dialog.onclose = () => {
		// The browser returns the focus to the opener, which is missing if it was a button of the removed banner.
		const { activeElement } = document;
		if (activeElement === document.body || dialog.contains(activeElement)) focusPage();
	};
	document.body.append(dialog);
	return dialog;
}

/** Deletes all data that the portal stores in this browser. */
function storedData(t: Translate) {
	const status = element("p", { role: "status" });
	return element(
		"details",
		{ className: "consent__kept" },
		element("summary", {}, t("keptHere.title")),
		element("p", {}, t("keptHere.text")),
		button("button button--small button--ghost", t("keptHere.delete"), () => {
			forgetAll();
			status.textContent = t("keptHere.deleted");
		}),
		status,
	);
}

const category = (name: string, label: string, text: string, disabled = false) =>
	element(
		"label",
		{ className: "consent__category" },
		element("input", { type: "checkbox", name, disabled }),
		element("span", {}, element("strong", {}, label), element("span", {}, text)),
	);
