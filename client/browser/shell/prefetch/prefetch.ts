import { LATE_HEADER } from "../../../../shared/parts.ts";
import { page } from "../../stores/page.ts";
import { isPage } from "../navigation/routes.ts";
import { idle } from "./idle.ts";

/** Prefetches visible links when idle, and links under a pointer. Not on slow or metered connections. [9.05] */

const LIFE_MS = 30_000;
const MAX_PREFETCHED = 40;
const HOVER_MS = 65;

const prefetched = new Map<string, { at: number; response: Promise<Response> }>();

export const fetchPage = (url: string, signal?: AbortSignal): Promise<Response> =>
	fetch(url, { headers: { Accept: "text/html" }, ...(signal ? { signal } : { priority: "low" }) });

/** Removes the response, because it can be read only once. Undefined when there is no fresh one. */
export function takePrefetched(url: string): Promise<Response> | undefined {
	const entry = prefetched.get(url);
	prefetched.delete(url);
	return entry && Date.now() - entry.at < LIFE_MS ? entry.response : undefined;
}

function prefetch(url: string): void {
	const entry = prefetched.get(url);
	if (entry && Date.now() - entry.at < LIFE_MS) return;
	const response = fetchPage(url);
	prefetched.set(url, { at: Date.now(), response });
	// Failures are dropped, so that the visit tries again. A prefetch cannot wait for late parts.
	response
		.then(({ ok, headers, body }) => {
			if (ok && !headers.has(LATE_HEADER)) return;
			if (prefetched.delete(url)) void body?.cancel();
		})
		.catch(() => prefetched.delete(url));
	for (const oldest of prefetched.keys()) {
		if (prefetched.size <= MAX_PREFETCHED) break;
		prefetched.delete(oldest);
	}
}

declare global {
	interface Navigator {
		/** Network Information API, in browsers that have it. */
		readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
	}
}

/** Read at each link, because the connection may change. */
const isCostly = (): boolean =>
	navigator.connection?.saveData === true || Boolean(navigator.connection?.effectiveType?.includes("2g"));

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
	target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const prefetchLink = (link: HTMLAnchorElement | null): void => {
	if (!link || link.target || isCostly() || !isPage(new URL(link.href))) return;
	const url = withoutHash(link.href);
	if (url !== withoutHash(location.href)) prefetch(url);
};

export const withoutHash = (url: string): string => url.split("#", 1)[0] ?? url;

let inSight: IntersectionObserver | undefined;

export function watchLinks(): void {
	// Gated pages are not prefetched: the visitor may have signed out before the visit.
	const isPublic = page.getState().facts?.accessLevel === "none";
	if (!("navigation" in window) || !isPublic) return;
	document.addEventListener("pointerover", () => isCostly() || void import("./speculation.ts").catch(() => {}), {
		once: true,
	});
	inSight = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
			inSight?.unobserve(target);
			idle(() => prefetchLink(target));
		}
	});
	observeLinks();
	document.addEventListener("pointerdown", ({ target }) => prefetchLink(linkAt(target)), { passive: true });
	document.addEventListener("pointerover", onHover, { passive: true });
}

export function observeLinks(): void {
	for (const link of document.links) inSight?.observe(link);
}

function onHover({ target }: PointerEvent): void {
	const link = linkAt(target);
	if (!link) return;
	const timer = setTimeout(() => prefetchLink(link), HOVER_MS);
	link.addEventListener("pointerout", () => clearTimeout(timer), { once: true });
}
