/** Safari on iOS before 18.3 ignores taps on unclickable elements. A popover's own button needs no help to close it. */
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
