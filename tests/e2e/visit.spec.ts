import { expect, type Page, test } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";

/** A deep-link visit: the bar that every page of it shows, and its end. */

const GATED = `${origin("ie")}/en-IE/materials/cardovex-titration-scheme`;
const bar = (page: Page) => page.getByRole("complementary", { name: "Your visit" });
const gate = (page: Page) => page.getByRole("heading", { name: "Login required" });

for (const viewport of [
	{ width: 360, height: 740 },
	{ width: 1440, height: 900 },
]) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("[2.22] the bar stays from page to page, and its button ends the visit", async ({ page }) => {
			const faults = watch(page);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(`${GATED}/demo-access`);
			await expect(bar(page)).toBeVisible();
			const picture = page.getByRole("figure").locator("img");
			await picture.scrollIntoViewIfNeeded();
			await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
			await expectAccessible(page);
			expect(await sidewaysOverflow(page)).toBe(0);
			await page.locator(".breadcrumb a").last().click();
			await expect(page).toHaveURL(/\/en-IE\/materials$/);
			await expect(bar(page)).toBeVisible();
			await bar(page).getByRole("button", { name: "End this visit" }).click();
			await expect(page).toHaveURL(/\/en-IE$/);
			await expect(bar(page)).toBeHidden();
			await page.goto(GATED);
			await expect(gate(page)).toBeVisible();
			expect(faults).toEqual([]);
		});
	});
}

test("[2.22] the bar fits on a phone in languages with long words", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const [country, locale] of [
		["ch", "de-CH"],
		["be", "fr-BE"],
	] as const) {
		await page.goto(`${origin(country)}/${locale}/news/anything/demo-access`);
		await page.goto(`${origin(country)}/${locale}/news`);
		await expect(page.getByRole("button", { name: translator(locale)("visit.end") })).toBeVisible();
		expect(await sidewaysOverflow(page), locale).toBe(0);
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[2.22] the visit ends by the keyboard alone", async ({ page }) => {
		await page.goto(`${GATED}/demo-access`);
		await expect(gate(page)).toBeHidden();
		await bar(page).getByRole("button", { name: "End this visit" }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/en-IE$/);
		await page.goto(GATED);
		await expect(gate(page)).toBeVisible();
		await expect(bar(page)).toBeHidden();
	});
});
