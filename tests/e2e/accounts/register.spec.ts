import { expect } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { origin, watch } from "../portal.ts";
import { requested, untilHydrated } from "../shell/shell.ts";
import { test } from "../test.ts";
import { address, fillRegistration, freshAddress, openLogin, PHONE } from "./accounts.ts";

/** The registration in the browser: in Türkiye, which asks every consent, and in Switzerland, which asks every field. */

test.use({ viewport: PHONE });

test("[2.43] [4.12] [4.14] [7.22] tr-TR: success is shown, counted, and leads back to login", async ({ page }) => {
	const t = translator("tr-TR");
	const faults = watch(page);
	await page.goto(`${origin("tr")}/tr-TR`);
	const dialog = await openLogin(page, t("nav.signIn"));
	await dialog.getByRole("link", { name: t("login.newCta") }).click();
	await expect(dialog.locator("[name=first_name]")).toBeFocused();
	const email = `tl1.${freshAddress()}`;
	await fillRegistration(dialog.locator("form:visible"), "tr", email);
	await dialog.getByRole("button", { name: t("register.submit") }).click();
	const notice = dialog.locator(".notice--success");
	await expect(notice).toContainText(t("notices.registeredLimited"));
	await expect(notice).toBeFocused();
	expect(await page.evaluate((): unknown => Reflect.get(window, "dataLayer"))).toContainEqual({
		event: "registrationSuccess",
		onekeyConsent: "yes",
		owaConsent: "yes",
		consent: "yes",
		newsletter: "no",
	});
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveAccessibleName(t("login.title"));
	await expect(dialog.locator("[name=email]:visible")).toBeFocused();
	await expect(dialog.locator("[name=email]:visible")).toHaveValue(email);
	// Opened again, it is empty and says nothing any more.
	await dialog.getByRole("link", { name: t("login.newCta") }).click();
	await expect(dialog.locator("[name=first_name]")).toHaveValue("");
	await expect(dialog.locator(".notice--success")).toHaveCount(0);
	expect(faults).toEqual([]);
});

test("[5.08] [8.06] [8.08] de-CH: errors, a taken address, and a mere warning", async ({ page }) => {
	const t = translator("de-CH");
	await page.goto(`${origin("ch")}/de-CH/register`);
	const form = page.locator("main form");
	const submit = form.getByRole("button", { name: t("register.submit") });
	const alert = form.getByRole("alert");
	const field = (name: string) => form.locator(`[name=${name}]:not([type=hidden])`);
	// Before the form's script is there, the browser sends the form, and the Worker says the same.
	await submit.click();
	await expect(alert).toContainText(t("notices.checkFields"));
	await expect(field("first_name")).toHaveAccessibleDescription(t("errors.missing.firstName"));
	await expect(field("consent")).toHaveAccessibleDescription("");

	await field("riziv").focus();
	await untilHydrated(page, "register");
	await fillRegistration(form, "ch", address("ch"));
	await field("riziv").fill("1");
	await submit.click();
	await expect(alert).toContainText(t("notices.emailTaken"));
	await expect(field("email")).toHaveAccessibleDescription(t("errors.emailTaken"));
	await expect(field("first_name")).toHaveValue("Robin");

	await test.step("a professional number that looks wrong is warned of", async () => {
		await field("riziv").fill("7601000000003");
		await field("riziv").blur();
		await expect(field("riziv")).toHaveAccessibleDescription(t("fields.rizivWarning"));
		await expect(field("riziv")).toHaveAttribute("aria-invalid", "false");
		await field("riziv").fill("7601000000002");
		await field("riziv").blur();
		await expect(form.getByText(t("fields.rizivWarning"))).toHaveCount(0);
	});

	await alert.getByRole("link", { name: t("login.forgot") }).click();
	await expect(page.locator("dialog:modal")).toHaveAccessibleName(t("forgot.title"));
});

test("[2.43] en-IE: after the registration the login has the address, but no URL has it", async ({ page }) => {
	const t = translator("en-IE");
	const email = freshAddress();
	const form = page.locator("main form");
	const urls = requested(page);
	await page.goto(`${origin("ie")}/en-IE/register?return=${encodeURIComponent("/en-IE/news")}`);
	await form.locator("[name=email]").focus();
	await untilHydrated(page, "register");
	await fillRegistration(form, "ie", email);
	await form.getByRole("button", { name: t("register.submit") }).click();
	await expect(page).toHaveURL(`${origin("ie")}/en-IE/login`);
	await expect(page.locator(".notice--success")).toContainText(t("notices.registered"));
	await expect(form.locator("[name=email]")).toHaveValue(email);
	await form.locator("[name=password]").focus();
	await untilHydrated(page, "login");
	await expect(form.locator("[name=email]")).toHaveValue(email);
	await form.locator("[name=password]").fill("secret-12");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/en-IE\/(?:news|consents)/);
	expect(urls.join()).not.toContain(encodeURIComponent(email));
});
