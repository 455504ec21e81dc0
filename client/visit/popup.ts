import { consent } from "../stores/consent.ts";
import { modals } from "../stores/modals.ts";

/** On a gated item, once per visit. One question at a time: it waits for the answer about consent. [2.45] */
export function watchRegisterPopup(): void {
	open();
	// Once what asked has closed and has given the focus back.
	consent.subscribe(() => setTimeout(open));
	if ("navigation" in window) navigation.addEventListener("navigatesuccess", open);
}

function open(): void {
	const popup = document.getElementById("register-popup");
	const { open: other, hasShownRegisterPopup, show } = modals.getState();
	if (!popup || other || hasShownRegisterPopup || consent.getState().agreed === null) return;
	popup.addEventListener("close", () => {
		if (modals.getState().open === "registerPopup") modals.getState().close();
	});
	show("registerPopup");
}
