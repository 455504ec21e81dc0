import { PROGRESS_HIDE_MS } from "../../../../shared/constants.ts";

/** The bar at the top: runs for a nominal five seconds, hides half a second after the end. [2.51, 4.19] */

let hiding: ReturnType<typeof setTimeout> | undefined;

const show = (state: "running" | "done" | null) => {
	const bar = document.getElementById("progress");
	if (!bar) return;
	bar.hidden = state === null;
	if (state) bar.dataset.state = state;
};

export function startProgress(): void {
	clearTimeout(hiding);
	show(null);
	show("running");
}

export function finishProgress(): void {
	// Nothing to finish after a navigation that has not started the bar.
	if (document.getElementById("progress")?.hidden) return;
	show("done");
	hiding = setTimeout(() => show(null), PROGRESS_HIDE_MS);
}
