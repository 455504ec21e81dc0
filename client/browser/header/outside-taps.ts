/** Safari on iOS before 18.3 ignores taps on unclickable elements, so they would not close popovers and dropdowns. */
const openOutside = ({ target }: Event): HTMLElement[] =>
	[...document.querySelectorAll<HTMLElement>(":popover-open, .header details[open]")].filter(
		(open) =>
			target instanceof Element &&
			!open.contains(target) &&
			!target.closest(`[popovertarget="${CSS.escape(open.id)}"]`),
	);

let pressed: readonly HTMLElement[] = [];

document.addEventListener("pointerdown", (event) => {
	pressed = openOutside(event);
});
// The press must begin outside too. Otherwise selecting text from inside to outside would close the popover.
document.addEventListener("pointerup", (event) => {
	for (const open of openOutside(event)) {
		if (!pressed.includes(open)) continue;
		if (open instanceof HTMLDetailsElement) open.open = false;
		else open.hidePopover();
	}
});
