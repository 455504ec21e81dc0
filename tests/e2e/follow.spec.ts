import { expect, test } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { paths } from "../../shared/routes.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { inEachLanguage, localesWithOrigin, origin, watch } from "./portal.ts";

/** How lists lead to what can be followed of them. */

for (const { code, base } of localesWithOrigin) {
	test(
		`${code}: "Follow" opens by keyboard, explains each way, and is accessible at a phone's width and a desktop's`,
		inEachLanguage(code),
		async ({ page }) => {
			const faults = watch(page);
			const t = translator(code);
			for (const width of [360, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(`${base}${paths.list(code, "webinars")}?domain=1`);
				const panel = page.locator("details.follow");
				await panel.locator("summary").focus();
				await page.keyboard.press("Enter");
				await expect(panel.getByText(t("follow.text"))).toBeVisible();
				const webcal = panel.locator('a[href^="webcal:"]');
				await expect(webcal).toHaveCount(2);
				await expect(webcal.first()).toHaveText(t("sections.webinars"));
				for (const way of ["follow.calendarHow", "follow.feedHow"] as const)
					await expect(panel.getByText(t(way))).toBeVisible();
				expect(await sidewaysOverflow(page)).toBe(0);
				await expectAccessible(page, `${code} ${width}`);
			}
			expect(faults).toEqual([]);
		},
	);
}

test("the podcasts' page shows how from the start; what can be followed changes with the area, in the head too", async ({
	page,
}) => {
	const faults = watch(page);
	const feeds = `${origin("ie")}/en-IE/feeds`;
	await page.goto(`${origin("ie")}/en-IE/podcasts`);
	const addresses = page.locator("details.follow code");
	await expect(addresses).toHaveText([`${feeds}/podcasts/podcast.xml`, `${feeds}/podcasts/atom.xml`]);
	await expect(addresses.first()).toBeVisible();
	await page.locator(".filters summary").click();
	await page.getByLabel("Therapeutic area").selectOption({ label: "Cardiology" });
	await expect(addresses.last()).toHaveText(`${feeds}/areas/cardiology/atom.xml`);
	await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveCount(2);
	expect(faults).toEqual([]);
});
