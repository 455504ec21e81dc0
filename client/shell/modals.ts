import { MODALS, type ModalName, modals } from "../stores/modals.ts";
import { page } from "../stores/page.ts";
import { chunk } from "./chunks.ts";

/**
 * Links that open a modal where there is a script, and lead to the same form as a page where there is none. The
 * modals' code comes with the first sign of intent; an opening is kept in the store until it is there.
 */

/** Where the last link leads as a page: the way on if the modals' code cannot be had. */
let way: string | null = null;

const load = () => import("../islands/modals.tsx");

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
	// Back, forward and a sign-in that reloads lead to a page on which nothing is open.
	if ("navigation" in window) navigation.addEventListener("navigate", closeOnLeaving);
}

function openByLink(event: MouseEvent): void {
	const opener = openerAt(event.target);
	const name = modalFor(opener?.dataset.modal);
	if (!name || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	way = opener?.getAttribute("href") ?? null;
	modals.getState().show(name, opener);
}

/** Where the country signs in with the external identity, its modal is the one for both ways in. [1.14] */
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
	else if (way) location.assign(way);
}

/** What opened the modal may be hidden by now, as in a menu that has closed: then its menu's button, or the page. */
function restoreFocus(opener: HTMLElement | null): void {
	const menu = opener?.closest("[popover]")?.id;
	const button = menu
		? document.querySelector<HTMLElement>(`[popovertarget="${menu}"]:not([popovertargetaction])`)
		: null;
	const place = [opener, button, document.querySelector("main")].find((element) => element?.checkVisibility());
	place?.focus({ preventScroll: true });
}

/** The Worker has rendered it, so that it needs no code of its own; client/visit/popup.ts says when it opens. */
function toggleRegisterPopup(open: boolean): void {
	const popup = document.querySelector<HTMLDialogElement>("#register-popup");
	if (!popup || popup.open === open) return;
	if (open) popup.showModal();
	else popup.close();
}
