/** What a box is only while its content is wider: one more stop of the Tab key, and a region among the page's landmarks. */
const ATTRIBUTES = ["tabindex", "role", "aria-label"];

/** A box that scrolls sideways where its content is too wide: worker/content/text/tables.ts. */
export function startScroll(box: HTMLElement): void {
	const written = ATTRIBUTES.map((name) => [name, box.getAttribute(name)] as const);
	const follow = () => {
		const scrolls = box.scrollWidth > box.clientWidth;
		for (const [name, value] of written) {
			if (scrolls && value !== null) box.setAttribute(name, value);
			else box.removeAttribute(name);
		}
	};
	// Also tells the first size, and of pictures and fonts that come later.
	const observer = new ResizeObserver(follow);
	observer.observe(box);
	for (const content of box.children) observer.observe(content);
}
