/** Pixels: two options. */
const LEAST = 88;
const GAP = 8;

/** Keeps an open list within the window: with a high zoom, an on-screen keyboard or a banner there is little room below the field. */
export function fitBelow(field: HTMLElement, box: HTMLElement): void {
	if (roomFor(box) < LEAST) field.scrollIntoView({ block: "start" });
	box.style.setProperty("--room", `${Math.max(LEAST / 2, roomFor(box))}px`);
}

function roomFor(box: HTMLElement): number {
	const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
	// The header's panel covers what is fixed at the foot. Elsewhere client/styles/room.css keeps the foot clear.
	const foot = box.closest("[popover]")
		? 0
		: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
	return offsetTop + height - box.getBoundingClientRect().top - (foot || GAP);
}
