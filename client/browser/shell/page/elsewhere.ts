function leaveLanguages({ target }: Event): void {
	const menu = document.querySelector(".language[open]");
	if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute("open");
}

/** A tap elsewhere closes popovers by itself; a key moves the focus behind them, where it could not be seen. */
function leavePopovers({ target }: Event): void {
	if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
	for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) {
		if (!open.contains(target)) open.hidePopover();
	}
}

/** Closes menu, search panel and dropdown of languages when the focus leaves them, the dropdown on a click elsewhere too. [4.11] */
export function watchElsewhere(): void {
	for (const sign of ["click", "focusin"]) document.addEventListener(sign, leaveLanguages);
	document.addEventListener("focusin", leavePopovers);
}
