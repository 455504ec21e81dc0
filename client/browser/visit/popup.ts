import { hasInput } from "../shell/navigation/leaving.ts";
import { consent } from "../stores/consent.ts";
import { modals } from "../stores/modals.ts";

/** Opens the register popup on a gated item, once a visit and after the answer to the consent banner. [2.45] */
export function watchRegisterPopup(): void {
	open();
	// Waits for a later task, because the banner or the settings must close first and return the focus.
	consent.subscribe(() => setTimeout(open));
	if ("navigation" in window) navigation.addEventListener("navigatesuccess", open);
}

/** Whether the visitor uses a field, a panel or a dialog. The popup then waits for the next gated item. */
const isBusy = (): boolean =>
	hasInput("main form") || document.querySelector("input:focus, :popover-open, dialog[open]") !== null;

function open(): void {
	const popup = document.getElementById("register-popup");
	const { open: openModal, hasShownRegisterPopup, show } = modals.getState();
	if (!popup || openModal || hasShownRegisterPopup || consent.getState().agreed === null || isBusy()) return;
	popup.addEventListener("close", () => {
		if (modals.getState().open === "registerPopup") modals.getState().close();
	});
	show("registerPopup");
	// Not the close button, which comes first.
	popup.querySelector("h2")?.focus();
}
