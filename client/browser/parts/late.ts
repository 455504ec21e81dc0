import { announce } from "../shell/page/announce.ts";
import { isPending, offerWhole, startInserted } from "./replace.ts";
import { loadParts } from "./retry.ts";

/** Late parts are streamed after the shell. Their own script (worker/render/late.tsx) or stream.ts inserts them. */

let watching: MutationObserver | undefined;
const started = new WeakSet<Element>();

/** If the connection breaks, Chromium and Firefox fire no `load`. Longer than the Worker waits for a part. */
const LOAD_TIMEOUT_MS = 15_000;

/** Starts the scripts of each late part and announces it, including parts that arrived before this code was loaded. */
export function watchLate(enhance: () => void): void {
	if (!document.querySelector("[data-part][data-state]")) return;
	const startArrived = () => {
		const arrived = [...document.querySelectorAll<HTMLElement>("[data-part][data-state=late]")].filter(
			(part) => !part.closest("[data-late]") && !started.has(part),
		);
		if (arrived.length === 0) return;
		for (const part of arrived) started.add(part);
		startInserted(enhance);
		if (!isPending()) announce(arrived[0]?.dataset.here ?? "");
	};
	if (!watching) {
		watching = new MutationObserver(startArrived);
		watching.observe(document.body, { childList: true, subtree: true });
	}
	startArrived();
}

export function startLate(placeholder: HTMLElement, enhance: () => void): void {
	const request = () => void loadMissing(placeholder, enhance).catch(() => offerWhole(placeholder));
	if (placeholder.dataset.left !== undefined || document.readyState === "complete") request();
	else void Promise.race([loaded(), sleep(LOAD_TIMEOUT_MS)]).then(request);
}

const loaded = () => new Promise((resolve) => addEventListener("load", resolve, { once: true }));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws if the whole page cannot be loaded either */
async function loadMissing(placeholder: HTMLElement, enhance: () => void): Promise<void> {
	if (!placeholder.isConnected) return;
	const { whole = "", left, here = "" } = placeholder.dataset;
	const parts = await loadParts(whole, placeholder.closest<HTMLElement>("[data-part]")?.dataset.part ?? "");
	if (parts.length === 0) return offerWhole(placeholder);
	// A whole page that lacks the part too is not requested again.
	const missing = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-enhance=late]")]);
	for (const note of missing) {
		delete note.dataset.enhance;
		offerWhole(note);
	}
	startInserted(enhance);
	if (left !== undefined && missing.length === 0) announce(here);
}
