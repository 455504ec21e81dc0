import { SEARCH_DELAY_MS } from "../../../shared/constants.ts";

/** By default Escape in a search field only clears its text; here it closes the panel. */
function closeByEscape(this: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Escape") return;
	event.preventDefault();
	this.hidePopover();
}

/** Focuses the field 300 ms after opening and clears it 300 ms after closing, until what is returned is called. [2.32, 2.34] */
export function watchSearchPanel(): () => void {
	const panel = document.getElementById("site-search");
	const field = panel?.querySelector("input");
	// The attribute is for visitors without script, for whom the browser focuses at once.
	if (field) field.autofocus = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const follow = (isOpen: boolean) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (isOpen) field?.focus();
			else panel?.querySelector("form")?.reset();
		}, SEARCH_DELAY_MS);
	};
	const onToggle = (event: ToggleEvent) => follow(event.newState === "open");
	panel?.addEventListener("beforetoggle", onToggle);
	panel?.addEventListener("keydown", closeByEscape);
	// The panel may be open already: the click that opened it may have started the hydration. Or it is closed again.
	follow(panel?.matches(":popover-open") ?? false);
	return () => {
		clearTimeout(timer);
		panel?.removeEventListener("beforetoggle", onToggle);
		panel?.removeEventListener("keydown", closeByEscape);
	};
}
