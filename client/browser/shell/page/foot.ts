const watched = new Set<HTMLElement>();

/** How high is what lies at the window's foot: one at a time is shown there. A hidden or removed one has no height. */
const heights = new ResizeObserver(() => {
	const height = Math.max(...[...watched].map(({ offsetHeight }) => offsetHeight));
	document.documentElement.style.setProperty("--foot-height", `${height}px`);
});

/** The page's end and what has the focus stay clear of it: client/styles/room.css. */
export function keepClearOf(element: HTMLElement): void {
	watched.add(element);
	heights.observe(element);
}
