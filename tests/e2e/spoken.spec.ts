import { expect, type Page } from "playwright/test";
import { accessibilityTree } from "./accessibility-tree.ts";
import { GATED, signInAsNewcomer } from "./accounts/accounts.ts";
import { origin } from "./portal.ts";
import { list, typed } from "./shell/suggested.ts";
import { test } from "./test.ts";

/**
 * What a screen reader is told of twelve pages and states, as text in tests/e2e/spoken. Where the change is wanted:
 * `npx playwright test spoken --update-snapshots`, then read the diff as a user would hear it.
 */

const at = (path: string) => `${origin("ie")}/en-IE${path}`;

/** Late parts are there when nothing is being loaded any more. */
async function expectSpoken(page: Page, name: string, role?: string): Promise<void> {
	await page.waitForLoadState("networkidle");
	expect(await accessibilityTree(page, role)).toMatchSnapshot(`${name}.txt`);
}

// In another zone the webinar shows both.
test.use({ timezoneId: "Europe/Dublin" });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const PAGES = {
	home: at(""),
	list: at("/news"),
	item: at("/news/new-heart-failure-guideline-five-points-for-general-practice"),
	webinar: at("/webinars/copd-evening-in-dublin-and-online"),
	login: at("/login"),
	error: at("/no-such-page"),
};

for (const [name, address] of Object.entries(PAGES)) {
	test(`${name} @all`, async ({ page }) => {
		await page.goto(address);
		await expectSpoken(page, name, name === "home" ? "RootWebArea" : "main");
	});
}

test("gated item, after the invitation to register @all", async ({ page }) => {
	await page.goto(GATED);
	await expect(page.locator("dialog:modal")).toBeVisible();
	await expectSpoken(page, "invitation", "dialog");
	await page.keyboard.press("Escape");
	// The browser reports a closed dialog in a later task, in which the page gets the focus.
	await expect(page.locator("main")).toBeFocused();
	await expectSpoken(page, "gated-item");
});

test("player @all", async ({ page }) => {
	await page.goto(at("/podcasts/the-breathless-patient-heart-or-lung"));
	await expect(page.locator("main").getByRole("button", { name: "Play", exact: true })).toBeVisible();
	await expectSpoken(page, "player");
});

test("suggestions, then results @all", async ({ page }) => {
	await page.goto(at(""));
	const field = page.locator("#hero-search");
	await typed(page, field, "failure");
	await field.press("ArrowDown");
	await expect(list(page).locator("[data-section]").first()).toHaveAttribute("aria-selected", "true");
	await expectSpoken(page, "suggestions");
	await page.goto(at("/search?term=failure"));
	await expect(page.locator(".hit__title").first()).toBeVisible();
	await expectSpoken(page, "results");
});

test("the registration with errors @all", async ({ page }) => {
	await page.goto(at("/register"));
	const form = page.locator("main form");
	await form.locator("[type=submit]").click();
	await expect(form.getByRole("alert")).toBeFocused();
	await expectSpoken(page, "register-errors");
});

test("the account @all", async ({ page }) => {
	await signInAsNewcomer(page, at("/account"));
	await expectSpoken(page, "account");
});
