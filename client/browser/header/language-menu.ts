function closeByKey(event: KeyboardEvent): void {
	const menu = document.querySelector<HTMLDetailsElement>(".header details[open]");
	if (event.key !== "Escape" || !menu) return;
	menu.open = false;
	menu.querySelector("summary")?.focus();
	// Without this, Escape would also close the menu popover around it.
	event.preventDefault();
}

/** Closes the dropdown of languages or of the account on Escape. client/browser/shell/page/elsewhere.ts closes it when the focus leaves. */
export function watchLanguageMenu(): () => void {
	document.addEventListener("keydown", closeByKey);
	return () => document.removeEventListener("keydown", closeByKey);
}
