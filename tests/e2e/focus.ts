import { expect, type Page } from "playwright/test";

/** What axe cannot see: whether what has the focus can be seen. */

/** The windows of all walks: a phone upright and on its side, 1280 px at 400 % zoom, a desktop. */
export const WINDOWS = [
	{ width: 360, height: 640 },
	{ width: 640, height: 360 },
	{ width: 320, height: 256 },
	{ width: 1280, height: 800 },
] as const;

const KEYS_AT_ONCE = 20;
/** More than any page has: a walk that does not come round is a trap. */
const MOST_KEYS = 400;

interface Walk {
	/** How many elements had the focus. */
	steps: number;
	/** Those of which less than half could be seen, and those whose ring lies on a background that is nearly as light. */
	covered: string[];
	/** It has come back to where it began, or to where the page ends. */
	isRound: boolean;
}

declare global {
	interface Window {
		focusWalk?: Walk;
	}
}

/**
 * Judges each focused element when the next Tab is pressed, thus after the browser has scrolled to it: of 25 points of its
 * boxes at least half must show it, not what lies above it. Ends with the element that `until` selects.
 */
const watchFocus = (until: string): void => {
	const seen = new Set<Element>();
	const walk: Walk = { steps: 0, covered: [], isRound: false };
	const isOf = (element: Element, hit: Element | null): boolean => {
		const label = hit?.closest("label");
		return hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element);
	};
	const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
	/** A field that is only there for screen readers is seen as its label. */
	const shownAs = (element: Element): Element => {
		const labels = element instanceof HTMLInputElement ? element.labels : null;
		return (element.getBoundingClientRect().width < 4 && labels?.[0]) || element;
	};
	const shareSeen = (element: Element): number => {
		const points = [...shownAs(element).getClientRects()].flatMap(({ x, y, width, height }) =>
			shares.flatMap((across) => shares.map((down) => [x + width * across, y + height * down] as const)),
		);
		return points.filter(([x, y]) => isOf(element, document.elementFromPoint(x, y))).length / points.length;
	};
	const lightOf = (colour: string): number => {
		const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
			const share = Number(part) / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
	};
	/** Of a ring inside an element with a background of its own. [WCAG 1.4.11] */
	const hasFaintRing = (element: Element): boolean => {
		const { outlineOffset, outlineColor, backgroundColor } = getComputedStyle(element);
		if (!outlineOffset.startsWith("-") || backgroundColor === "rgba(0, 0, 0, 0)") return false;
		const [ring, background] = [lightOf(outlineColor), lightOf(backgroundColor)];
		return Math.max(ring, background) / Math.min(ring, background) < 3;
	};
	const judge = (): void => {
		const element = document.activeElement;
		if (walk.isRound || !element || element === document.body) {
			walk.isRound ||= walk.steps > 0;
			return;
		}
		if (seen.has(element)) {
			walk.isRound = true;
			return;
		}
		seen.add(element);
		walk.steps += 1;
		if (hasFaintRing(element)) walk.covered.push(`Faint ring: ${element.outerHTML.slice(0, 120)}`);
		const share = shareSeen(element);
		// What is higher than the window fills it.
		const isTall = shownAs(element).getBoundingClientRect().height > innerHeight / 2;
		if (share < 0.5 && !(isTall && share > 0.2)) {
			const { x, y } = element.getBoundingClientRect();
			walk.covered.push(
				`${Math.round(share * 100)} % at ${Math.round(x)},${Math.round(y)}: ${element.outerHTML.slice(0, 120)}`,
			);
		}
		if (until && element.matches(until)) walk.isRound = true;
	};
	window.focusWalk = walk;
	addEventListener("keydown", ({ key }) => key === "Tab" && judge(), { capture: true });
};

/** Presses Tab from where the focus is, once round the page. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab", until = ""): Promise<Walk> {
	await page.evaluate(watchFocus, until);
	for (let keys = 0; keys < MOST_KEYS; keys += KEYS_AT_ONCE) {
		for (let times = 0; times < KEYS_AT_ONCE; times++) await page.keyboard.press(key);
		const now = await page.evaluate(() => window.focusWalk);
		if (now?.isRound) return now;
	}
	throw new Error(`Focus does not come round: ${page.url()}`);
}

/** Tab goes on behind the skip link, the first of all. */
const skipLink = (page: Page) => page.locator(".skip-link");
export const restartAtTop = (page: Page) => skipLink(page).focus();

/** In the first frame of a window's new size the portal's observers measure; before it, keys meet the old layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
	await page.setViewportSize(size);
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** In every window, from the page's top or from another element, past more than so many. */
export async function expectSeenFocus(page: Page, state: string, from = skipLink(page), least = 1): Promise<void> {
	for (const size of WINDOWS) {
		await resize(page, size);
		await from.focus();
		const { steps, covered } = await walk(page);
		expect.soft(covered, `${state} at ${size.width} x ${size.height}`).toEqual([]);
		expect(steps, state).toBeGreaterThan(least);
	}
}
