function leaveMenus({ target }: Event): void {
	const menu = document.querySelector(".header details[open]");
	if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute("open");
}

/** Filters only where the focus is within: they take no room from what is beside them. */
function closeByEscape(event: KeyboardEvent): void {
	const open = document.querySelector(".header details[open],.filters__panel[open]:focus-within");
	if (event.key !== "Escape" || !open) return;
	open.removeAttribute("open");
	open.querySelector("summary")?.focus();
	// Without this, Escape would also close the menu popover around it.
	event.preventDefault();
}

/** The browser closes popovers on a tap outside. With the keyboard, the focus could move behind them and become invisible. */
function leavePopovers({ target }: Event): void {
	if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
	for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
		if (!popover.contains(target)) popover.hidePopover();
	}
}

/** Closes what is open in the header when the focus leaves, the dropdowns also on Escape and a click outside [4.11]; filters on Escape. */
export function watchElsewhere(): void {
	for (const sign of ["click", "focusin"]) document.addEventListener(sign, leaveMenus);
	document.addEventListener("focusin", leavePopovers);
	document.addEventListener("keydown", closeByEscape);
}
