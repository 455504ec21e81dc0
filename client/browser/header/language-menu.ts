function closeByKey(event: KeyboardEvent): void {
	const menu = document.querySelector<HTMLDetailsElement>("details.language[open]");
	if (event.key !== "Escape" || !menu) return;
	menu.open = false;
	menu.querySelector("summary")?.focus();
	// Keeps the menu popover around it open.
	event.preventDefault();
}

/**
 * Closes the dropdown of languages on Escape, which focuses its button, until what is returned is called;
 * client/browser/shell/page/elsewhere.ts closes it when the visitor goes elsewhere.
 */
export function watchLanguageMenu(): () => void {
	document.addEventListener("keydown", closeByKey);
	return () => document.removeEventListener("keydown", closeByKey);
}
