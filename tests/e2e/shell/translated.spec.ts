import { expect, type Page } from "playwright/test";
import { address, fillLogin, openLogin, signOut } from "../accounts/accounts.ts";
import { HOME } from "../portal.ts";
import { test } from "../test.ts";
import { chunk, FILTERS, FORMS, HEADER, hold, searchButton, searchField, untilHydrated } from "./shell.ts";

/** A browser's translator replaces each text by elements of its own, whenever it likes, under the hands of React. */

const translate = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
		for (const text of found) {
			if (!text.data.trim() || text.parentElement?.closest("script, style, template, font")) continue;
			const outer = document.createElement("font");
			outer.appendChild(document.createElement("font")).textContent = text.data;
			text.replaceWith(outer);
		}
	});

const banner = (page: Page) => page.getByRole("banner");

test("a page translated before and after its header's code keeps header and login @all", async ({ page }) => {
	const release = await hold(page, chunk(HEADER));
	await page.goto(HOME);
	await searchButton(page).hover();
	await translate(page);
	release();
	await untilHydrated(page, "header");
	await expect(banner(page).getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
	await searchButton(page).click();
	await searchField(page).fill("heart");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/search\?term=heart$/);
	const dialog = await openLogin(page);
	await translate(page);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Please check these fields:");
	await translate(page);
	await fillLogin(dialog.locator("form:visible"), address("ie"));
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(banner(page).getByText("Hello Niamh").filter({ visible: true })).toHaveCount(1);
	await translate(page);
	await signOut(page);
});

test("filters and forms that are translated before their code comes go on working @all", async ({ page }) => {
	const release = [await hold(page, chunk(FILTERS)), await hold(page, chunk(FORMS))];
	await page.goto(`${HOME}/news`);
	await translate(page);
	const filters = page.locator(".filters");
	await filters.locator("summary").first().click();
	for (const one of release) one();
	await untilHydrated(page, "filters");
	await expect(filters.locator("details").first()).toHaveAttribute("open");
	await filters.getByRole("checkbox").first().check();
	await expect(page).toHaveURL(/\?\w+=/);
	await page.goto(`${HOME}/login`);
	await translate(page);
	await page.locator("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.locator("main").getByRole("alert")).toContainText("Please check these fields:");
});
