import { expect, type Page } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { LOCALES } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { test } from "../test.ts";
import {
	chunk,
	HEADER,
	hold,
	isExpanded,
	isSameDocument,
	menuButton,
	navigation,
	openMarked,
	phone,
	searchButton,
	searchField,
	untilHydrated,
} from "./shell.ts";

/** The search in the header. */

const panel = (page: Page) => page.locator("#site-search");
const line = (page: Page) => page.locator(".search-results__line");

test("[2.32] [2.34] the field: focused 300 ms after opening, cleared 300 ms after closing", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/nl-BE/about");
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	await page.clock.pauseAt(Date.now() + 60_000);
	await searchButton(page).click();
	await expect(panel(page)).toBeVisible();
	await page.clock.runFor(299);
	await expect(searchField(page)).not.toBeFocused();
	await page.clock.runFor(1);
	await expect(searchField(page)).toBeFocused();
	expect(await isExpanded(page, "Zoeken")).toBe(true);

	await searchField(page).fill("hart");
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeHidden();
	await page.clock.runFor(100);
	await searchButton(page).click();
	await expect(panel(page)).toBeVisible();
	await page.clock.runFor(1000);
	await expect(searchField(page)).toHaveValue("hart");

	await page.mouse.click(5, 600);
	await expect(panel(page)).toBeHidden();
	await page.clock.runFor(299);
	await expect(searchField(page)).toHaveValue("hart");
	await page.clock.runFor(1);
	await expect(searchField(page)).toHaveValue("");

	await searchButton(page).click();
	await expect(panel(page)).toBeVisible();
	await page.clock.resume();
	await expectAccessible(page, "search");
});

test("[2.32] a panel that opens before its code has no focus until then", async ({ page }) => {
	const release = await hold(page, chunk(HEADER));
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/about");
	await searchButton(page).click();
	await expect(panel(page)).toBeVisible();
	await expect(searchField(page)).not.toBeFocused();
	release();
	await expect(searchField(page)).toBeFocused();
});

test("[2.32] [2.33] the search by keyboard: opened, closed, sent twice; all panels close", async ({ page }) => {
	await openMarked(page, "/nl-BE/news", phone);
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
	await expect(line(page)).toContainText("‘diabetes’");
	await page.goBack();
	await expect(line(page)).toContainText("‘inhalatie’");
	expect(await isSameDocument(page)).toBe(true);
});

test("[2.32] the prompt of every language is whole on a phone, on the page and in the header", async ({ page }) => {
	await page.setViewportSize(phone);
	// Who has the portal's font late sees another one, which is wider.
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto("/nl-BE");
	await searchButton(page).click();
	const prompts = LOCALES.map(({ code }) => translator(code)("home.searchPrompt"));
	for (const field of [page.locator("#hero-search"), searchField(page)]) {
		await expect(field).toBeVisible();
		expect(await field.getAttribute("placeholder")).toBe(prompts[LOCALES.findIndex(({ code }) => code === "nl-BE")]);
		const tooLong = await field.evaluate((input: HTMLInputElement, words) => {
			const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(input);
			const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
			const prompt = document.createElement("span");
			Object.assign(prompt.style, { font, position: "absolute", whiteSpace: "nowrap" });
			document.body.appendChild(prompt);
			const cut = words.filter((word) => {
				prompt.textContent = word;
				return prompt.getBoundingClientRect().width > room;
			});
			prompt.remove();
			return cut;
		}, prompts);
		expect(tooLong).toEqual([]);
	}
});
