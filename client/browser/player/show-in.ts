/** Scrolls only the box, never the page. */
export function showIn(box: HTMLElement, element: HTMLElement): void {
	const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
	if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
	const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const top = box.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 3;
	box.scrollTo({ top, behavior: prefersLessMotion ? "instant" : "smooth" });
}
