import { documentOf } from "../shell/navigation/document.ts";
import { announce } from "../shell/page/announce.ts";
import { fetchPage, withoutHash } from "../shell/prefetch/prefetch.ts";
import { replaceParts, startInserted } from "./replace.ts";

/** The link stays a link to the whole page: for a click that opens a new tab, and if the part fails again. */
export function startRetry(link: HTMLElement, enhance: () => void): void {
	link.addEventListener("click", (event) => {
		// Offline the page stays (client/browser/shell/navigation/unreached.ts).
		if (!navigator.onLine) return;
		if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		const part = link.closest<HTMLElement>("[data-part]");
		if (part?.ariaBusy !== "true") void retry(link, part, enhance).catch(() => loadWhole(link));
	});
}

/** Not after the visitor has left for another page. */
function loadWhole(link: HTMLAnchorElement): void {
	if (link.isConnected) location.assign(link.href);
}

async function retry(link: HTMLAnchorElement, part: HTMLElement | null, enhance: () => void): Promise<void> {
	if (part) part.ariaBusy = "true";
	const [fresh] = await loadParts(link.href, part?.dataset.part ?? "");
	if (!fresh) return loadWhole(link);
	startInserted(enhance);
	const words = fresh.querySelector<HTMLElement>(".notice__text") ?? fresh.querySelector("h2") ?? fresh;
	announce(words.textContent);
	const target = fresh.querySelector<HTMLElement>(
		`a[href="${CSS.escape(link.getAttribute("href") ?? "")}"], [tabindex]`,
	);
	if (!target) fresh.tabIndex = -1;
	(target ?? fresh).focus({ preventScroll: true });
}

/** Loads the page at `whole` and replaces the part `name`. A page of another visitor, or one left since, replaces nothing. */
export async function loadParts(whole: string, name: string): Promise<HTMLElement[]> {
	const main = document.querySelector("main");
	const response = await fetchPage(withoutHash(whole), AbortSignal.timeout(PAGE_TIMEOUT_MS));
	const next = response.ok ? documentOf(response, await response.text()) : null;
	const matches = ({ dataset: { part = "" } }: HTMLElement) => part === name || part.startsWith(`${name}:`);
	if (!main?.isConnected) return [];
	return replaceParts(next?.querySelectorAll<HTMLElement>("[data-part]") ?? [], matches);
}

/** Longer than the Worker's own deadlines. */
const PAGE_TIMEOUT_MS = 30_000;
