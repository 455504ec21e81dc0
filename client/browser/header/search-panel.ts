import { SEARCH_DELAY_MS } from "../../../shared/constants.ts";

/** By default, Escape in a search field only clears its text. */
function closeByEscape(this: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Escape") return;
	event.preventDefault();
	this.hidePopover();
}

/** Focuses the field 300 ms after the panel opens, and clears it 300 ms after it closes. [2.32, 2.34] */
export function watchSearchPanel(): void {
	const panel = document.getElementById("site-search");
	const field = panel?.querySelector("input");
	let timer: ReturnType<typeof setTimeout> | undefined;
	const schedule = (isOpen: boolean) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (isOpen) field?.focus();
			else panel?.querySelector("form")?.reset();
		}, SEARCH_DELAY_MS);
	};
	panel?.addEventListener("beforetoggle", ({ newState }) => schedule(newState === "open"));
	panel?.addEventListener("keydown", closeByEscape);
	// The panel may be open already, because opening it loads this code.
	schedule(panel?.matches(":popover-open") ?? false);
}
