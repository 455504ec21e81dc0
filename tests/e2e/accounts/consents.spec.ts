import { expect } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { inEachLanguage, origin, watch } from "../portal.ts";
import { address, breakBackend, fillLogin, openLogin, SIZES, signIn, test } from "./accounts.ts";

/** What each country's new user is asked, and what must be given. [4.17, 5.12] */
const ASKED = {
	"nl-BE": { user: "be.new", asked: ["onekeyConsent", "consent"], required: true },
	"de-CH": { user: "ch.new", asked: ["onekeyConsent"], required: false },
	"tr-TR": { user: "tr.new", asked: ["onekeyConsent", "owaConsent", "consent"], required: true },
	"en-IE": { user: "ie.new", asked: ["consent", "newsletter"], required: true },
} as const;

// One after the other: what a new user has answered is not asked again.
test.describe.configure({ mode: "serial" });

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: SIZES[0] });

	test("[2.44] [8.07] the consents after sign-in; answers that cannot be saved stay", async ({ page, request }) => {
		const t = translator("fr-CH");
		const home = `${origin("ch")}/fr-CH`;
		await page.goto(`${home}/login`);
		await fillLogin(page.locator("main form"), address("ch.new"));
		await page
			.locator("main")
			.getByRole("button", { name: t("login.submit") })
			.click();
		await expect(page).toHaveURL(`${home}/consents`);
		await breakBackend(request, { path: "/api/consents", language: "fr-CH", person: address("ch.new"), status: 500 });
		await page.locator("main [type=checkbox]").check();
		await page
			.locator("main")
			.getByRole("button", { name: t("consents.submit") })
			.click();
		await expect(page.locator("main").getByRole("alert")).toBeFocused();
		await expect(page.locator("main [type=checkbox]")).toBeChecked();
		// Nobody must answer.
		await page.getByRole("link", { name: t("consents.later") }).click();
		await expect(page).toHaveURL(home);
		await expect(page.getByRole("button", { name: t("nav.signOut"), exact: true })).toBeVisible();
	});
});

test("[4.17] [5.12] on another country's host a person's own country decides what is asked and what must be given", async ({
	page,
}) => {
	const t = translator("de-CH");
	const { user, asked } = ASKED["tr-TR"];
	await page.goto(`${origin("ch")}/de-CH`);
	const dialog = await openLogin(page, t("nav.signIn"));
	await fillLogin(dialog.locator("form:visible"), address(user));
	await dialog.getByRole("button", { name: t("login.submit") }).click();
	const boxes = dialog.locator("[type=checkbox]");
	await expect(boxes).toHaveCount(asked.length);
	expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("name")))).toEqual(asked);
	for (const name of asked) await expect(dialog.getByText(t(`consentTexts.${name}`))).toBeVisible();
	await dialog.getByRole("button", { name: t("consents.submit") }).click();
	await expect(dialog.locator("[name=consent][type=checkbox]")).toHaveAccessibleDescription(t("errors.consent"));
});

for (const [index, locale] of (["nl-BE", "de-CH", "tr-TR", "en-IE"] as const).entries()) {
	const { user, asked, required } = ASKED[locale];
	const t = translator(locale);
	const home = `${origin(localeOf(locale).country)}/${locale}`;

	test(
		`[2.44] [4.13] [4.17] [5.12] ${locale}: asked after sign-in, at most once, and kept`,
		inEachLanguage(locale),
		async ({ page }) => {
			await page.setViewportSize(SIZES[index % 2] ?? SIZES[0]);
			await page.emulateMedia({ reducedMotion: "reduce" });
			const faults = watch(page);
			const login = async () => {
				const dialog = await openLogin(page, t("nav.signIn"));
				await fillLogin(dialog.locator("form:visible"), address(user));
				await dialog.getByRole("button", { name: t("login.submit") }).click();
				return dialog;
			};
			await page.goto(home);
			const dialog = await login();
			await expect(dialog).toHaveAccessibleName(t("consents.title"));
			await expect(page.locator("dialog:modal")).toHaveCount(1);
			const boxes = dialog.locator("[type=checkbox]");
			await expect(boxes.first()).toBeFocused();
			expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("name")))).toEqual(asked);
			await expectAccessible(page, "consents");
			// Not answered: signed in all the same, and not asked again in this session.
			await page.keyboard.press("Escape");
			const out = page.getByRole("button", { name: t("nav.signOut"), exact: true });
			await expect(out).toBeVisible();
			await page.goto(`${home}/about`);
			await page.locator("main").click();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
			// The next session asks again.
			await out.click();
			await login();
			await expect(dialog).toHaveAccessibleName(t("consents.title"));
			const save = dialog.getByRole("button", { name: t("consents.submit") });
			if (required) {
				await save.click();
				await expect(dialog.getByRole("alert")).toBeFocused();
				await expect(dialog.locator("[name=consent][type=checkbox]")).toHaveAccessibleDescription(t("errors.consent"));
				await dialog.getByRole("alert").getByRole("link").click();
				await expect(dialog.locator("[name=consent][type=checkbox]")).toBeFocused();
				await page.keyboard.press("Space");
			}
			await save.click();
			await expect(out).toBeVisible();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
			await page.goto(`${home}/account/profile`);
			for (const name of asked) {
				const isGiven = required && name === "consent";
				await expect(page.locator(`[type=checkbox][name=${name}]`)).toBeChecked({ checked: isGiven });
			}
			// Answered with yes or no: nothing is asked any more.
			await out.click();
			await login();
			await expect(out).toBeVisible();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
			expect(faults).toEqual([]);
		},
	);
}

test("[8.07] answers that cannot be saved stay, and the notice says so", async ({ page }) => {
	await page.goto(`${origin("ie")}/en-IE`);
	await page.route("**/api/api/login", (route) =>
		route.fulfill({
			json: {
				status: "Success",
				data: { missingConsents: ["consent", "newsletter"], user: { id: "ie" } },
			},
		}),
	);
	const dialog = await openLogin(page);
	await fillLogin(dialog.locator("form:visible"), address("ie"));
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await dialog.getByLabel("I agree to be informed").check();
	await page.route("**/api/api/consents", (route) =>
		route.fulfill({ status: 422, json: { message: "", statusCode: 422, notice: "consentsFailed", errors: {} } }),
	);
	await dialog.getByRole("button", { name: "Save and continue" }).click();
	await expect(dialog.getByRole("alert")).toBeFocused();
	await expect(dialog.getByRole("alert")).toContainText("Something went wrong. Your answers were not saved");
	await expect(dialog.getByLabel("I agree to be informed")).toBeChecked();
});

test("[7.08] a user without OneKey code signs in and is told that the access is limited", async ({ page }) => {
	const t = translator("tr-TR");
	await signIn(page, `${origin("tr")}/tr-TR/account/profile`, address("tr.tl1"));
	await expect(page.locator("main").getByText(t("account.limited"))).toBeVisible();
});
