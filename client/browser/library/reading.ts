import { forget, isHalfRead, libraryStore, recordProgress } from "../stores/library.ts";
import { isBegun, isFinished, positionAt, shareRead, type Viewport } from "./reading-position.ts";

/** Text that scrolls past faster than this is not read. */
const PAUSE_MS = 1000;

export function startReading(root: HTMLElement): void {
	const text = root.querySelector(".prose");
	const { path, title } = root.dataset;
	if (!text || !path) return;
	// The URL's fragment names the beginning of the text. Without a remembered position the browser scrolls there by itself.
	if (location.hash === `#${root.id}`) resume(text, path);
	let pause: ReturnType<typeof setTimeout> | undefined;
	const recordIfShown = () => root.isConnected && record(text, path, title);
	const onScroll = () => {
		clearTimeout(pause);
		if (root.isConnected) pause = setTimeout(recordIfShown, PAUSE_MS);
		else removeEventListener("scroll", onScroll);
	};
	addEventListener("scroll", onScroll, { passive: true });
}

/** The header's height is the scroll padding (client/styles/room.css). */
const viewport = (): Viewport => ({
	line: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
	bottom: innerHeight,
});

const boxes = (text: Element) => [...text.children].map((child) => child.getBoundingClientRect());

function record(text: Element, path: string, title: string | undefined): void {
	if (!libraryStore.getState().reading) return;
	const view = viewport();
	const read = shareRead(text.getBoundingClientRect(), view);
	if (isFinished(read)) forget("progress", path);
	else if (isBegun(read)) {
		recordProgress({ path, ...(title ? { title } : {}), read, ...positionAt(view.line, boxes(text)) });
	}
}

/** Scrolls without focus, so keyboard users start at the beginning of the text. */
function resume(text: Element, path: string): void {
	const saved = libraryStore.getState().progress.find((entry) => entry.path === path);
	if (!saved || !isHalfRead(saved)) return;
	const blocks = boxes(text);
	const box = blocks[Math.min(saved.block, blocks.length - 1)];
	if (!box) return;
	scrollTo({ top: scrollY + box.top + saved.within * box.height - viewport().line, behavior: "instant" });
}
