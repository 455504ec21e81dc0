import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import {
	desktop,
	language,
	manifestOf,
	menuButton,
	messages,
	navigation,
	phone,
	searchButton,
	searchField,
	untilHydrated,
} from "./shell.ts";

/** React's development build says what its production build keeps quiet about: every difference between the two renderings. */

test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "portal-development-"));

test.beforeAll(() => {
	execFileSync("vite", ["build", "--mode", "development", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"], {
		env: { ...process.env, NODE_ENV: "development" },
		stdio: "inherit",
	});
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The page's own entry leads to that of the development build, whose chunks then stand beside it. */
async function serveDevelopment(page: Page): Promise<void> {
	const built = manifestOf(folder)["client/browser/entry.ts"]?.file;
	const served = manifestOf("dist/client")["client/browser/entry.ts"]?.file;
	await page.route("**/assets/*.js", async (route) => {
		const file = new URL(route.request().url()).pathname.slice(1);
		const isEntry = file === served && file !== built;
		const body = isEntry ? `import "/${built}";` : readFileSync(join(folder, file), "utf8");
		await route.fulfill({ body, contentType: "text/javascript" });
	});
}

/** Without the development build's greeting, and what the browser says when a test has the focus before a page is done. */
const warnings = (said: string[]) =>
	said.filter((message) => !/React DevTools|^info: Autofocus processing was blocked/.test(message));

test("the development build is the one that speaks", async ({ page }) => {
	await serveDevelopment(page);
	const said = messages(page);
	await page.goto("/nl-BE");
	// A difference on purpose.
	await page.locator(".filters summary").evaluate((summary) => summary.classList.add("other"));
	await page.locator(".filters summary").focus();
	await untilHydrated(page, "filters");
	await expect.poll(() => said.join()).toContain("hydrat");
});

for (const path of ["/nl-BE", "/nl-BE/news", "/nl-BE?domain=3&category=13", "/nl-BE/search?term=hart"]) {
	test(`header and filters hydrate without a word: ${path}`, async ({ page }) => {
		await serveDevelopment(page);
		await page.setViewportSize(desktop);
		await page.goto(path);
		const said = messages(page);
		await searchButton(page).focus();
		await untilHydrated(page, "header");
		if (!path.includes("search")) {
			await page.locator(".filters summary").focus();
			await untilHydrated(page, "filters");
		}
		await page.evaluate(() => new Promise((done) => setTimeout(done)));
		expect(warnings(said)).toEqual([]);
	});
}

test("what is open and chosen before hydration is no difference", async ({ page }) => {
	await serveDevelopment(page);
	const said = messages(page);
	for (const control of ["language", "menu", "search", "filters"] as const) {
		await page.setViewportSize(control === "menu" ? phone : desktop);
		await page.goto("/nl-BE");
		const { button, shown } = {
			language: { button: language(page).locator("summary"), shown: language(page).locator("ul") },
			menu: { button: menuButton(page), shown: navigation(page) },
			search: { button: searchButton(page), shown: searchField(page) },
			filters: { button: page.locator(".filters summary"), shown: page.locator(".filters form") },
		}[control];
		// Opened by the element itself, which is no sign of intent.
		await button.evaluate((element: HTMLElement) => element.click());
		await expect(shown).toBeVisible();
		if (control === "search") await searchField(page).evaluate((field: HTMLInputElement) => (field.value = "hart"));
		await shown.dispatchEvent("pointerover");
		await untilHydrated(page, control === "filters" ? "filters" : "header");
		await expect(shown).toBeVisible();
	}
	expect(warnings(said)).toEqual([]);
});

test("the header of a page that was opened without a load hydrates as that page's", async ({ page }) => {
	await serveDevelopment(page);
	const said = messages(page);
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE");
	await page.locator(".card__title a").first().click();
	await expect(page).toHaveURL(/\/nl-BE\/.+\/.+/);
	await expect(page.locator("main")).toBeFocused();
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	await page.goBack();
	await expect(page).toHaveURL("/nl-BE");
	await expect(page.locator(".filters")).toBeVisible();
	await page.locator(".filters summary").click();
	await untilHydrated(page, "filters");
	await page.getByLabel("Therapeutisch domein").selectOption({ label: "Diabetes" });
	await expect(page.locator(".chips")).toBeVisible();
	expect(warnings(said)).toEqual([]);
});
