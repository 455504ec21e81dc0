import type { Translate } from "../../../locales/translate.ts";
import type { ConsentCategory } from "../../../shared/consent.ts";
import { paths } from "../../../shared/routes.ts";
import { element } from "../element.ts";
import { SAME_PAGE } from "../shell/navigation/same-page.ts";
import type { ConsentStore } from "../stores/consent.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";
import { choose, focusPage } from "./banner.ts";

/** The settings of consent, which banner and footer open. Native elements, because libraries take and trap the focus. */

const DIALOG_ID = "cookie-settings";
const TITLE_ID = `${DIALOG_ID}-title`;

const button = (className: string, text: string, onclick: () => void) =>
	element("button", { type: "button", className, onclick }, text);

/** Reject and accept have the same weight, as in the banner. */
const rejectOrAccept = (consent: ConsentStore, t: Translate, then: () => void) =>
	(["rejectAll", "acceptAll"] as const).map((name) =>
		button("button button--small", t(`cookies.${name}`), () => {
			choose(consent, name === "acceptAll" ? consent.getState().asked : [], t("cookies.saved"));
			then();
		}),
	);

/** Its icon is the one of the dock, which every page has. */
function closeButton(t: Translate, onclick: () => void) {
	const closing = button("header__button", "", onclick);
	const cross = document.querySelector("[data-dock-close] .icon")?.cloneNode(true) ?? "";
	closing.append(cross, element("span", { className: "visually-hidden" }, t("cookies.close")));
	return closing;
}

function explanation(t: Translate) {
	const { locale, tagManager } = page.getState().facts ?? {};
	const text = element("p", {}, t(tagManager ? "cookies.textMarketing" : "cookies.text"));
	if (locale) text.append(" ", element("a", { href: paths.single(locale, "privacy") }, t("cookies.privacy")));
	return text;
}

export async function openSettings(consent: ConsentStore): Promise<void> {
	const t = await loadWords();
	const dialog = document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`) ?? settings(consent, t);
	for (const box of dialog.querySelectorAll("input")) {
		box.checked = box.disabled || (consent.getState().agreed ?? []).some((category) => category === box.name);
	}
	if (!dialog.open) dialog.showModal();
}

function settings(consent: ConsentStore, t: Translate): HTMLDialogElement {
	const { asked } = consent.getState();
	const boxes = asked.map((name) => category(name, t));
	const close = () => dialog.close();
	const save = () => {
		const ticked = [...dialog.querySelectorAll<HTMLInputElement>(":checked")].map(({ name }) => name);
		const agreed = asked.filter((name) => ticked.includes(name));
		choose(consent, agreed, t("cookies.saved"));
		close();
	};
	const dialog = element(
		"dialog",
		{ id: DIALOG_ID, className: "modal modal--narrow" },
		element(
			"div",
			{ className: "modal__box" },
			element(
				"div",
				{ className: "modal__head" },
				element("h2", { id: TITLE_ID }, t("cookies.footer")),
				closeButton(t, close),
			),
			explanation(t),
			category("necessary", t),
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
	dialog.setAttribute("aria-labelledby", TITLE_ID);
	dialog.onclose = () => {
		// The browser returns the focus to the opener, which is missing if it was a button of the removed banner.
		const { activeElement } = document;
		if (activeElement === document.body || dialog.contains(activeElement)) focusPage();
	};
	document.body.append(dialog);
	if ("navigation" in window) {
		navigation.addEventListener("navigate", ({ hashChange, info }) => {
			if (!hashChange && info !== SAME_PAGE) close();
		});
	}
	return dialog;
}

/** Deletes all of localStorage. Browsers send `storage` events only to other tabs, so this page sends one to itself. */
function forgetAll(): void {
	try {
		localStorage.clear();
	} catch {}
	dispatchEvent(new StorageEvent("storage", { key: null }));
}

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

/** Without accounts nobody signs in, so the text names no sign-in. */
function purposeOf(name: "necessary" | ConsentCategory, t: Translate): string {
	if (name === "marketing" || page.getState().facts?.hasAccounts) return t(`cookies.${name}Text`);
	return t(`cookies.${name}TextContent`);
}

const category = (name: "necessary" | ConsentCategory, t: Translate) =>
	element(
		"label",
		{ className: "consent__category" },
		element("input", { type: "checkbox", name, disabled: name === "necessary" }),
		element(
			"span",
			{},
			element("strong", {}, t(`cookies.${name}`)),
			element("span", { className: "soft" }, purposeOf(name, t)),
		),
	);
