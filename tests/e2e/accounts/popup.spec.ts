import { expect, test } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import { address, GATED, SIZES, signIn } from "./accounts.ts";

for (const viewport of SIZES) {
	test(`[2.45] the register popup comes once per visit, at ${viewport.width} px`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(GATED);
		const popup = page.getByRole("dialog", { name: "For healthcare professionals" });
		await expect(popup).toBeVisible();
		await expect(popup.getByRole("link", { name: "Create an account" })).toBeVisible();
		await expect(popup.getByRole("link", { name: "Sign in" })).toBeVisible();
		await expectAccessible(page, "register popup");
		expect(await sidewaysOverflow(page)).toBe(0);
		await popup.getByRole("button", { name: "Close" }).click();
		await expect(popup).toBeHidden();
		await expect(page.locator("main")).toBeFocused();
		await page.reload();
		await expect(page.locator(".gate")).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(0);
		// Another visit is another tab.
		const other = await page.context().newPage();
		await other.goto(GATED);
		await expect(other.locator("dialog:modal")).toHaveCount(1);
		await other.close();
	});

	test(`[2.45] its buttons open login and register at ${viewport.width} px`, async ({ page, context }) => {
		await page.setViewportSize(viewport);
		await page.goto(GATED);
		const dialog = page.locator("dialog:modal");
		await dialog.getByRole("link", { name: "Sign in" }).click();
		await expect(dialog.locator("[name=password]")).toBeVisible();
		await expect(dialog).toHaveCount(1);
		const other = await context.newPage();
		await other.goto(GATED);
		await other.locator("dialog:modal").getByRole("link", { name: "Create an account" }).click();
		await expect(other.locator("dialog:modal [name=first_name]")).toBeFocused();
		await expect(other.locator("dialog:modal")).toHaveCount(1);
	});
}

for (const locale of ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"] as const) {
	test(`[2.45] ${locale}: on arrival without a page load too, with conditions only in en-IE and de-CH`, async ({
		page,
	}) => {
		const t = translator(locale);
		await page.goto(`${origin(localeOf(locale).country)}/${locale}/materials`);
		// The gated ones carry a lock.
		await page
			.locator(".card", { has: page.locator(".card__lock") })
			.first()
			.locator(".card__title a")
			.click();
		const popup = page.getByRole("dialog", { name: t("popup.title") });
		await expect(popup).toBeVisible();
		const conditions = popup.getByText(t("popup.conditions"));
		await expect(conditions).toHaveCount(locale === "en-IE" || locale === "de-CH" ? 1 : 0);
	});
}

test("[2.45] [3.13] whoever is signed in sees neither popup nor sign-up card", async ({ page }) => {
	await signIn(page, GATED, address("ie"));
	await expect(page.getByRole("cell", { name: "Potassium below 5.2 mmol/L" })).toBeVisible();
	await expect(page.locator("#register-popup")).toHaveCount(0);
	await page.goto(`${origin("ie")}/en-IE`);
	await expect(page.locator(".sign-up")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
	test(`[3.13] the sign-up card is dismissed and stays away ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled, viewport: SIZES[0] });
		const page = await context.newPage();
		const home = `${origin("ie")}/en-IE`;
		await page.goto(home);
		const card = page.getByRole("complementary", { name: "All content, one account" });
		await expect(card.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", /\/en-IE\/register/);
		await card.getByRole("button", { name: "Do not show again" }).click();
		await expect(card).toHaveCount(0);
		await expect(page).toHaveURL(home);
		await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("hide-signup-card");
		await page.locator("footer").getByRole("link", { name: "Imprint" }).click();
		await expect(page).toHaveURL(/\/imprint$/);
		await page.goto(home);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(card).toHaveCount(0);
		await context.close();
	});
}
