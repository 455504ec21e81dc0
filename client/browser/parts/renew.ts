import { startInserted } from "./replace.ts";
import { loadParts } from "./retry.ts";

/** Loads the element's part again whenever the tab is shown again: its link opens a tab in which its facts change. */
export function startRenewal(element: HTMLElement, enhance: () => void): void {
	document.addEventListener("visibilitychange", renewIfShown);

	function renewIfShown(): void {
		// The new element has a listener of its own.
		if (!element.isConnected) document.removeEventListener("visibilitychange", renewIfShown);
		else if (document.visibilityState === "visible") void renew().catch(() => undefined);
	}

	async function renew(): Promise<void> {
		const part = element.closest<HTMLElement>("[data-part]");
		const focused = part?.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
		const [fresh] = await loadParts(location.href, part?.dataset.part ?? "");
		if (!fresh) return;
		startInserted(enhance);
		if (focused) fresh.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
	}
}
