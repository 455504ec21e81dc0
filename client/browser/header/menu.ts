/**
 * Moves the focus into the open menu, which covers its button, and closes the menu when the window becomes wide: a wide header has
 * none. client/browser/shell/page/elsewhere.ts closes it otherwise.
 */
export function watchMenu(): void {
	const menu = document.getElementById("menu");
	if (!menu) return;
	const isWide = matchMedia("(min-width: 1023.02px)");
	const focusFirst = () => {
		if (menu.matches(":popover-open:not(:focus-within)")) menu.querySelector("button")?.focus();
	};
	menu.ontoggle = focusFirst;
	isWide.onchange = () => {
		menu.hidePopover();
		// The focus was on the close button, or would return to the menu's: the wide header shows neither.
		if (!document.activeElement?.getClientRects().length) menu.querySelector("a")?.focus();
	};
	// The menu may be open already: opening it loads this code.
	focusFirst();
}
