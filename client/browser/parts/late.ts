import { announce } from "../shell/page/announce.ts";
import { isPending, startNew } from "./replace.ts";
import { loadParts } from "./retry.ts";

/** Parts of this page that come after it: React's own scripts, or stream.ts, put them into their places. */

let watching: MutationObserver | undefined;
const known = new WeakSet<Element>();

/** Longer than React waits before it moves a part that has come to its place. */
const GRACE_MS = 2500;

/** Starts what each late part needs and announces it, also where the part came before this code. */
export function watchLate(enhance: () => void): void {
	if (!document.querySelector("[data-part][data-state]")) return;
	const look = () => {
		const come = [...document.querySelectorAll<HTMLElement>("[data-part][data-state=late]")].filter(
			(part) => !part.closest("[hidden]") && !known.has(part),
		);
		if (come.length === 0) return;
		for (const part of come) known.add(part);
		startNew(enhance);
		if (!isPending()) announce(come[0]?.dataset.here ?? "");
	};
	if (!watching) {
		watching = new MutationObserver(look);
		watching.observe(document.body, { childList: true, subtree: true });
	}
	look();
}

/** Asks again for a part if the page ends without it. `asking` is the placeholder of the part. */
export function startLate(asking: HTMLElement, enhance: () => void): void {
	const hurry = () => setTimeout(() => void missing(asking, enhance).catch(() => undefined), GRACE_MS);
	// Without React's place the page was opened by client-side navigation, which reads to the end itself.
	if (!document.querySelector('template[id^="B:"]')) return;
	if (document.readyState === "complete") hurry();
	else addEventListener("load", hurry, { once: true });
}

/** The page has ended, and the part has not come: the line was broken. It is asked for with the whole page. */
async function missing(asking: HTMLElement, enhance: () => void): Promise<void> {
	if (!asking.isConnected) return;
	const name = asking.closest<HTMLElement>("[data-part]")?.dataset.part ?? "";
	const parts = await loadParts(asking.dataset.whole ?? "", name);
	if (parts.length > 0) startNew(enhance);
}
