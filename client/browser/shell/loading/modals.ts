import { MODALS, type ModalName } from "../../../../shared/modals.ts";
import { modals } from "../../stores/modals.ts";
import { page } from "../../stores/page.ts";
import { offerAgain } from "../navigation/unreached.ts";
import { chunk } from "./chunks.ts";

/**
 * Links with `data-modal` open a modal; without a script they lead to a page with the same form. The modals' code is loaded
 * at the first sign of intent; an opening waits in the store until it is there.
 */

/** The page that the last such link leads to: opened instead if the modals' code cannot be loaded. */
let way: string | null = null;

const load = () => import("../../islands/modals.tsx");

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
		if (state.open === null) restoreFocus(state.opener);
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
	way = opener?.getAttribute("href") ?? opener?.getAttribute("formaction") ?? null;
	modals.getState().show(name, opener);
}

/** The modal that a link asks for; where HCA is used, its modal takes the place of login and register. [1.14] */
function modalFor(asked: string | undefined): ModalName | undefined {
	const isWayIn = asked === "login" || asked === "register";
	return isWayIn && page.getState().facts?.hca ? "hca" : MODALS.find((modal) => modal === asked);
}

function closeOnLeaving({ hashChange, downloadRequest }: NavigateEvent): void {
	if (!hashChange && downloadRequest === null) modals.getState().close();
}

async function mount(): Promise<void> {
	const island = await chunk(load);
	const place = document.getElementById("modals");
	if (island && place) await island.mount(place);
	else if (!navigator.onLine) openLater();
	else if (way) location.assign(way);
}

function openLater(): void {
	const { open, opener, show, close } = modals.getState();
	close();
	offerAgain(() => open && show(open, opener));
}

/** Focuses the modal's opener; if that is hidden by now, the button of the menu that it stands in, else the page. */
function restoreFocus(opener: HTMLElement | null): void {
	const menu = opener?.closest("[popover]")?.id;
	const button = menu
		? document.querySelector<HTMLElement>(`[popovertarget="${menu}"]:not([popovertargetaction])`)
		: null;
	const place = [opener, button, document.querySelector("main")].find((element) => element?.getClientRects().length);
	place?.focus({ preventScroll: true });
}

/** The register popup is a dialog that the Worker rendered, and needs no React; client/browser/visit/popup.ts decides when. */
function toggleRegisterPopup(open: boolean): void {
	const popup = document.querySelector<HTMLDialogElement>("#register-popup");
	if (!popup || popup.open === open) return;
	if (open) popup.showModal();
	else popup.close();
}
