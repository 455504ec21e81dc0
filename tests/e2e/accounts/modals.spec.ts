import { expect, test } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin, watch } from "../portal.ts";
import { GATED, holdChunk, openLogin, SIZES } from "./accounts.ts";

const HOME = `${origin("ie")}/en-IE`;
const signInLink = { name: "Sign in", exact: true };

for (const viewport of SIZES) {
	test.describe(`modals at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("[2.27] [2.42] opens by its link, closes with Escape and with its button, the focus returns", async ({
			page,
		}) => {
			const faults = watch(page);
			await page.goto(HOME);
			const opener = page.getByRole("banner").getByRole("link", signInLink);
			const dialog = await openLogin(page);
			await expect(dialog).toHaveAccessibleName("Sign in");
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await expect(opener).toBeFocused();
			await openLogin(page);
			await dialog.getByRole("button", { name: "Close" }).click();
			await expect(dialog).toBeHidden();
			await expect(opener).toBeFocused();
			expect(page.url()).toBe(HOME);
			expect(faults).toEqual([]);
		});

		test("the opening waits for the code and is not lost", async ({ page }) => {
			const release = await holdChunk(page, "modals");
			await page.goto(HOME);
			await page.getByRole("banner").getByRole("link", signInLink).click();
			await page.getByRole("banner").getByRole("link", signInLink).click();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
			release();
			await expect(page.locator("dialog:modal [name=email]").first()).toBeFocused();
			await expect(page.locator("dialog:modal")).toHaveCount(1);
		});

		test("[2.47] one at a time: login, register and back", async ({ page }) => {
			await page.goto(HOME);
			await openLogin(page);
			const dialog = page.locator("dialog:modal");
			await dialog.getByRole("link", { name: "Create an account" }).click();
			await expect(dialog).toHaveCount(1);
			await expect(dialog).toHaveAccessibleName("Create an account");
			await expect(dialog.locator("[name=first_name]")).toBeFocused();
			await dialog.getByRole("link", { name: "I already have an account" }).click();
			await expect(dialog).toHaveCount(1);
			await expect(dialog).toHaveAccessibleName("Sign in");
			await expect(dialog.locator("[name=email]").first()).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("banner").getByRole("link", signInLink)).toBeFocused();
		});

		test("what was typed is there after closing and opening again", async ({ page }) => {
			await page.goto(HOME);
			const dialog = await openLogin(page);
			await dialog.locator("[name=email]").first().fill("niamh@");
			await dialog.getByRole("link", { name: "Create an account" }).click();
			await dialog.locator("[name=first_name]").fill("Niamh");
			await dialog.locator("[name=profession]").selectOption("P");
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveCount(0);
			await openLogin(page);
			await expect(dialog.locator("[name=email]").first()).toHaveValue("niamh@");
			await dialog.getByRole("link", { name: "Create an account" }).click();
			await expect(dialog.locator("[name=first_name]")).toHaveValue("Niamh");
			await expect(dialog.locator("[name=profession]")).toHaveValue("P");
		});

		test("the page behind stays where it is; a long form scrolls inside", async ({ page }) => {
			await page.goto(HOME);
			const opener = page.locator('.sign-up [data-modal="register"]');
			await opener.scrollIntoViewIfNeeded();
			const place = () => page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().left]);
			const before = await place();
			await opener.click();
			const dialog = page.locator("dialog:modal");
			await expect(dialog.locator("[name=first_name]")).toBeFocused();
			expect(await place()).toEqual(before);
			await page.mouse.move(viewport.width / 2, viewport.height / 2);
			await page.mouse.wheel(0, 4000);
			const submit = dialog.getByRole("button", { name: "Create account" });
			await expect(submit).toBeInViewport();
			await page.mouse.wheel(0, 4000);
			await page.mouse.move(2, 2);
			await page.mouse.wheel(0, 400);
			await expect(submit).toBeInViewport();
			await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
			expect(await place()).toEqual(before);
			expect(await sidewaysOverflow(page)).toBe(0);
			expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
			await page.keyboard.press("Escape");
			await expect(opener).toBeFocused();
			expect(await place()).toEqual(before);
		});

		test("login, forgotten password and register are accessible while they are open, over their own pages too", async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(`${HOME}/login`);
			const dialog = await openLogin(page);
			await expectAccessible(page, "login");
			await dialog.getByRole("button", { name: "Sign in" }).click();
			await expect(dialog.getByRole("alert")).toBeFocused();
			await expectAccessible(page, "login with errors");
			await dialog.getByRole("button", { name: "Forgot your password?" }).click();
			await expectAccessible(page, "forgot");
			await page.goto(`${HOME}/register`);
			await openLogin(page);
			await dialog.getByRole("link", { name: "Create an account" }).click();
			await expect(dialog.locator("[name=first_name]")).toBeFocused();
			await dialog.getByRole("button", { name: "Create account" }).click();
			await expect(dialog.getByRole("alert")).toBeFocused();
			await expectAccessible(page, "register with errors");
		});
	});
}

test("a click with Ctrl leaves the link to the browser", async ({ page }) => {
	await page.goto(HOME);
	const opened = page.context().waitForEvent("page");
	await page
		.getByRole("banner")
		.getByRole("link", signInLink)
		.click({ modifiers: ["ControlOrMeta"] });
	// To the locale's root it leads back without being told.
	await expect(await opened).toHaveURL(`${HOME}/login`);
	await expect(page.locator("dialog:modal")).toHaveCount(0);
});

test("code that cannot be had leads to the form's own page, out of the register popup too", async ({ page }) => {
	await page.route("**/assets/modals-*.js", (route) => route.abort());
	await page.goto(HOME);
	await page.getByRole("banner").getByRole("link", signInLink).click();
	await expect(page).toHaveURL(`${HOME}/login`);
	await expect(page.locator("main [name=email]")).toBeVisible();
	await page.goto(GATED);
	await page.locator("dialog:modal").getByRole("link", { name: "Create an account" }).click();
	await expect(page).toHaveURL(/\/en-IE\/register\?return=/);
});

test("back leads to a page on which nothing is open", async ({ page }) => {
	await page.goto(HOME);
	await page.locator("footer").getByRole("link", { name: "Imprint" }).click();
	await expect(page).toHaveURL(/\/imprint$/);
	await openLogin(page);
	await page.goBack();
	await expect(page).toHaveURL(HOME);
	await expect(page.locator("dialog:modal")).toHaveCount(0);
});
