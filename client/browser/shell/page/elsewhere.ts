function leaveMenus({ target }: Event): void {
	const menu = document.querySelector(".header details[open]");
	if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute("open");
}

/** The browser closes popovers on a tap outside. With the keyboard, the focus could move behind them and become invisible. */
function leavePopovers({ target }: Event): void {
	if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
	for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
		if (!popover.contains(target)) popover.hidePopover();
	}
}

/** Closes menu, search panel and the header's dropdowns when the focus leaves, the dropdowns on a click outside too. [4.11] */
export function watchElsewhere(): void {
	for (const sign of ["click", "focusin"]) document.addEventListener(sign, leaveMenus);
	document.addEventListener("focusin", leavePopovers);
}
