import { expect, type Page, test } from "playwright/test";
import { IN_ALL } from "../portal.ts";
import { phone } from "./shell.ts";

const smallFields = (page: Page) =>
	page
		.locator("select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])")
		.evaluateAll((fields) =>
			fields
				.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
				.map((field) => `${location.pathname}: ${field.outerHTML.slice(0, 80)}`),
		);

test("fields are at least 16 px high in type, so that no phone zooms into the page", IN_ALL, async ({ page }) => {
	await page.setViewportSize(phone);
	const small: string[] = [];
	for (const path of ["", "/register", "/login", "/search?term=hart", "/podcasts", "/webinars"]) {
		await page.goto(`/nl-BE${path}`);
		small.push(...(await smallFields(page)));
	}
	await page.goto("/nl-BE/podcasts");
	await page.locator(".card:not(:has(.card__lock)) .card__title a").first().click();
	await expect(page.locator(".player")).toBeVisible();
	small.push(...(await smallFields(page)));
	// A field that no page of the demo shows without a sign-in.
	await page.locator("main").evaluate((main) => main.appendChild(document.createElement("textarea")));
	small.push(...(await smallFields(page)));
	expect(small).toEqual([]);
});
