import { expect, type Page } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin, watch } from "../portal.ts";
import { address, fillLogin, openLogin, PHONE, test } from "./accounts.ts";

/** What a Turkish user is asked, on any country's host. */
const ASKED = ["onekeyConsent", "owaConsent", "consent"] as const;

// One after the other: nobody is asked again about consents that the same user has answered.
test.describe.configure({ mode: "default" });
test.use({ viewport: PHONE, reducedMotion: "reduce" });

/** Signs in by the header's dialog, in which the questions follow. */
async function signInByDialog(page: Page, locale: "de-CH" | "tr-TR") {
	const t = translator(locale);
	const dialog = await openLogin(page, t("nav.signIn"));
	await fillLogin(dialog.locator("form:visible"), address("tr.new"));
	await dialog.getByRole("button", { name: t("login.submit") }).click();
	return dialog;
}

test("[4.17] [5.12] on another country's host the user's own country decides about consents @all", async ({ page }) => {
	const t = translator("de-CH");
	await page.goto(`${origin("ch")}/de-CH`);
	const dialog = await signInByDialog(page, "de-CH");
	const boxes = dialog.locator("[type=checkbox]");
	await expect(boxes).toHaveCount(ASKED.length);
	expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("name")))).toEqual(ASKED);
	for (const name of ASKED) await expect(dialog.getByText(t(`consentTexts.${name}`))).toBeVisible();
	await dialog.getByRole("button", { name: t("consents.submit") }).click();
	await expect(dialog.locator("[name=consent][type=checkbox]")).toHaveAccessibleDescription(t("errors.consent"));
	expect(await sidewaysOverflow(page)).toBe(0);
});

test("[2.44] [4.13] [4.17] [5.12] [8.07] tr-TR: asked until answered, also after a failure", async ({
	page,
	context,
}) => {
	const t = translator("tr-TR");
	const home = `${origin("tr")}/tr-TR`;
	const faults = watch(page);
	const out = page.locator(".header__own summary");
	const signOut = async () => {
		await out.click();
		await page.getByRole("button", { name: t("nav.signOut"), exact: true }).click();
	};
	await page.goto(home);
	const dialog = await signInByDialog(page, "tr-TR");
	await expect(dialog).toHaveAccessibleName(t("consents.title"));
	await expect(page.locator("dialog:modal")).toHaveCount(1);
	await expect(dialog.locator("[type=checkbox]").first()).toBeFocused();
	await expectAccessible(page, "consents");

	await test.step("without an answer: signed in, and not asked again in this session", async () => {
		await context.setOffline(true);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog", { name: t("unreached.title") })).toBeVisible();
		await context.setOffline(false);
		await page.keyboard.press("Enter");
		await expect(out).toBeVisible();
		await page.goto(`${home}/about`);
		await page.locator("main").click();
		await expect(page.locator("dialog:modal")).toHaveCount(0);
		await signOut();
	});

	const consent = dialog.locator("[name=consent][type=checkbox]");
	await test.step("the next session asks again; the required consent must be given", async () => {
		await signInByDialog(page, "tr-TR");
		await dialog.getByRole("button", { name: t("consents.submit") }).click();
		await expect(dialog.getByRole("alert")).toBeFocused();
		await expect(consent).toHaveAccessibleDescription(t("errors.consent"));
		await dialog.getByRole("alert").getByRole("link").click();
		await expect(consent).toBeFocused();
		await page.keyboard.press("Space");
	});
	expect(faults).toEqual([]);

	await test.step("answers that cannot be saved stay", async () => {
		const json = { message: "", statusCode: 422, notice: "consentsFailed", errors: {} };
		await page.route("**/api/api/consents", (route) => route.fulfill({ status: 422, json }), { times: 1 });
		await dialog.getByRole("button", { name: t("consents.submit") }).click();
		await expect(dialog.getByRole("alert")).toContainText(t("notices.consentsFailed"));
		await expect(dialog.getByRole("alert")).toBeFocused();
		await expect(consent).toBeChecked();
	});

	await test.step("saved, with yes or no, they are kept and nothing is asked any more", async () => {
		await dialog.getByRole("button", { name: t("consents.submit") }).click();
		await expect(out).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(0);
		await page.goto(`${home}/account/profile`);
		for (const name of ASKED) {
			await expect(page.locator(`[type=checkbox][name=${name}]`)).toBeChecked({ checked: name === "consent" });
		}
		await signOut();
		await signInByDialog(page, "tr-TR");
		await expect(out).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(0);
	});
});
