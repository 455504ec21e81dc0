import { expect, test } from "playwright/test";
import { expectAccessible } from "./axe.ts";
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
		await expectAccessible(page);

		// A small screen stacks what has many columns.
		const table = page.getByRole("region", { name: "Backend" });
		expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

		await expect(page.getByRole("combobox", { name: "Where" })).toHaveValue("");
		await expect(page.getByRole("checkbox")).toBeHidden();
		await page.getByRole("combobox", { name: "Where" }).selectOption("everywhere");
		await page.getByRole("combobox", { name: "What" }).selectOption("all");
		await page.getByRole("button", { name: "Purge" }).press("Enter");
		const confirmation = page.getByRole("checkbox", { name: /^Yes, everything everywhere/ });
		await expect(confirmation).toBeFocused();
		await expect(confirmation).toHaveAccessibleDescription("Confirm that everything is to be purged everywhere.");
		await expect(page.getByRole("alert")).toContainText("Nothing was purged");
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		await expectAccessible(page);

		await page.getByRole("combobox", { name: "Where" }).selectOption("fr-CH");
		await page.getByRole("combobox", { name: "What" }).selectOption("podcasts");
		await page.getByRole("button", { name: "Purge" }).press("Enter");
		await expect(page.getByRole("status")).toHaveText("Purged: fr-CH, podcasts.");
		await expect(page.getByRole("region", { name: "Last purges" })).toContainText("fr-CH/podcasts/");
		const deeds = page.getByRole("region", { name: "Who did what" });
		await expect(deeds.getByRole("row").nth(1)).toContainText("the shared password");
		await expectAccessible(page);
		expect(faults.filter((fault) => !/^(401|422|console: .*status of 422)/.test(fault))).toEqual([]);
	});
}
