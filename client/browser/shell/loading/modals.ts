import { MODALS, type ModalName } from "../../../../shared/modals.ts";
import { modals } from "../../stores/modals.ts";
import { page } from "../../stores/page.ts";
import { SAME_PAGE } from "../navigation/same-page.ts";
import { offerRetry } from "../navigation/unreached.ts";
import { chunk } from "./chunks.ts";

/** Links with `data-modal` open a modal. Without scripts they lead to a page with the same form. */

let fallbackPath: string | null = null;

const load = () => import("../../modals/modals.tsx");

const openerAt = (target: EventTarget | null): HTMLElement | null =>
	target instanceof Element ? target.closest<HTMLElement>("[data-modal]") : null;

export function watchModals(): void {
	document.addEventListener("click", openByLink);
	for (const sign of ["pointerover", "focusin"]) {
		document.addEventListener(sign, ({ target }) => openerAt(target) && void load().catch(() => {}), { passive: true });
	}
	modals.subscribe((state, before) => {
		if (state.open === before.open) return;
		toggleRegisterPopup(state.open === "registerPopup");
		if (state.open === null) restoreFocus(before.opener);
		else if (state.open !== "registerPopup") void mount();
	});
	// Every navigation closes the open modal: back, forward, and the reload after a sign-in.
	if ("navigation" in window) navigation.addEventListener("navigate", closeOnLeaving);
}

function openByLink(event: MouseEvent): void {
	const opener = openerAt(event.target);
	const name = modalFor(opener?.dataset.modal);
	if (!name || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	fallbackPath = opener?.getAttribute("href") ?? opener?.getAttribute("formaction") ?? null;
	modals.getState().show(name, opener);
}

/** Where HCA is used, its modal replaces login and register. [1.14] */
function modalFor(name: string | undefined): ModalName | undefined {
	const isSignIn = name === "login" || name === "register";
	return isSignIn && page.getState().facts?.hca ? "hca" : MODALS.find((modal) => modal === name);
}

function closeOnLeaving({ hashChange, downloadRequest, info }: NavigateEvent): void {
	if (!hashChange && downloadRequest === null && info !== SAME_PAGE) modals.getState().close();
}

async function mount(): Promise<void> {
	const root = document.getElementById("modals");
	// The dictionary is a chunk too and can fail in the same way.
	if (root && (await chunk(async () => (await load()).mount(root)))) return;
	if (!navigator.onLine) openLater();
	else if (fallbackPath) location.assign(fallbackPath);
}

function openLater(): void {
	const { open, opener, show, close } = modals.getState();
	close();
	offerRetry(() => open && show(open, opener));
}

/** Focuses the opener. If it is hidden, the focus goes to the button of its menu, else to the page. */
function restoreFocus(opener: HTMLElement | null): void {
	// The browser has already returned the focus to where it was.
	if (!opener && document.activeElement?.matches("body :not(dialog, dialog *)")) return;
	const menu = opener?.closest("[popover]")?.id;
	const button = menu
		? document.querySelector<HTMLElement>(`[popovertarget="${menu}"]:not([popovertargetaction])`)
		: null;
	const target = [opener, button, document.querySelector("main")].find((element) => element?.getClientRects().length);
	target?.focus({ preventScroll: true });
}

/** The Worker renders this dialog, so it needs no React. client/browser/visit/popup.ts decides when it opens. */
function toggleRegisterPopup(open: boolean): void {
	const popup = document.querySelector<HTMLDialogElement>("#register-popup");
	if (!popup || popup.open === open) return;
	if (open) popup.showModal();
	else popup.close();
}
