import { readFileSync } from "node:fs";
import { type Download, expect, type Locator, type Page, type Request, type Route } from "playwright/test";

/** What the tests of the interactive shell share. */

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };
export const WIDTHS = [phone, desktop];
export const SCREENS = [phone, { width: 768, height: 1024 }, desktop];

interface Chunk {
	file: string;
	imports?: string[];
}

export const manifestOf = (folder: string): Record<string, Chunk> =>
	JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));

/** Glob of a production chunk's URL. */
export const chunk = (source: string): string => `**/${manifestOf("dist/client")[source]?.file}`;
export const HEADER = "client/browser/header/header.ts";
export const FORMS = "client/browser/islands/forms.tsx";
export const FILTERS = "client/browser/islands/filters.tsx";

export const pathOf = (url: string): string => {
	const { pathname, search } = new URL(url);
	return pathname + search;
};

/** Addresses that the page requests from now on, of all requests or of some. */
export function requested(
	page: Page,
	isMeant: (request: Request) => boolean = () => true,
	shown = (url: string) => url,
): string[] {
	const all: string[] = [];
	page.on("request", (request) => isMeant(request) && all.push(shown(request.url())));
	return all;
}

/** Documents that the browser itself loads from now on. */
export const loads = (page: Page): string[] =>
	requested(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(), pathOf);

/** Pages that the scripts fetch from now on. */
export const fetches = (page: Page): string[] =>
	requested(page, (request) => request.resourceType() === "fetch", pathOf);

/** Every console message whatever its level, and every uncaught error. */
export function messages(page: Page): string[] {
	const all: string[] = [];
	page.on("console", (message) => all.push(`${message.type()}: ${message.text()}`));
	page.on("pageerror", (error) => all.push(`uncaught: ${error.message}`));
	return all;
}

/** Those whose code has come: React marks its elements, and the header's code listens to the menu. */
const takenOver = (islands: Element[]): (string | null)[] => {
	const isTaken = (island: Element) => {
		const menu = island.querySelector<HTMLElement>("#menu");
		if (menu) return menu.ontoggle !== null;
		return Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber"));
	};
	return islands.filter(isTaken).map((island) => island.getAttribute("data-island"));
};

export const isHydrated = async (page: Page, island: string): Promise<boolean> =>
	(await page.locator("[data-island]").evaluateAll(takenOver)).includes(island);

export const untilHydrated = (page: Page, island: string) => expect.poll(() => isHydrated(page, island)).toBe(true);

/** Shows interest in every island until its code has come; the entry that listens may come later. */
export const hydrateAll = (page: Page) =>
	expect(async () => {
		const islands = page.locator("[data-island]");
		await islands.evaluateAll((all) => {
			for (const island of all) island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
		});
		expect(await islands.evaluateAll(takenOver)).toHaveLength(await islands.count());
	}).toPass();

/** For tests of what happens without prefetched copies. */
export const withoutPrefetch = (page: Page) =>
	page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Answers with the page as it is after a change. */
export const rewrite = (page: Page, url: string | RegExp, change: (body: string) => string) =>
	page.route(url, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: change(await response.text()) });
	});

/** `font-display: optional` leaves a page whose font comes late in another font; here the text waits for it. */
export const withFont = (page: Page) =>
	rewrite(page, "**/assets/*.css", (body) => body.replaceAll("font-display:optional", "font-display:block"));

/** A mark that a full load wipes out. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
/** Opens a page that has the mark, in a window of the size. */
export async function openMarked(page: Page, path: string, size?: { width: number; height: number }): Promise<void> {
	if (size) await page.setViewportSize(size);
	await page.goto(path);
	await mark(page);
}
export const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
export const searchButton = (page: Page) => page.locator("[popovertarget=site-search]").first();
export const navigation = (page: Page) => page.getByRole("navigation", { name: "Hoofdnavigatie" });
export const language = (page: Page) => page.locator(".language");
export const searchField = (page: Page) => page.locator("#site-search-term");
export const announcer = (page: Page) => page.locator("#announcer");

export const cards = (page: Page) => page.locator(".results .card");
export const domain = (page: Page) => page.getByLabel("Therapeutisch domein");
export const topic = (page: Page) => page.getByLabel("In de praktijk", { exact: true });
export const chips = (page: Page) => page.locator(".chips");
export const tab = (page: Page, name: string) => page.locator(".tabs a", { hasText: name });

export async function openFilters(page: Page): Promise<void> {
	await page.locator(".filters summary").click();
	await untilHydrated(page, "filters");
}

/**
 * Requests that fit are answered only when the returned function is called. To be called before the page is opened: browsers
 * sometimes believe that their pointer lies over the header.
 */
export async function hold(page: Page, url: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route: Route) => {
		await promise;
		// The page may have given it up.
		await route.fallback().catch(() => {});
	});
	return resolve;
}

/** Opens a page whose scripts do not come before the returned function is called. Its styles are there. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
	const release = await hold(page, "**/assets/*.js");
	await page.goto(address, { waitUntil: "commit" });
	await expect(page.locator("#page")).toBeAttached();
	await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
	return release;
}

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** What a screen reader is told of the header's button; a popover's opener has no attribute for it. */
export async function isExpanded(page: Page, name: string): Promise<unknown> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
	return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

/** A page of the Worker as the browser gets it, to be changed and answered with. */
export const htmlOf = (page: Page, path: string): Promise<string> =>
	page.evaluate(async (url) => (await fetch(url)).text(), path);

/** Follows the link; how far the page was scrolled then. */
export async function placeOfClick(page: Page, link: Locator): Promise<number> {
	await page.evaluate(() =>
		addEventListener("click", () => document.documentElement.setAttribute("data-place", `${scrollY}`), {
			capture: true,
			once: true,
		}),
	);
	await link.click();
	return Number(await page.locator("html").getAttribute("data-place"));
}

/** A window of this size in which nothing moves by itself. */
export async function calm(page: Page, size: { width: number; height: number }): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(size);
}

export const sectionLink = (page: Page, name: string) =>
	page.getByRole("navigation", { name: /^(?:Hoofdnavigatie|Main navigation)$/ }).getByRole("link", { name });

/** Opens a section by the main navigation. */
export async function toSection(page: Page, name: string, heading = name): Promise<void> {
	await sectionLink(page, name).click();
	await expect(page.locator("h1")).toHaveText(heading);
}

/** What a click downloads. */
export const downloaded = async (page: Page, link: Locator): Promise<Download> =>
	(await Promise.all([page.waitForEvent("download"), link.click()]))[0];

/** As a link of the page that leads there, with the heading that the page then has. */
export async function follow(page: Page, href: string, heading?: string): Promise<void> {
	await page.evaluate((value) => {
		const link = document.createElement("a");
		link.href = value;
		document.body.appendChild(link);
		link.click();
		link.remove();
	}, href);
	if (heading) await expect(page.locator("h1")).toHaveText(heading);
}
