import { expect, type Locator, type Page } from "playwright/test";

/** How far the page can be scrolled sideways. The root's own width leaves room for a scroll bar; the body's does not. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - Math.ceil(document.body.getBoundingClientRect().width));

/** As who has set another size of text in the browser. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
	page.evaluate((value) => {
		document.documentElement.style.fontSize = value;
	}, size);

export const linesOf = (text: Locator): Promise<number> =>
	text.evaluate((one) => {
		const range = document.createRange();
		range.selectNodeContents(one);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
	});

/** Without sideways scrolling at these widths, of which the last one stays. */
export async function expectFits(page: Page, state = page.url(), widths = [1280, 360]): Promise<void> {
	const height = page.viewportSize()?.height ?? 740;
	for (const width of widths) {
		await page.setViewportSize({ width, height });
		// The layout follows the new size a frame later.
		await expect.poll(() => sidewaysOverflow(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
	}
}

/** Fields whose type is below 16 px: iPhones zoom into the page when they are used. */
export const smallFields = (page: Page): Promise<string[]> =>
	page
		.locator("select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])")
		.evaluateAll((fields) =>
			fields
				.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
				.map((field) => field.outerHTML.slice(0, 80)),
		);
