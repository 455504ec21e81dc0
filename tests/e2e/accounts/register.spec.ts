import { expect, type Locator, type Page, test } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { country } from "../../../shared/countries.ts";
import { LOCALES, localeOf } from "../../../shared/locales.ts";
import { inEachLanguage, origin, watch } from "../portal.ts";
import { address, fillRegistration, freshAddress, openLogin, SIZES } from "./accounts.ts";

/** The registration in the browser, by country. [5.06-5.11] */

const FIELDS = {
	"nl-BE": ["riziv", "address", "zipcode", "city"],
	"de-CH": ["riziv", "address", "zipcode", "city"],
	"tr-TR": [],
	"en-IE": ["zipcode"],
} as const;
const CONSENTS = {
	"nl-BE": { onekeyConsent: true, consent: true },
	"de-CH": { onekeyConsent: true, consent: false },
	"tr-TR": { onekeyConsent: true, owaConsent: true, consent: true, newsletter: false },
	"en-IE": { consent: true, newsletter: false },
} as const;
/** As browsers fill them in by themselves. */
const TOKENS = {
	first_name: "given-name",
	last_name: "family-name",
	phone: "tel-national",
	email: "email",
	password: "new-password",
	passwordConfirm: "new-password",
	address: "address-line1",
	zipcode: "postal-code",
	city: "address-level2",
	riziv: "off",
} as const;
const MODES = { phone: "tel", email: "email", riziv: "numeric" } as const;

async function openRegister(page: Page, locale: keyof typeof FIELDS): Promise<Locator> {
	const t = translator(locale);
	await page.goto(`${origin(localeOf(locale).country)}/${locale}`);
	const dialog = await openLogin(page, t("nav.signIn"));
	await dialog.getByRole("link", { name: t("login.newCta") }).click();
	await expect(dialog.locator("[name=first_name]")).toBeFocused();
	return dialog;
}

for (const [index, locale] of (["nl-BE", "de-CH", "tr-TR", "en-IE"] as const).entries()) {
	const t = translator(locale);
	const { accounts } = country(localeOf(locale).country);

	test(`[2.43] [5.06-5.11] [9.06] ${locale}: what is asked, and how it is filled in`, async ({ page }) => {
		await page.setViewportSize(SIZES[index % 2] ?? SIZES[0]);
		const dialog = await openRegister(page, locale);
		const form = dialog.locator("form:visible");
		const shown = await form
			.locator("input:not([type=checkbox]):not([type=hidden])[name], select[name], input[type=hidden][name=profession]")
			.evaluateAll((all) => all.map((input) => input.getAttribute("name")));
		const common = ["first_name", "last_name", "profession", "phone", "email", "password", "passwordConfirm"];
		expect(shown.toSorted()).toEqual([...common, ...FIELDS[locale]].toSorted());
		const ticks = await form
			.locator("[type=checkbox]")
			.evaluateAll((all) => all.map((box) => [box.getAttribute("name"), box.hasAttribute("required")]));
		expect(ticks).toEqual(Object.entries(CONSENTS[locale]));
		for (const [name, token] of Object.entries(TOKENS)) {
			if (shown.includes(name)) await expect(form.locator(`[name=${name}]`)).toHaveAttribute("autocomplete", token);
		}
		for (const [name, mode] of Object.entries(MODES)) {
			if (shown.includes(name)) await expect(form.locator(`[name=${name}]`)).toHaveAttribute("inputmode", mode);
		}
		await expect(form.getByLabel(t("fields.country"), { exact: true })).toHaveValue(t("site.country"));
		await expect(form.getByText(`+${accounts.callingCode}`)).toBeVisible();
		if (locale === "en-IE") {
			const professions = form.getByLabel(t("fields.profession"), { exact: true });
			await expect(professions.locator("option")).toHaveCount(4);
			// Nobody becomes what stands first in the list.
			await expect(professions).toHaveValue("");
		} else await expect(form.getByLabel(t("fields.profession"), { exact: true })).toHaveValue(t("professions.M"));
		const { riziv } = accounts.fields;
		if (riziv) await expect(form.getByLabel(t(`fields.${riziv.label}`))).toBeVisible();
	});

	test(
		`[4.12] [4.14] [7.22] ${locale}: success is said, counted, and its closing returns to login`,
		inEachLanguage(locale),
		async ({ page }) => {
			await page.setViewportSize(SIZES[(index + 1) % 2] ?? SIZES[0]);
			const faults = watch(page);
			const dialog = await openRegister(page, locale);
			const email = locale === "tr-TR" ? `tl1.${freshAddress()}` : freshAddress();
			await fillRegistration(dialog.locator("form:visible"), localeOf(locale).country, email);
			await dialog.getByRole("button", { name: t("register.submit") }).click();
			const notice = dialog.locator(".notice--success");
			await expect(notice).toContainText(t(locale === "tr-TR" ? "notices.registeredLimited" : "notices.registered"));
			await expect(notice).toBeFocused();
			const pushed = await page.evaluate((): unknown => Reflect.get(window, "dataLayer"));
			const answers = ["onekeyConsent", "owaConsent", "consent", "newsletter"].map((name) => [
				name,
				Object.entries(CONSENTS[locale]).some(([key, given]) => key === name && given) ? "yes" : "no",
			]);
			expect(pushed).toContainEqual({ event: "registrationSuccess", ...Object.fromEntries(answers) });
			await (index % 2 === 0
				? page.keyboard.press("Escape")
				: dialog.getByRole("button", { name: t("forms.close") }).click());
			await expect(dialog).toHaveAccessibleName(t("login.title"));
			await expect(dialog.locator("[name=email]:visible")).toBeFocused();
			// Opened again, it is empty and says nothing any more.
			await dialog.getByRole("link", { name: t("login.newCta") }).click();
			await expect(dialog.locator("[name=first_name]")).toHaveValue("");
			await expect(dialog.locator(".notice--success")).toHaveCount(0);
			expect(faults).toEqual([]);
		},
	);
}

test("[5.08] a professional number that looks wrong is warned of and not refused", async ({ page }) => {
	const t = translator("nl-BE");
	const dialog = await openRegister(page, "nl-BE");
	const form = dialog.locator("form:visible");
	await fillRegistration(form, "be", freshAddress());
	const number = form.locator("[name=riziv]");
	await number.fill("12345678901");
	await number.blur();
	await expect(form.getByText(t("fields.rizivWarning"))).toBeVisible();
	await expect(number).not.toHaveAttribute("aria-invalid");
	await expect(number).toHaveAccessibleDescription(t("fields.rizivWarning"));
	await number.fill("10003866001");
	await number.blur();
	await expect(form.getByText(t("fields.rizivWarning"))).toHaveCount(0);
	await number.fill("1");
	await dialog.getByRole("button", { name: t("register.submit") }).click();
	await expect(dialog.locator(".notice--success")).toBeVisible();
});

for (const { code: locale, country: code } of LOCALES) {
	test(
		`[5.06] [8.06] [8.08] ${locale}: errors in its own words, and the way out of a taken address`,
		inEachLanguage(locale),
		async ({ page }) => {
			const t = translator(locale);
			await page.goto(`${origin(code)}/${locale}/register`);
			const form = page.locator("main form");
			const submit = form.getByRole("button", { name: t("register.submit") });
			await submit.hover();
			await expect(async () => {
				await submit.click();
				await expect(form.getByRole("alert")).toContainText(t("notices.checkFields"), { timeout: 2000 });
			}).toPass();
			await expect(form.locator("[name=first_name]")).toHaveAccessibleDescription(t("errors.missing.firstName"));
			await expect(form.locator("[name=consent][type=checkbox]")).toHaveAccessibleDescription(
				country(code).accounts.consents.consent === "required" ? t("errors.consent") : "",
			);
			await fillRegistration(form, code, "nobody@nowhere");
			await form.locator("[name=password]").fill("short");
			await form.locator("[name=passwordConfirm]").fill("other");
			await form.locator("[name=phone]").fill("12 34");
			await submit.click();
			const described = (name: string) => expect(form.locator(`[name=${name}]`));
			await described("email").toHaveAccessibleDescription(t("errors.email"));
			await described("password").toHaveAccessibleDescription(new RegExp(t("errors.password").slice(0, 20)));
			await described("passwordConfirm").toHaveAccessibleDescription(t("errors.passwordConfirm"));
			await described("phone").toHaveAccessibleDescription(new RegExp(t("errors.phone").slice(0, 15)));
			await expect(form.getByRole("alert").getByRole("link")).toHaveCount(4);
			for (const taken of [address(code), address("owa.known")]) {
				await fillRegistration(form, code, taken);
				await submit.click();
				await expect(form.getByRole("alert")).toContainText(t("notices.emailTaken"));
				await described("email").toHaveAccessibleDescription(t("errors.emailTaken"));
			}
			await expect(form.locator("[name=first_name]")).toHaveValue("Robin");
			await form
				.getByRole("alert")
				.getByRole("link", { name: t("login.forgot") })
				.click();
			await expect(page.locator("dialog:modal")).toHaveAccessibleName(t("forgot.title"));
		},
	);
}
