/** Moves the focus into the open menu, which covers its button. A window that becomes wide closes the menu. */
export function watchMenu(): void {
	const menu = document.getElementById("menu");
	if (!menu) return;
	const isWide = matchMedia("(min-width: 1023.02px)");
	const focusFirst = () => {
		// The focus would close the languages, which a tap opens without it on iPhones.
		if (menu.matches(":popover-open:not(:focus-within, :has([open]))")) menu.querySelector("button")?.focus();
	};
	menu.ontoggle = focusFirst;
	isWide.onchange = () => {
		menu.hidePopover();
		// The wide header shows no button of the menu that could keep the focus.
		if (!document.activeElement?.getClientRects().length) menu.querySelector("a")?.focus();
	};
	// The menu may be open already: opening it loads this code.
	focusFirst();
}
