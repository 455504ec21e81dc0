import { PROGRESS_HIDE_MS } from "../../../../shared/constants.ts";

/** The bar runs for a nominal five seconds and hides half a second after the end. [2.51, 4.19] */

let hiding: ReturnType<typeof setTimeout> | undefined;

const show = (state: "running" | "done" | null) => {
	const bar = document.getElementById("progress");
	if (!bar) return;
	bar.hidden = state === null;
	if (state) bar.dataset.state = state;
};

export function startProgress(): void {
	clearTimeout(hiding);
	show("running");
}

export function finishProgress(): void {
	// Not every navigation starts the bar.
	if (document.getElementById("progress")?.hidden) return;
	show("done");
	hiding = setTimeout(() => show(null), PROGRESS_HIDE_MS);
}
