import { expect, test } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin, watch } from "../portal.ts";
import { address, fillLogin, fillRegistration, freshAddress, GATED, GATED_TEXT, outbox, SIZES } from "./accounts.ts";

/** Every form as a plain page: the same links, the same words, the same ends. */

for (const viewport of SIZES) {
	test.describe(`without JavaScript at ${viewport.width} px`, () => {
		test.use({ viewport, javaScriptEnabled: false });

		test("[1.13] [2.42] [6.02] [8.04] the gate's link leads to login and back to the item", async ({ page }) => {
			await page.goto(GATED);
			await expect(page.locator("#register-popup")).toBeHidden();
			await page.locator(".gate").getByRole("link", { name: "Sign in" }).click();
			await expect(page).toHaveURL(/\/en-IE\/login\?return=/);
			const form = page.locator("main form");
			await expect(page.getByRole("complementary", { name: "New here?" })).toBeVisible();
			await expect(form.getByRole("button", { name: "Show password" })).toBeHidden();
			expect(await sidewaysOverflow(page)).toBe(0);
			const submit = form.getByRole("button", { name: "Sign in" });
			await submit.click();
			await expect(form.getByRole("alert")).toBeFocused();
			await form.getByRole("alert").getByRole("link", { name: "Password" }).click();
			await expect(form.locator("[name=password]")).toBeFocused();
			await fillLogin(form, address("ie"), "not-it-at-all");
			await submit.click();
			await expect(form.getByRole("alert")).toHaveText("E-mail address or password is not right.");
			await expect(form.locator("[name=email]")).toHaveValue(address("ie"));
			await expect(form.locator("[name=password]")).toHaveValue("");
			await fillLogin(form, address("level3"));
			await submit.click();
			await expect(form.getByRole("alert")).toContainText("Your account has no access to this portal.");
			// The Enter key signs in; only the other button asks for a new password, with the address that was typed.
			await fillLogin(form, address("ie"));
			await form.getByRole("button", { name: "Forgot your password?" }).click();
			await expect(form.getByRole("button", { name: "Send link" })).toBeVisible();
			await expect(form.locator("[name=email]")).toHaveValue(address("ie"));
			await form.getByRole("button", { name: "Back to sign-in" }).click();
			await expect(form.locator("[name=email]")).toHaveValue(address("ie"));
			expect(page.url()).not.toContain("helvora");
			await form.locator("[name=password]").fill("demo-1234");
			await form.locator("[name=password]").press("Enter");
			await expect(page).toHaveURL(GATED);
			await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
			await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
			await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
			await page.goBack();
			await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
		});

		test("[1.13] [4.15] [8.05] the forgotten password, to its end", async ({ page, request }) => {
			const email = freshAddress();
			await page.goto(`${origin("ie")}/en-IE/register`);
			await fillRegistration(page.locator("main form"), "ie", email);
			await page.locator("main").getByRole("button", { name: "Create account" }).click();
			await page.locator("main").getByRole("button", { name: "Forgot your password?" }).click();
			const form = page.locator("main form");
			await form.locator("[name=email]").fill(freshAddress());
			await form.getByRole("button", { name: "Send link" }).click();
			await expect(form.getByRole("alert")).toContainText("There is no account with this e-mail address.");
			await form.locator("[name=email]").fill(email);
			await form.getByRole("button", { name: "Send link" }).click();
			await expect(page).toHaveURL(/\/en-IE\/login\?notice=resetSent$/);
			await expect(page.getByText("We have sent you an e-mail with a link.")).toBeVisible();
			expect(await outbox(request)).toContain(email);
		});
	});
}

for (const [index, locale] of (["nl-BE", "de-CH", "tr-TR", "en-IE"] as const).entries()) {
	const t = translator(locale);
	const { country } = localeOf(locale);
	const home = `${origin(country)}/${locale}`;

	test.describe(`${locale} without JavaScript`, () => {
		test.use({ viewport: SIZES[index % 2] ?? SIZES[0], javaScriptEnabled: false });

		test("[1.13] [4.14] [5.13] [8.06] register: refused with everything kept, then done", async ({ page }) => {
			const faults = watch(page);
			await page.goto(`${home}/register`);
			const form = page.locator("main form");
			const submit = form.getByRole("button", { name: t("register.submit") });
			await fillRegistration(form, country, address(country));
			await form.locator("[name=phone]").fill("12");
			await submit.click();
			await expect(form.locator("[name=phone]")).toHaveAccessibleDescription(
				new RegExp(t("errors.phone").slice(0, 15)),
			);
			await expect(form.locator("[name=first_name]")).toHaveValue("Robin");
			await expect(form.locator("[name=password]")).toHaveValue("");
			await expect(form.locator("[type=checkbox][required]").first()).toBeChecked();
			expect(await sidewaysOverflow(page)).toBe(0);
			await fillRegistration(form, country, address(country));
			await submit.click();
			await expect(form.getByRole("alert")).toContainText(t("notices.emailTaken"));
			await expect(form.getByRole("alert").getByRole("link", { name: t("login.forgot") })).toHaveAttribute(
				"href",
				`/${locale}/forgot-password`,
			);
			await fillRegistration(form, country, freshAddress());
			await submit.click();
			await expect(page).toHaveURL(`${home}/login?notice=registered`);
			// The refusals are answers with a status of their own.
			expect(faults.filter((fault) => !/^422|status of 422/.test(fault) && !fault.startsWith("console"))).toEqual([]);
		});
	});
}
