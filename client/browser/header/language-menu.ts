/** The open dropdown of languages; looked for at each event, since it may come and go with the pages. */
const openMenu = () => document.querySelector<HTMLDetailsElement>("details.language[open]");

function leave({ target }: Event): void {
	const menu = openMenu();
	if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
}

function closeByKey(event: KeyboardEvent): void {
	const menu = openMenu();
	if (event.key !== "Escape" || !menu) return;
	menu.open = false;
	menu.querySelector("summary")?.focus();
	// Keeps the menu popover around it open.
	event.preventDefault();
}

/**
 * Closes the dropdown on a click elsewhere [4.11], when the focus leaves it, and on Escape, which focuses its button, until
 * what is returned is called.
 */
export function watchLanguageMenu(): () => void {
	document.addEventListener("click", leave);
	document.addEventListener("focusin", leave);
	document.addEventListener("keydown", closeByKey);
	return () => {
		document.removeEventListener("click", leave);
		document.removeEventListener("focusin", leave);
		document.removeEventListener("keydown", closeByKey);
	};
}
