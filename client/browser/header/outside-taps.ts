/**
 * Closes popovers on a tap beside them, which Safari on phones does not do before 18.3 where nothing can be pressed. Loaded
 * there alone; a button that opens a popover closes it by itself.
 */
const besides = ({ target }: Event): HTMLElement[] =>
	[...document.querySelectorAll<HTMLElement>(":popover-open")].filter(
		(open) =>
			target instanceof Element &&
			!open.contains(target) &&
			!target.closest(`[popovertarget="${CSS.escape(open.id)}"]`),
	);

let pressed: readonly HTMLElement[] = [];

document.addEventListener("pointerdown", (event) => {
	pressed = besides(event);
});
// A tap, and no text that is marked from inside to outside.
document.addEventListener("pointerup", (event) => {
	for (const open of besides(event)) if (pressed.includes(open)) open.hidePopover();
});
