import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import {
	isExpanded,
	isSameDocument,
	mark,
	menuButton,
	navigation,
	phone,
	searchButton,
	searchField,
	untilHydrated,
	WIDTHS,
} from "./shell.ts";

const panel = (page: Page) => page.locator("#site-search");

/** On a page whose header React has taken over, with a clock that stands still. */
async function hydratedWithStillClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/nl-BE/about");
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	await page.clock.pauseAt(Date.now() + 60_000);
}

for (const size of WIDTHS) {
	test(`[2.32] the field is focused 300 ms after opening, at ${size.width} px`, async ({ page }) => {
		await page.setViewportSize(size);
		await hydratedWithStillClock(page);
		await searchButton(page).click();
		await expect(panel(page)).toBeVisible();
		await page.clock.runFor(299);
		await expect(searchField(page)).not.toBeFocused();
		await page.clock.runFor(1);
		await expect(searchField(page)).toBeFocused();
		await page.clock.resume();
		await expectAccessible(page, "search");
		expect(await isExpanded(page, "Zoeken")).toBe(true);
	});
}

test("[2.34] the field clears 300 ms after closing; a click outside closes it", async ({ page }) => {
	await hydratedWithStillClock(page);
	await searchButton(page).click();
	await page.clock.runFor(300);
	await searchField(page).fill("hart");
	await page.mouse.click(200, 600);
	await expect(panel(page)).toBeHidden();
	await page.clock.runFor(299);
	await expect(searchField(page)).toHaveValue("hart");
	await page.clock.runFor(1);
	await expect(searchField(page)).toHaveValue("");
});

test("[2.34] opened again within the delay, what was typed stays", async ({ page }) => {
	await hydratedWithStillClock(page);
	await searchButton(page).click();
	await page.clock.runFor(300);
	await searchField(page).fill("hart");
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeHidden();
	await page.clock.runFor(100);
	await searchButton(page).click();
	await expect(panel(page)).toBeVisible();
	await page.clock.runFor(1000);
	await expect(searchField(page)).toHaveValue("hart");
});

test("[2.32] the search by keyboard: opened, closed with Escape and its button, the focus back on the opener", async ({
	page,
}) => {
	await page.goto("/nl-BE/news");
	await searchButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeHidden();
	await expect(searchButton(page)).toBeFocused();
	await page.keyboard.press("Space");
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(panel(page).getByRole("button", { name: "Sluiten" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(panel(page)).toBeHidden();
	await expect(searchButton(page)).toBeFocused();
});

test("[2.33] the submit closes search and menu and leads to the search route with the term", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	await mark(page);
	await menuButton(page).click();
	await expect(navigation(page)).toBeVisible();
	// The menu's backdrop lies above the button: the keyboard reaches it.
	await searchButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(searchField(page)).toBeFocused();
	await searchField(page).fill("inhalatie");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=inhalatie");
	await expect(panel(page)).toBeHidden();
	await expect(navigation(page)).toBeHidden();
	await expect(page.locator("mark").first()).toBeVisible();
	await expect(page.locator("#search-term")).toHaveValue("inhalatie");
	// Another term on the search page itself.
	await searchButton(page).click();
	await searchField(page).fill("diabetes");
	await searchField(page).press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=diabetes");
	await expect(page.locator("#search-term")).toHaveValue("diabetes");
	await expect(page.locator(".search-results__line")).toContainText("‘diabetes’");
	await page.goBack();
	await expect(page.locator(".search-results__line")).toContainText("‘inhalatie’");
	expect(await isSameDocument(page)).toBe(true);
});

test.describe("touch", () => {
	test.use({ viewport: phone, hasTouch: true });

	test("[2.32] [4.10] search and menu open with a tap, and close with one beside them", async ({ page }) => {
		await page.goto("/nl-BE/about");
		await searchButton(page).tap();
		await expect(searchField(page)).toBeFocused();
		await page.touchscreen.tap(180, 600);
		await expect(panel(page)).toBeHidden();
		await menuButton(page).tap();
		await expect(navigation(page)).toBeVisible();
		await page.touchscreen.tap(10, 600);
		await expect(navigation(page)).toBeHidden();
		await menuButton(page).tap();
		await page.locator(".language summary").tap();
		await page.getByRole("link", { name: "Français" }).tap();
		await expect(page).toHaveURL("/fr-BE/about");
	});
});

for (const width of [320, 360]) {
	test(`however long a word is that was searched for or found, the page fits into ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const words = ["Herzkreislaufrisikofaktorenüberwachung", "x".repeat(200), "Schwangerschaftsdiabetes"];
		for (const query of words.flatMap((term) => [`term=${term}`, `term=${term}&section=news`])) {
			await page.goto(`${origin("ch")}/de-CH/search?${query}`);
			await expect(page.locator(".search-results__line")).toBeVisible();
			expect(await sidewaysOverflow(page), query).toBeLessThanOrEqual(0);
		}
	});
}
