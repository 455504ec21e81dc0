import { expect, type Page, test } from "playwright/test";
import { origin } from "../portal.ts";
import { address, GATED, PASSWORD, SIZES } from "./accounts.ts";

const HOME = `${origin("ie")}/en-IE`;
const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest("dialog") !== null);

/** Tab to the element, as somebody without a mouse must. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let step = 0; step < 80; step++) {
		await page.keyboard.press("Tab");
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
	}
	throw new Error(`The keyboard does not reach ${selector}`);
}

for (const viewport of SIZES) {
	test.describe(`with the keyboard alone at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("the focus goes round inside the modal, in both directions", async ({ page }) => {
			await page.goto(HOME);
			await tabTo(page, '.header [data-modal="login"]');
			await page.keyboard.press("Enter");
			await expect(page.locator("dialog:modal [name=email]").first()).toBeFocused();
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

		test("[2.42] [4.12] forgotten password and back: the focus follows, nothing typed is lost", async ({ page }) => {
			await page.goto(HOME);
			await tabTo(page, '.header [data-modal="login"]');
			await page.keyboard.press("Enter");
			const dialog = page.locator("dialog:modal");
			await expect(dialog.locator("[name=email]").first()).toBeFocused();
			await page.keyboard.type("kept@example.ie");
			await tabTo(page, '[data-modal="forgotPassword"]');
			await page.keyboard.press("Enter");
			await expect(dialog).toHaveAccessibleName("Forgot your password?");
			await expect(dialog.locator("[name=email]:visible")).toBeFocused();
			await expect(dialog.locator("[name=password]")).toBeHidden();
			await tabTo(page, 'form [data-modal="login"]');
			await page.keyboard.press("Enter");
			await expect(dialog).toHaveAccessibleName("Sign in");
			await expect(dialog.locator("[name=email]:visible")).toBeFocused();
			await expect(dialog.locator("[name=email]:visible")).toHaveValue("kept@example.ie");
		});

		test("[2.39] [6.02] signs in from a gated item and reads it", async ({ page }) => {
			await page.goto(GATED);
			await expect(page.locator("dialog:modal")).toBeVisible();
			expect(await inDialog(page)).toBe(true);
			await tabTo(page, 'dialog [data-modal="login"]');
			await page.keyboard.press("Enter");
			await expect(page.locator("dialog:modal [name=email]").first()).toBeFocused();
			await page.keyboard.type(address("ie"));
			await tabTo(page, "[name=password]");
			await page.keyboard.type(PASSWORD);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("cell", { name: "Potassium below 5.2 mmol/L" })).toBeVisible();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
		});
	});
}

test.describe("openers that are gone when the modal closes", () => {
	test("from the register popup, the focus returns to the page", async ({ page }) => {
		await page.goto(GATED);
		await page.locator("dialog:modal").getByRole("link", { name: "Create an account" }).click();
		await expect(page.locator("dialog:modal [name=first_name]")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.locator("main")).toBeFocused();
	});

	test("[2.30] from a menu that has closed, the focus returns to the menu's button", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto(HOME);
		// The menu has no such link of its own at the moment; what stands in it may become one.
		await page
			.locator("#menu .header__links a")
			.first()
			.evaluate((link) => link.setAttribute("data-modal", "login"));
		await page.getByRole("button", { name: "Menu" }).click();
		await page.locator("#menu [data-modal]").click();
		await expect(page.locator("dialog:modal [name=email]").first()).toBeFocused();
		await expect(page.locator("#menu")).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
	});
});
