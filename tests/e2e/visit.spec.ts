import { expect, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { GATED } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits, sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { calm } from "./shell/shell.ts";
import { test } from "./test.ts";

/** A deep-link visit: the bar that every page of it shows, and its end. */

const bar = (page: Page) => page.getByRole("complementary", { name: "Your access" });

test("[2.22] the bar stays from page to page, and its button ends the visit", async ({ page }) => {
	const faults = watch(page);
	await calm(page, { width: 360, height: 740 });
	await page.goto(`${GATED}/demo-access`);
	await expect(bar(page)).toBeVisible();
	const picture = page.getByRole("figure").locator("img");
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
	await expectAccessible(page);
	await expectFits(page);
	await page.locator(".breadcrumb a").last().click();
	await expect(page).toHaveURL(/\/en-IE\/materials$/);
	await expect(page.locator("main")).toBeFocused();
	await bar(page).getByRole("button", { name: "End access" }).press("Enter");
	await expect(page).toHaveURL(/\/en-IE$/);
	await expect(bar(page)).toBeHidden();
	await page.goto(GATED);
	await expect(page.getByRole("heading", { name: "Sign in to open this content" })).toBeVisible();
	expect(faults).toEqual([]);

	await test.step("it fits on a phone in the language with the longest words", async () => {
		await page.goto(`${origin("ch")}/de-CH/news/anything/demo-access`);
		await page.goto(`${origin("ch")}/de-CH/news`);
		await expect(page.getByRole("button", { name: translator("de-CH")("visit.end") })).toBeVisible();
		expect(await sidewaysOverflow(page)).toBe(0);
	});
});
