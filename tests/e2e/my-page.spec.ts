import { expect, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { country } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { address, recordYear, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./overflow.ts";
import { ANSWERED, localesWithOrigin, origin, tagOf, watch } from "./portal.ts";
import { test } from "./test.ts";

/** The visitor's own page and record of participation. */

const part = (page: Page, name: "courses" | "webinars") => page.locator(`section#${name}`);

for (const { code, base } of localesWithOrigin.filter(({ code }) => code === "de-CH" || code === "tr-TR")) {
	test(`${code}: page and record are whole on phone and desktop, accessible${tagOf(code)}`, async ({ browser }) => {
		const { timeZone } = country(localeOf(code).country);
		const page = await browser.newPage({ timezoneId: timeZone, storageState: ANSWERED, reducedMotion: "reduce" });
		const t = translator(code);
		const faults = watch(page);
		await signIn(page, `${base}/${code}/account`, address(localeOf(code).country));
		for (const tab of ["account", `account/record?year=${recordYear(timeZone)}`]) {
			await page.goto(`${base}/${code}/${tab}`);
			await expect(part(page, "courses").getByText(/^45/)).toBeVisible();
			await expect(part(page, "webinars").getByText(t("parts.asking.webinars"))).toHaveCount(0);
			await expect(page.locator("[data-enhance]")).toHaveCount(0);
			await expectFits(page, tab);
			await expectAccessible(page, tab);
		}
		expect(faults).toEqual([]);
		await page.close();
	});
}

test("on paper stands the record alone", async ({ page }) => {
	await signIn(page, `${origin("ie")}/en-IE/account`, address("ie"));
	await page.getByRole("link", { name: "Learning record by year" }).click();
	await expect(page).toHaveURL(/\/account\/record$/);
	await page.goto(`${origin("ie")}/en-IE/account/record?year=${recordYear("Europe/Dublin")}`);
	await page.evaluate(() => Reflect.set(window, "print", () => document.body.setAttribute("data-printed", "")));
	await page.getByRole("button", { name: "Print" }).click();
	await expect(page.locator("body[data-printed]")).toHaveCount(1);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("This record is not proof of accreditation.")).toBeVisible();
	await expect(part(page, "courses").getByRole("table")).toBeVisible();
	for (const left of [
		page.getByRole("banner"),
		page.locator(".tabs"),
		page.locator(".chips"),
		page.locator(".record__files"),
	]) {
		await expect(left).toBeHidden();
	}
});
