import { consent } from "../stores/consent.ts";
import { modals } from "../stores/modals.ts";

/** Opens the register popup on a gated item, once a visit and after the answer to the consent banner. [2.45] */
export function watchRegisterPopup(): void {
	open();
	// Waits for a later task, because the banner or the settings must close first and return the focus.
	consent.subscribe(() => setTimeout(open));
	if ("navigation" in window) navigation.addEventListener("navigatesuccess", open);
}

function open(): void {
	const popup = document.getElementById("register-popup");
	const { open: openModal, hasShownRegisterPopup, show } = modals.getState();
	if (!popup || openModal || hasShownRegisterPopup || consent.getState().agreed === null) return;
	popup.addEventListener("close", () => {
		if (modals.getState().open === "registerPopup") modals.getState().close();
	});
	show("registerPopup");
	// Not the close button, which comes first.
	popup.querySelector("h2")?.focus();
}
