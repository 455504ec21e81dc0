import type { Page } from "playwright/test";

/** How far the page can be scrolled sideways. The root's own width leaves room for a scroll bar; the body's does not. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - Math.ceil(document.body.getBoundingClientRect().width));
