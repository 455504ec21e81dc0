/** Attributes that the box has only while it scrolls: a tab stop and a landmark for keyboard and screen reader users. */
const ATTRIBUTES = ["tabindex", "role", "aria-label"];

export function startScroll(box: HTMLElement): void {
	const attributes = ATTRIBUTES.map((name) => [name, box.getAttribute(name)] as const);
	const update = () => {
		const scrolls = box.scrollWidth > box.clientWidth;
		for (const [name, value] of attributes) {
			if (scrolls && value !== null) box.setAttribute(name, value);
			else box.removeAttribute(name);
		}
	};
	// The observer also reports the first size, and later changes when pictures and fonts arrive.
	const observer = new ResizeObserver(update);
	observer.observe(box);
	for (const content of box.children) observer.observe(content);
}
