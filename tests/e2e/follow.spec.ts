import { expect } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { paths } from "../../shared/routes.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { test } from "./test.ts";

/** How lists lead to what can be followed of them. */

test("“Follow” by keyboard: explained, accessible, open on podcasts, for the area", async ({ page }) => {
	const faults = watch(page);
	const t = translator("de-CH");
	const panel = page.locator("details.follow");
	await page.setViewportSize({ width: 360, height: 900 });
	await page.goto(`${origin("ch")}${paths.list("de-CH", "webinars")}?domain=1`);
	await panel.locator("summary").focus();
	await page.keyboard.press("Enter");
	for (const way of ["follow.text", "follow.calendarHow", "follow.feedHow"] as const)
		await expect(panel.getByText(t(way))).toBeVisible();
	await expect(panel.locator('a[href^="webcal:"]')).toHaveText([t("sections.webinars"), /./]);
	expect(await sidewaysOverflow(page)).toBe(0);
	await expectAccessible(page);

	const feeds = `${origin("ie")}/en-IE/feeds`;
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`${origin("ie")}/en-IE/podcasts`);
	const addresses = panel.locator("code");
	await expect(addresses).toHaveText([`${feeds}/podcasts/podcast.xml`, `${feeds}/podcasts/atom.xml`]);
	await expect(addresses.first()).toBeVisible();
	await page.locator(".filters summary").click();
	await page.getByLabel("Therapeutic area").selectOption({ label: "Cardiology" });
	await expect(addresses.last()).toHaveText(`${feeds}/areas/cardiology/atom.xml`);
	await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveCount(2);
	expect(faults).toEqual([]);
});
