import { consent } from "../stores/consent.ts";
import { modals } from "../stores/modals.ts";

/** Opens the register popup on a gated item, once per visit, and not before the consent banner is answered. [2.45] */
export function watchRegisterPopup(): void {
	open();
	// In a later task: the banner or the settings must close first and return the focus.
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
