import { forget, isHalfRead, libraryStore, recordProgress } from "../stores/library.ts";
import { isBegun, isFinished, placeUnder, type Sight, shareRead } from "./reading-place.ts";

/** An article that is left half-way: remembered where its reader allows it (client/markup/components/shelves.tsx). */

/** Milliseconds: what is scrolled past faster is not read. */
const PAUSE_MS = 1000;

export function startReading(root: HTMLElement): void {
	const text = root.querySelector(".prose");
	const { path, title } = root.dataset;
	if (!text || !path) return;
	// The address names the text's beginning, to which the browser goes by itself where nothing is remembered.
	if (location.hash === `#${root.id}`) goBack(text, path);
	let pause: ReturnType<typeof setTimeout> | undefined;
	const look = () => root.isConnected && record(text, path, title);
	const onScroll = () => {
		clearTimeout(pause);
		if (root.isConnected) pause = setTimeout(look, PAUSE_MS);
		else removeEventListener("scroll", onScroll);
	};
	addEventListener("scroll", onScroll, { passive: true });
}

/** What the page's header covers, as links within the page have it (client/styles/base.css). */
const sight = (): Sight => ({
	line: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
	bottom: innerHeight,
});

const boxes = (text: Element) => [...text.children].map((child) => child.getBoundingClientRect());

function record(text: Element, path: string, title: string | undefined): void {
	if (!libraryStore.getState().reading) return;
	const seen = sight();
	const read = shareRead(text.getBoundingClientRect(), seen);
	if (isFinished(read)) forget("progress", path);
	else if (isBegun(read)) {
		recordProgress({ path, ...(title ? { title } : {}), read, ...placeUnder(seen.line, boxes(text)) });
	}
}

/** At once, without focus: who reads on with the keyboard begins at the text. */
function goBack(text: Element, path: string): void {
	const left = libraryStore.getState().progress.find((one) => one.path === path);
	if (!left || !isHalfRead(left)) return;
	const all = boxes(text);
	const box = all[Math.min(left.block, all.length - 1)];
	if (!box) return;
	scrollTo({ top: scrollY + box.top + left.within * box.height - sight().line, behavior: "instant" });
}
