import { announce } from "../shell/page/announce.ts";
import { isPending, startInserted } from "./replace.ts";
import { loadParts } from "./retry.ts";

/** Late parts of the page: parts that the Worker streams after the shell. React's scripts or stream.ts insert them. */

let watching: MutationObserver | undefined;
const started = new WeakSet<Element>();

/** React delays the insertion of a part that has arrived. This is longer than its delay. */
const GRACE_MS = 2500;

/** Starts the scripts of each late part and announces it, including parts that arrived before this code was loaded. */
export function watchLate(enhance: () => void): void {
	if (!document.querySelector("[data-part][data-state]")) return;
	const startArrived = () => {
		const arrived = [...document.querySelectorAll<HTMLElement>("[data-part][data-state=late]")].filter(
			(part) => !part.closest("[hidden]") && !started.has(part),
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

/** Requests a part again if the page has loaded without it. */
export function startLate(placeholder: HTMLElement, enhance: () => void): void {
	const requestIfMissing = () =>
		setTimeout(() => void loadMissing(placeholder, enhance).catch(() => undefined), GRACE_MS);
	// Without React's template the page came by client-side navigation, and stream.ts reads it to the end.
	if (!document.querySelector('template[id^="B:"]')) return;
	if (document.readyState === "complete") requestIfMissing();
	else addEventListener("load", requestIfMissing, { once: true });
}

/** The connection broke before the part arrived. Loading the whole page again brings it. */
async function loadMissing(placeholder: HTMLElement, enhance: () => void): Promise<void> {
	if (!placeholder.isConnected) return;
	const name = placeholder.closest<HTMLElement>("[data-part]")?.dataset.part ?? "";
	const parts = await loadParts(placeholder.dataset.whole ?? "", name);
	if (parts.length > 0) startInserted(enhance);
}
