import { expect, type Page, test } from "playwright/test";
import { origin } from "./portal.ts";
import { SCREENS } from "./shell/shell.ts";

/** What stands one above the other on an item's page begins and ends on the same lines. */

const ITEMS = {
	article: `${origin("be")}/fr-BE/news/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points`,
	video: `${origin("ie")}/en-IE/webcasts/echo-basics-for-non-cardiologists`,
	audio: `${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`,
	event: `${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`,
};

/** The left and right edges of all that is shown in the body, in whole pixels. */
const edgesOf = (page: Page): Promise<string[]> =>
	page.locator(".article__body > *").evaluateAll((parts) =>
		parts
			.map((part) => part.getBoundingClientRect())
			.filter(({ height }) => height > 0)
			.map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`),
	);

test("text, picture, player and panel share one width", async ({ page }) => {
	for (const [name, address] of Object.entries(ITEMS)) {
		await page.goto(address);
		for (const size of SCREENS) {
			await page.setViewportSize(size);
			const edges = await edgesOf(page);
			expect(edges.length).toBeGreaterThan(1);
			expect(new Set(edges).size, `${name} at ${size.width} px: ${edges.join(", ")}`).toBe(1);
		}
	}
});
