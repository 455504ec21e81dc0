/** Moves the focus into the open menu, which covers its button. client/browser/shell/page/elsewhere.ts closes the menu. */
export function watchMenu(): () => void {
	const menu = document.getElementById("menu");
	const focusFirst = () => {
		if (menu?.matches(":popover-open") && !menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
	};
	menu?.addEventListener("toggle", focusFirst);
	// The menu may be open already: opening it starts the hydration.
	focusFirst();
	return () => menu?.removeEventListener("toggle", focusFirst);
}
