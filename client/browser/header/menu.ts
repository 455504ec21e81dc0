/**
 * Moves the focus into the open menu, which covers its button, and closes the menu when the window becomes wide: a wide header has
 * none. client/browser/shell/page/elsewhere.ts closes it otherwise.
 */
export function watchMenu(): () => void {
	const menu = document.getElementById("menu");
	const isWide = matchMedia("(min-width: 1023.02px)");
	const focusFirst = () => {
		if (menu?.matches(":popover-open:not(:focus-within)")) menu.querySelector("button")?.focus();
	};
	menu?.addEventListener("toggle", focusFirst);
	isWide.onchange = () => menu?.hidePopover();
	// The menu may be open already: opening it starts the hydration.
	focusFirst();
	return () => {
		isWide.onchange = null;
	};
}
