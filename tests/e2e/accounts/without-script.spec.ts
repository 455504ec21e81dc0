import { expect } from "playwright/test";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import { address, fillLogin, GATED, GATED_TEXT, PHONE, signOut } from "./accounts.ts";

/** Every form as a plain page: the same links, the same words, the same ends. */

test.use({ viewport: PHONE, javaScriptEnabled: false });

test("[1.13] [2.42] [6.02] [8.04] the gate's fields lead to login and back to the item", async ({ page }) => {
	await page.goto(GATED);
	await expect(page.locator("#register-popup")).toBeHidden();
	await page.locator(".gate").getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(/\/en-IE\/login$/);
	const form = page.locator("main form");
	await expect(form.getByRole("button", { name: "Show password" })).toBeHidden();
	const submit = form.getByRole("button", { name: "Sign in" });
	await submit.click();
	await expect(form.getByRole("alert")).toBeFocused();
	await form.getByRole("alert").getByRole("link", { name: "Password" }).click();
	await expect(form.locator("[name=password]")).toBeFocused();
	await fillLogin(form, address("ie"), "not-it-at-all");
	await submit.click();
	await expect(form.getByRole("alert")).toHaveText("Incorrect e-mail address or password.");
	await expect(form.locator("[name=email]")).toHaveValue(address("ie"));
	await expect(form.locator("[name=password]")).toHaveValue("");
	// The Enter key signs in; only the other button asks for a new password, with the address that was typed.
	await form.getByRole("button", { name: "Forgot your password?" }).click();
	await expect(form.getByRole("button", { name: "Send link" })).toBeVisible();
	await form.getByRole("button", { name: "Back to sign-in" }).click();
	await expect(form.locator("[name=email]")).toHaveValue(address("ie"));
	await form.locator("[name=password]").fill("demo-1234");
	await form.locator("[name=password]").press("Enter");
	await expect(page).toHaveURL(GATED);
	await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
	await page.goto(`${origin("ie")}/en-IE/account/record`);
	await expect(page.getByRole("link", { name: "Download as CSV" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
	await page.goto(GATED);
	await signOut(page);
	await page.goBack();
	await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
});
