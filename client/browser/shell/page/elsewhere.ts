function leaveLanguages({ target }: Event): void {
	const menu = document.querySelector(".language[open]");
	if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute("open");
}

/** The browser closes popovers on a tap outside. With the keyboard, the focus could move behind them and become invisible. */
function leavePopovers({ target }: Event): void {
	if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
	for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
		if (!popover.contains(target)) popover.hidePopover();
	}
}

/** Closes menu, search panel and language dropdown when the focus leaves, the dropdown on a click outside too. [4.11] */
export function watchElsewhere(): void {
	for (const sign of ["click", "focusin"]) document.addEventListener(sign, leaveLanguages);
	document.addEventListener("focusin", leavePopovers);
}
