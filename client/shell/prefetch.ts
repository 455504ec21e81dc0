import { page } from "../stores/page.ts";
import { idle } from "./idle.ts";
import { isPage } from "./routes.ts";

/**
 * Pages fetched before somebody asks for them: links in sight when the browser is idle, at once what a pointer rests
 * or presses on; nothing on slow or metered connections. [9.05] Reading a page changes nothing, so that a prefetch
 * has no effect: views are counted when they are shown.
 */

/** Older copies are fetched again: what the page says may have changed. */
const LIFE_MS = 30_000;
const MAX_KEPT = 40;
const HOVER_MS = 65;

const kept = new Map<string, { at: number; response: Promise<Response> }>();

export const fetchPage = (url: string, signal?: AbortSignal): Promise<Response> =>
	fetch(url, { headers: { Accept: "text/html" }, ...(signal ? { signal } : { priority: "low" }) });

/** The kept copy, handed out once. */
export function takePrefetched(url: string): Promise<Response> | undefined {
	const found = kept.get(url);
	kept.delete(url);
	return found && Date.now() - found.at < LIFE_MS ? found.response : undefined;
}

function prefetch(url: string): void {
	const found = kept.get(url);
	if (found && Date.now() - found.at < LIFE_MS) return;
	const response = fetchPage(url);
	kept.set(url, { at: Date.now(), response });
	// A copy that failed is no copy: the visit itself tries again.
	response.then(({ ok }) => ok || kept.delete(url)).catch(() => kept.delete(url));
	for (const oldest of kept.keys()) {
		if (kept.size <= MAX_KEPT) break;
		kept.delete(oldest);
	}
}

declare global {
	interface Navigator {
		/** Network Information API, where the browser has it. */
		readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
	}
}

const isCostly = (): boolean =>
	navigator.connection?.saveData === true || Boolean(navigator.connection?.effectiveType?.includes("2g"));

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
	target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const prefetchLink = (link: HTMLAnchorElement | null): void => {
	if (!link || link.target || !isPage(new URL(link.href))) return;
	const url = withoutHash(link.href);
	// The page that is shown is not fetched again.
	if (url !== withoutHash(location.href)) prefetch(url);
};

export const withoutHash = (url: string): string => url.split("#", 1)[0] ?? url;

let inSight: IntersectionObserver | undefined;

export function watchLinks(): void {
	// What only some may read is not kept for later: they may have signed out by then, here or in another tab.
	const isPublic = page.getState().facts?.accessLevel === "none";
	if (!("navigation" in window) || isCostly() || !isPublic) return;
	document.addEventListener("pointerover", () => void import("./speculation.ts").catch(() => {}), { once: true });
	inSight = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
			inSight?.unobserve(target);
			idle(() => prefetchLink(target));
		}
	});
	observeLinks();
	document.addEventListener("pointerdown", ({ target }) => prefetchLink(linkAt(target)), { passive: true });
	document.addEventListener("pointerover", restsOn, { passive: true });
}

/** The links of the page that has just been shown. */
export function observeLinks(): void {
	for (const link of document.links) inSight?.observe(link);
}

function restsOn({ target }: PointerEvent): void {
	const link = linkAt(target);
	if (!link) return;
	const timer = setTimeout(() => prefetchLink(link), HOVER_MS);
	link.addEventListener("pointerout", () => clearTimeout(timer), { once: true });
}
