import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { HOME, watch } from "../portal.ts";
import { hold } from "../shell/shell.ts";
import { test } from "../test.ts";
import { DESKTOP, GATED, openLogin, PHONE } from "./accounts.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true });

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test("[2.27] [2.30] [2.42] [2.47] one modal at a time keeps the focus and returns it", async ({ page }) => {
	const faults = watch(page);
	await page.goto(HOME);
	const dialog = await openLogin(page);

	await test.step("the focus goes round inside, in both directions", async () => {
		const seen = new Set<string>();
		for (const key of ["Tab", "Shift+Tab"]) {
			for (let step = 0; step < 14; step++) {
				await page.keyboard.press(key);
				const place = await page.evaluate(() => {
					const { activeElement: active } = document;
					return active === document.body ? "browser" : active?.closest("dialog") ? "dialog" : active?.outerHTML;
				});
				seen.add(place ?? "");
			}
		}
		// Between the last and the first control the browser's own bar has its turn.
		expect([...seen].filter((place) => place !== "browser")).toEqual(["dialog"]);
	});

	await test.step("login, register and back; closed by Escape and by its button", async () => {
		await dialog.locator("[name=email]").first().fill("niamh@");
		await dialog.getByRole("link", { name: "Create an account" }).click();
		await expect(dialog).toHaveCount(1);
		await expect(dialog).toHaveAccessibleName("Create an account");
		await expect(dialog.locator("[name=first_name]")).toBeFocused();
		await dialog.locator("[name=first_name]").fill("Niamh");
		await dialog.locator("[name=profession]").selectOption("P");
		await dialog.locator("[name=email]").fill("niamh@corrected");
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(opener(page)).toBeFocused();
		await openLogin(page);
		await expect(dialog).toHaveAccessibleName("Sign in");
		await dialog.getByRole("button", { name: "Close" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(opener(page)).toBeFocused();
	});

	await test.step("what was typed is there after closing and opening again", async () => {
		await openLogin(page);
		await expect(dialog.locator("[name=email]").first()).toHaveValue("niamh@corrected");
		await dialog.getByRole("link", { name: "Create an account" }).click();
		await expect(dialog.locator("[name=first_name]")).toHaveValue("Niamh");
		await expect(dialog.locator("[name=profession]")).toHaveValue("P");
		await dialog.getByRole("link", { name: "I already have an account" }).click();
		await expect(dialog).toHaveCount(1);
		await expect(dialog).toHaveAccessibleName("Sign in");
		await expect(dialog.locator("[name=email]").first()).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(opener(page)).toBeFocused();
	});

	await test.step("from a menu that has closed, the focus returns to the menu's button", async () => {
		// No link of the menu opens a modal yet.
		const inMenu = page.locator("#menu .header__links a").first();
		await inMenu.evaluate((link) => link.setAttribute("data-modal", "login"));
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu [data-modal]").click();
		await expect(dialog.locator("[name=email]").first()).toBeFocused();
		await expect(page.locator("#menu")).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
	});
	expect(page.url()).toBe(HOME);
	expect(faults).toEqual([]);
});

test("a click waits for the modals' code; without it or its words the form's own page opens @all", async ({ page }) => {
	const release = await hold(page, "**/assets/modals-*.js");
	await page.goto(HOME);
	await opener(page).click();
	await opener(page).click();
	await expect(page.locator("dialog:modal")).toHaveCount(0);
	release();
	await expect(page.locator("dialog:modal [name=email]").first()).toBeFocused();
	await expect(page.locator("dialog:modal")).toHaveCount(1);

	for (const lost of ["**/assets/en-IE-*.js", "**/assets/modals-*.js"]) {
		await page.unrouteAll();
		await page.route(lost, (route) => route.abort());
		await page.goto(HOME);
		await opener(page).click();
		await expect(page).toHaveURL(`${HOME}/login`);
		await expect(page.locator("main [name=email]")).toBeVisible();
	}
	await page.goto(GATED);
	await page.locator("dialog:modal").getByRole("link", { name: "Create an account" }).click();
	await expect(page).toHaveURL(/\/en-IE\/register\?return=/);
});

test("the page behind stays where it is, a long form scrolls inside, at 360 and 1280 px", async ({ page }) => {
	const dialog = page.locator("dialog:modal");
	const submit = dialog.getByRole("button", { name: "Create account" });
	const place = () => page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().left]);
	for (const size of [PHONE, DESKTOP]) {
		await page.setViewportSize(size);
		await page.goto(HOME);
		await page.evaluate(() => document.fonts.ready);
		const register = page.locator('.sign-up [data-modal="register"]');
		await register.scrollIntoViewIfNeeded();
		const before = await place();
		await register.click();
		await expect(dialog.locator("[name=first_name]")).toBeFocused();
		expect(await place()).toEqual(before);
		await page.mouse.move(size.width / 2, size.height / 2);
		await page.mouse.wheel(0, 4000);
		await expect(submit).toBeInViewport();
		await page.mouse.move(2, 2);
		await page.mouse.wheel(0, 400);
		await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
		await expect(submit).toBeInViewport();
		expect(await place()).toEqual(before);
		expect(await sidewaysOverflow(page)).toBe(0);
		expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
		await page.keyboard.press("Escape");
		await expect(register).toBeFocused();
		expect(await place()).toEqual(before);
	}
});

test("login, forgotten password and register are accessible as modals and as pages", async ({ page }) => {
	await page.goto(`${HOME}/login`);
	const dialog = await openLogin(page);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toBeFocused();
	await expectAccessible(page, "login with errors");
	await dialog.getByRole("button", { name: "Forgot your password?" }).click();
	await expect(dialog).toHaveAccessibleName("Forgot your password?");
	await expectAccessible(page, "forgotten password", false);
	await page.goto(`${HOME}/register`);
	await openLogin(page);
	await dialog.getByRole("link", { name: "Create an account" }).click();
	await expect(dialog.locator("[name=first_name]")).toBeFocused();
	await dialog.getByRole("button", { name: "Create account" }).click();
	await expect(dialog.getByRole("alert")).toBeFocused();
	await expectAccessible(page, "register with errors");
});

test("a click with Ctrl is the browser's; back leads to a page without a modal @all", async ({ page }) => {
	await page.goto(HOME);
	const opened = page.context().waitForEvent("page");
	await opener(page).click({ modifiers: ["ControlOrMeta"] });
	const other = await opened;
	// The way back to the locale's root needs no parameter.
	await expect(other).toHaveURL(`${HOME}/login`);
	await other.close();
	await expect(page.locator("dialog:modal")).toHaveCount(0);

	await page.locator("footer").getByRole("link", { name: "Legal notice" }).click();
	await expect(page).toHaveURL(/\/imprint$/);
	await openLogin(page);
	await page.goBack();
	await expect(page).toHaveURL(HOME);
	await expect(page.locator("dialog:modal")).toHaveCount(0);
});
