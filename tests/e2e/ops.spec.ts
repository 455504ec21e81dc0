import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "playwright/test";
import { sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";

test.use({ httpCredentials: { username: "night", password: "development-ops-secret" } });

for (const { colorScheme, width } of [
	{ colorScheme: "light", width: 1440 },
	{ colorScheme: "dark", width: 360 },
] as const) {
	test(`the operations page in ${colorScheme} at ${width} px: readable, without a script, a purge by keys`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 900 });
		const faults = watch(page);
		await page.goto(`${origin("ie")}/en-IE/podcasts`);
		await page.goto(`${origin("ie")}/ops/status`);
		await expect(page.getByRole("heading", { level: 1, name: "Operations" })).toBeVisible();
		await expect(page.getByRole("img", { name: /^Ireland: hit rate/ })).toBeVisible();
		await expect(
			page.getByRole("region", { name: "Backend" }).getByRole("row", { name: /^content closed/ }),
		).toBeVisible();
		await page.getByText("Hit rate by hour").click();
		await expect(page.getByRole("region", { name: "Hit rate by hour" })).toBeVisible();
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

		await page.getByLabel("Where").selectOption("fr-CH");
		await page.getByLabel("What").selectOption("podcasts");
		await page.getByRole("button", { name: "Purge" }).press("Enter");
		await expect(page.getByRole("status")).toHaveText("Purged: fr-CH, podcasts.");
		await expect(page.getByRole("region", { name: "Last purges" })).toContainText("fr-CH/podcasts/");
		expect(faults.filter((fault) => !fault.startsWith("401"))).toEqual([]);
	});
}
