import { startFind } from "./find.ts";
import { showIn } from "./show-in.ts";

/** A transcript beside its player: the line that is spoken is marked, a line leads to its place, words can be found. */

export function startTranscript(root: HTMLElement): void {
	const box = root.querySelector<HTMLElement>("[data-box]");
	if (!box) return;
	const lines = [...box.querySelectorAll<HTMLAnchorElement>("a[data-start]")];
	if (lines.length === 0) watchSize(box);
	startFind(root, box);
	if (lines.length > 0) follow(root, box, lines);
}

/** Makes it a stop of the Tab key only while it scrolls. */
function watchSize(box: HTMLElement): void {
	const observer = new ResizeObserver(() => {
		if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
		else box.removeAttribute("tabindex");
	});
	observer.observe(box);
	for (const content of box.children) observer.observe(content);
}

const SIGNS_OF_READING = ["wheel", "touchmove", "keydown"] as const;

function follow(root: HTMLElement, box: HTMLElement, lines: readonly HTMLAnchorElement[]): void {
	const spans = lines.map(({ dataset }) => ({ start: Number(dataset.start), end: Number(dataset.end) }));
	const player = () => document.querySelector<HTMLElement>(`[data-player="${CSS.escape(root.dataset.of ?? "")}"]`);
	let marked: HTMLAnchorElement | undefined;
	/** Not while somebody reads elsewhere in it. */
	let isFollowing = true;

	const mark = (now: number) => {
		const spoken = lines[spokenAt(spans, now)];
		if (spoken === marked) return;
		marked?.removeAttribute("aria-current");
		spoken?.setAttribute("aria-current", "true");
		marked = spoken;
		if (spoken && isFollowing) showIn(box, spoken);
	};

	for (const sign of SIGNS_OF_READING) box.addEventListener(sign, () => (isFollowing = false), { passive: true });
	box.addEventListener("click", (event) => {
		const line = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-start]") : null;
		if (!line || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		// A player that has not started, or is not there, leaves the link to the browser.
		const go = new CustomEvent("go", { detail: Number(line.dataset.start), cancelable: true });
		if (player()?.dispatchEvent(go) !== false) return;
		event.preventDefault();
		isFollowing = true;
		mark(Number(line.dataset.start));
	});

	// The player may be docked, so that its events are heard at the document; until the transcript's page is left.
	const heard = (event: Event) => {
		if (!root.isConnected) {
			for (const name of HEARD) document.removeEventListener(name, heard, { capture: true });
			return;
		}
		const { target } = event;
		if (!(target instanceof HTMLMediaElement) || !player()?.contains(target)) return;
		if (event.type === "play") isFollowing = true;
		// Until it is loaded it is nowhere: a place that was chosen is gone to then.
		if (target.readyState > 0) mark(target.currentTime);
	};
	for (const name of HEARD) document.addEventListener(name, heard, { capture: true });
}

const HEARD = ["play", "timeupdate", "seeking"] as const;

/** The line that began last of those that are spoken then; -1: none. */
function spokenAt(spans: readonly { start: number; end: number }[], now: number): number {
	return spans.findLastIndex(({ start, end }) => start <= now && now < end);
}
