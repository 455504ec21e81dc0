import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import { IN_ALL } from "../portal.ts";
import {
	chips,
	desktop,
	domain,
	language,
	manifestOf,
	menuButton,
	messages,
	navigation,
	openFilters,
	phone,
	searchButton,
	searchField,
	untilHydrated,
} from "./shell.ts";

/** React's development build says what its production build keeps quiet about: every difference between the two renderings. */

test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "portal-development-"));

test.beforeAll(() => {
	// Without maps: they would replace those of the build that other tests map stacks with.
	const options = ["--mode", "development", "--sourcemap", "false", "--emptyOutDir", "--logLevel", "error"];
	execFileSync("vite", ["build", "--outDir", folder, ...options], {
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

test("header and filters hydrate without a word; a difference on purpose has one", IN_ALL, async ({ page }) => {
	await serveDevelopment(page);
	const said = messages(page);
	await page.setViewportSize(desktop);
	const focus = async (control: Locator, island: string) => {
		await control.focus();
		await untilHydrated(page, island);
	};
	const summary = page.locator(".filters summary");
	for (const path of ["/nl-BE/news", "/nl-BE?domain=3&category=13", "/nl-BE/search?term=hart"]) {
		await page.goto(path);
		await focus(searchButton(page), "header");
		if (!path.includes("search")) await focus(summary, "filters");
	}
	await page.goto("/nl-BE");
	expect(warnings(said)).toEqual([]);
	await summary.evaluate((element) => element.classList.add("other"));
	await focus(summary, "filters");
	await expect.poll(() => said.join()).toContain("hydrat");
});

test(
	"what is open and chosen before hydration is no difference, nor is a page opened without a load",
	IN_ALL,
	async ({ page }) => {
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

		// The header of a page that was opened without a load hydrates as that page's.
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
		await openFilters(page);
		await domain(page).selectOption({ label: "Diabetes" });
		await expect(chips(page)).toBeVisible();
		expect(warnings(said)).toEqual([]);
	},
);
