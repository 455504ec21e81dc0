import { expect } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits, sidewaysOverflow, smallFields } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { test } from "./test.ts";

// The pointer rests wherever the last click was, so that a button may just be changing its colour.
test.use({
	contextOptions: { reducedMotion: "reduce" },
	httpCredentials: { username: "night", password: "development-ops-secret" },
});

const DESKTOP = { width: 1440, height: 900 };

test("the operations page: readable in light and dark, phone and desktop; a purge by keys @all", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	const faults = watch(page);
	await page.goto(`${origin("ie")}/en-IE/podcasts`);
	await page.goto(`${origin("ie")}/ops/status`);
	await expect(page.getByRole("heading", { level: 1, name: "Operations" })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Responses of the last 48 hours: \d/ })).toBeVisible();
	await expect(
		page.getByRole("region", { name: "Backend" }).getByRole("row", { name: /^content closed/ }),
	).toBeVisible();
	await page.getByText("Show as a table").click();
	await expect(page.getByRole("region", { name: "Responses by hour" })).toBeVisible();
	await expectFits(page);
	await expectAccessible(page);

	// A small screen stacks what has many columns.
	const table = page.getByRole("region", { name: "Backend" });
	expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

	await expect(page.getByRole("combobox", { name: "Where" })).toHaveValue("");
	expect(await smallFields(page)).toEqual([]);
	await expect(page.getByRole("checkbox")).toBeHidden();
	await page.getByRole("combobox", { name: "Where" }).selectOption("everywhere");
	await page.getByRole("combobox", { name: "What" }).selectOption("all");
	await page.getByRole("button", { name: "Purge this selection" }).press("Enter");
	const confirmation = page.getByRole("checkbox", { name: /^Yes, everything everywhere/ });
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toHaveAccessibleDescription("Tick the box to purge everything everywhere.");
	await expect(page.getByRole("alert")).toContainText("Nothing was purged");
	expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
	await expectAccessible(page, "not confirmed", false);

	await page.getByRole("combobox", { name: "Where" }).selectOption("fr-CH");
	await page.getByRole("combobox", { name: "What" }).selectOption("podcasts");
	await page.getByRole("button", { name: "Purge this selection" }).press("Enter");
	await expect(page.getByRole("status")).toHaveText("Purged: fr-CH, podcasts.");
	expect(faults.filter((fault) => !/^(401|422|console: .*status of 422)/.test(fault))).toEqual([]);
});

/** An item of the seed with what editors get wrong. */
const TITLE = "With faults: what the editors still have to look at";
const ITEM = "/en-IE/news/with-faults-what-the-editors-still-have-to-look-at";

test.describe("the editors' page", () => {
	test.use({ httpCredentials: { username: "editor", password: "development-editor-secret" } });
	test("names the entry, what happened to it and what to do, and leads to the item by keys", async ({ page }) => {
		const faults = watch(page);
		await page.setViewportSize(DESKTOP);
		await page.goto(`${origin("ie")}${ITEM}`);
		await page.goto(`${origin("ie")}/ops/content`);
		await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
		const news = page.getByRole("region", { name: "News" });
		const entry = news.getByRole("listitem").filter({ hasText: TITLE }).first();
		await expect(entry).toContainText("shown as plain text (/old/newsletters/of/last-year)");
		await expect(entry.getByRole("link", { name: /^Edit in the CMS/ })).toHaveAttribute("href", /collection-types/);
		await expectFits(page);
		await expectAccessible(page);
		await entry.getByRole("link", { name: /^On the portal/ }).press("Enter");
		await expect(page).toHaveURL(new RegExp(ITEM));
		expect(faults.filter((fault) => !/^401/.test(fault))).toEqual([]);
	});
});
