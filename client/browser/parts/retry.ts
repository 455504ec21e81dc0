import { documentOf } from "../shell/navigation/document.ts";
import { announce } from "../shell/page/announce.ts";
import { fetchPage, withoutHash } from "../shell/prefetch/prefetch.ts";
import { replaceParts, startNew } from "./replace.ts";

/** A part that could not be had, or did not come: asked for with the whole page, of which it alone is shown. */

/** The link still leads to the whole page where a click means a new tab, or the part cannot be had. */
export function startRetry(link: HTMLElement, enhance: () => void): void {
	link.addEventListener("click", (event) => {
		if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		const part = link.closest<HTMLElement>("[data-part]");
		if (part?.ariaBusy !== "true") void again(link, part, enhance).catch(() => location.assign(link.href));
	});
}

async function again(link: HTMLAnchorElement, part: HTMLElement | null, enhance: () => void): Promise<void> {
	if (part) part.ariaBusy = "true";
	const [fresh] = await loadParts(link.href, part?.dataset.part ?? "");
	if (!fresh) return location.assign(link.href);
	startNew(enhance);
	const words = fresh.querySelector<HTMLElement>(".notice__text") ?? fresh.querySelector("h2") ?? fresh;
	announce(words.textContent);
	const place = fresh.querySelector<HTMLElement>(
		`a[href="${CSS.escape(link.getAttribute("href") ?? "")}"], [tabindex]`,
	);
	if (!place) fresh.tabIndex = -1;
	(place ?? fresh).focus({ preventScroll: true });
}

/** Shows anew what the whole page has of a part; nothing where it is another visitor's page by now. */
export async function loadParts(whole: string, name: string): Promise<HTMLElement[]> {
	const response = await fetchPage(withoutHash(whole), AbortSignal.timeout(WHOLE_MS));
	const next = response.ok ? documentOf(response, await response.text()) : null;
	const isMeant = ({ dataset: { part = "" } }: HTMLElement) => part === name || part.startsWith(`${name}:`);
	return replaceParts(next?.querySelectorAll<HTMLElement>("[data-part]") ?? [], isMeant);
}

/** The Worker's own deadlines are shorter. */
const WHOLE_MS = 30_000;
