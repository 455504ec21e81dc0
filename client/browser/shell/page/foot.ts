const watched = new Set<HTMLElement>();

/** The height of the element at the foot of the window. One is shown at a time; hidden and removed ones have no height. */
const heights = new ResizeObserver(() => {
	const height = Math.max(...[...watched].map(({ offsetHeight }) => offsetHeight));
	document.documentElement.style.setProperty("--foot-height", `${height}px`);
});

/** Keeps the end of the page and focused elements clear of it: client/styles/room.css. */
export function keepClearOf(element: HTMLElement): void {
	watched.add(element);
	heights.observe(element);
}
