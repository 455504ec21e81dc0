/**
 * Light dismiss for Safari on iOS before 18.3, which ignores taps on elements that are not clickable. A button that opens a
 * popover also closes it, so its taps are ignored here.
 */
const openOutside = ({ target }: Event): HTMLElement[] =>
	[...document.querySelectorAll<HTMLElement>(":popover-open")].filter(
		(popover) =>
			target instanceof Element &&
			!popover.contains(target) &&
			!target.closest(`[popovertarget="${CSS.escape(popover.id)}"]`),
	);

let pressed: readonly HTMLElement[] = [];

document.addEventListener("pointerdown", (event) => {
	pressed = openOutside(event);
});
// The press must begin outside too. Otherwise selecting text from inside to outside would close the popover.
document.addEventListener("pointerup", (event) => {
	for (const popover of openOutside(event)) if (pressed.includes(popover)) popover.hidePopover();
});
