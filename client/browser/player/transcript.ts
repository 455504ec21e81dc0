import { startFind } from "./find.ts";
import { showIn } from "./show-in.ts";

export function startTranscript(root: HTMLElement): void {
	const box = root.querySelector<HTMLElement>("[data-box]");
	if (!box) return;
	const lines = [...box.querySelectorAll<HTMLAnchorElement>("a[data-start]")];
	if (lines.length === 0) watchSize(box);
	startFind(root, box);
	if (lines.length > 0) follow(root, box, lines);
}

/** A box that scrolls needs a tab stop, so that keyboard users can scroll it. */
function watchSize(box: HTMLElement): void {
	const observer = new ResizeObserver(() => {
		if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
		else box.removeAttribute("tabindex");
	});
	observer.observe(box);
	for (const content of box.children) observer.observe(content);
}

const READING_EVENTS = ["wheel", "touchmove", "keydown"] as const;

function follow(root: HTMLElement, box: HTMLElement, lines: readonly HTMLAnchorElement[]): void {
	const spans = lines.map(({ dataset }) => ({ start: Number(dataset.start), end: Number(dataset.end) }));
	const player = () => document.querySelector<HTMLElement>(`[data-player="${CSS.escape(root.dataset.of ?? "")}"]`);
	let marked: HTMLAnchorElement | undefined;
	/** False after the reader has scrolled, so that the box does not jump away. */
	let isFollowing = true;

	const mark = (seconds: number) => {
		// When lines overlap, it is the last one.
		const spoken = lines[spans.findLastIndex(({ start, end }) => start <= seconds && seconds < end)];
		if (spoken === marked) return;
		marked?.removeAttribute("aria-current");
		spoken?.setAttribute("aria-current", "true");
		marked = spoken;
		if (spoken && isFollowing) showIn(box, spoken);
	};

	for (const sign of READING_EVENTS) box.addEventListener(sign, () => (isFollowing = false), { passive: true });
	box.addEventListener("click", (event) => {
		const line = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-start]") : null;
		if (!line || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		// Without a started player, the browser follows the link.
		const go = new CustomEvent("go", { detail: Number(line.dataset.start), cancelable: true });
		if (player()?.dispatchEvent(go) !== false) return;
		event.preventDefault();
		isFollowing = true;
		mark(Number(line.dataset.start));
	});

	// A docked player is outside the transcript, so its events are caught at the document. The listeners end with the page.
	const onMediaEvent = (event: Event) => {
		if (!root.isConnected) {
			for (const name of MEDIA_EVENTS) document.removeEventListener(name, onMediaEvent, { capture: true });
			return;
		}
		const { target } = event;
		if (!(target instanceof HTMLMediaElement) || !player()?.contains(target)) return;
		if (event.type === "play") isFollowing = true;
		// Media that is not loaded reports 0, although it will start elsewhere.
		if (target.readyState > 0) mark(target.currentTime);
	};
	for (const name of MEDIA_EVENTS) document.addEventListener(name, onMediaEvent, { capture: true });
}

const MEDIA_EVENTS = ["play", "timeupdate", "seeking"] as const;
