const watched = new Set<HTMLElement>();
/** It is on the page before any script, so each measurement counts it, even if its own code has not loaded yet. */
const banner = document.getElementById("consent");

/** The height of the elements at the foot of the window. Hidden and removed ones have no height. */
const heights = new ResizeObserver(() => {
	const height = [...watched].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
	document.documentElement.style.setProperty("--foot-height", `${height}px`);
});

/** Keeps the end of the page and focused elements clear of it: client/styles/room.css. */
export function keepClearOf(element: HTMLElement): void {
	for (const one of banner ? [banner, element] : [element]) {
		watched.add(one);
		heights.observe(one);
	}
}
