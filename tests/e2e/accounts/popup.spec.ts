import { expect } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expectFits } from "../overflow.ts";
import { HOME } from "../portal.ts";
import { chunk, hold } from "../shell/shell.ts";
import { test } from "../test.ts";
import { GATED, PHONE } from "./accounts.ts";

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test("[2.45] the register popup: once a visit, after navigation too; login and register", async ({ page, context }) => {
	await page.goto(`${HOME}/materials`);
	// Gated items carry a lock.
	await page.locator(".card:has(.card__lock) .card__title a").first().click();
	const popup = page.getByRole("dialog", { name: "For healthcare professionals" });
	await expect(popup).toBeVisible();
	await expect(popup.getByRole("heading")).toBeFocused();
	await expectAccessible(page, "register popup");
	await expectFits(page);
	await popup.getByRole("button", { name: "Close" }).click();
	await expect(popup).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
	await page.reload();
	await expect(page.locator(".gate")).toBeVisible();
	await expect(page.locator("dialog:modal")).toHaveCount(0);

	// Each tab is another visit.
	for (const [link, field] of [
		["Sign in", "password"],
		["Create an account", "first_name"],
	] as const) {
		const other = await context.newPage();
		await other.goto(GATED);
		const dialog = other.locator("dialog:modal");
		await dialog.getByRole("link", { name: link }).click();
		await expect(dialog.locator(`[name=${field}]`)).toBeVisible();
		await expect(dialog).toHaveCount(1);
		// The popup, which opened this modal, is gone.
		await other.keyboard.press("Escape");
		await expect(other.locator("main")).toBeFocused();
		await other.close();
	}
});

test("[2.45] the register popup does not interrupt somebody who types, and gives the focus back", async ({ page }) => {
	const release = await hold(page, chunk("client/browser/visit/visit.ts"));
	const popup = page.getByRole("dialog", { name: "For healthcare professionals" });
	const field = page.locator(".gate [name=email]");
	await page.goto(GATED, { waitUntil: "commit" });
	await field.pressSequentially("ie@");
	release();
	// The same task opens the popup, or not.
	await page.waitForFunction(() => Reflect.get(window, "dataLayer")?.some((entry: object) => "event" in entry));
	await expect(popup).toBeHidden();
	await expect(field).toBeFocused();

	await page.evaluate(() => sessionStorage.clear());
	const releaseAgain = await hold(page, chunk("client/browser/visit/visit.ts"));
	await page.goto(GATED, { waitUntil: "commit" });
	const link = page.locator(".gate a").first();
	await link.focus();
	releaseAgain();
	await expect(popup).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(link).toBeFocused();
});

test("[3.13] the sign-up card is dismissed without a page load, and stays away", async ({ page, context }) => {
	await page.goto(HOME);
	const card = page.getByRole("complementary", { name: "All content, one account" });
	await context.setOffline(true);
	await card.getByRole("button", { name: "Don’t show again" }).click();
	const again = page.getByRole("dialog", { name: "No connection" }).getByRole("button", { name: "Try again" });
	await expect(again).toBeFocused();
	await context.setOffline(false);
	await again.click();
	await expect(card).toHaveCount(0);
	await expect(page).toHaveURL(HOME);
	await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("hide-signup-card");
	await page.locator("footer").getByRole("link", { name: "Legal notice" }).click();
	await expect(page).toHaveURL(/\/imprint$/);
	await page.goto(HOME);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(card).toHaveCount(0);
});
