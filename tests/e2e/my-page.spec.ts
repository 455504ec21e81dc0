import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { country } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { address, breakBackend, GATED, healBackend, signIn, test } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { ANSWERED, inEachLanguage, localesWithOrigin, origin, watch } from "./portal.ts";

/** One's own page and record, as their reader meets them. */

// One after the other: they break the same calls.
test.describe.configure({ mode: "default" });

const WEBINARS = "/api/webinargeek/registrations";

/** What the vendor is asked for the courses of who is signed in: tests beside this one go on. */
async function learnerOf(page: Page): Promise<string> {
	const { userId } = z
		.object({ userId: z.string() })
		.parse(JSON.parse((await page.locator("#page").textContent()) ?? ""));
	return `re:/talentLMS/user/${userId}$`;
}

const part = (page: Page, name: "courses" | "webinars") => page.locator(`section#${name}`);

for (const { code, base } of localesWithOrigin) {
	test(
		`${code}: what is slow says so and comes, at every width, and all of it is accessible`,
		inEachLanguage(code),
		async ({ browser, request }) => {
			const { timeZone } = country(localeOf(code).country);
			const page = await browser.newPage({ timezoneId: timeZone, storageState: ANSWERED, reducedMotion: "reduce" });
			const t = translator(code);
			const faults = watch(page);
			await signIn(page, `${base}/${code}/account`, address(localeOf(code).country));
			const slow = { path: await learnerOf(page), language: code };
			await breakBackend(request, { ...slow, delay: 1500 });
			for (const tab of ["account", "account/record"]) {
				for (const width of code === "de-CH" ? [360, 768, 1440] : [360]) {
					await page.setViewportSize({ width, height: 900 });
					await page.goto(`${base}/${code}/${tab}`, { waitUntil: "commit" });
					await expect(part(page, "courses").getByRole("status")).toHaveText(t("parts.asking.courses"));
					await expect(part(page, "webinars").getByText(t("parts.asking.webinars"))).toHaveCount(0);
					await expect(page.locator("#announcer")).toHaveText(t("parts.here"));
					await expect(part(page, "courses").getByText(/^45/)).toBeVisible();
					await expect(page.locator("[data-enhance]")).toHaveCount(0);
					expect(await sidewaysOverflow(page), `${tab} at ${width} px`).toBe(0);
					await expectAccessible(page, `${tab} at ${width} px`);
				}
			}
			await healBackend(request, slow);
			expect(faults).toEqual([]);
			await page.close();
		},
	);
}

test("by keyboard: from tab to tab, and a vendor that has failed is asked again for its part alone", async ({
	page,
	request,
}) => {
	const account = `${origin("be")}/nl-BE/account`;
	const fault = { path: WEBINARS, language: "nl-BE" };
	await breakBackend(request, { ...fault, status: 500 });
	await signIn(page, account, address("be"));
	await expect(part(page, "webinars").getByRole("status")).toContainText("Uw webinars kunnen nu niet worden getoond.");
	await expect(part(page, "courses").getByText("50% voltooid")).toBeVisible();
	await expectAccessible(page, "a vendor has failed");
	await healBackend(request, fault);
	await part(page, "webinars").getByRole("link", { name: "Opnieuw proberen" }).focus();
	await page.keyboard.press("Enter");
	await expect(part(page, "webinars").getByText("U hebt deelgenomen")).toBeVisible();
	await expect(part(page, "webinars")).toBeFocused();
	await expect(page).toHaveURL(account);

	const tabs = page.getByRole("navigation", { name: "Mijn account" });
	await tabs.getByRole("link", { name: "Mijn pagina" }).focus();
	for (const name of ["Deelnames", "Gegevens"]) {
		await page.keyboard.press("Tab");
		await expect(tabs.getByRole("link", { name })).toBeFocused();
	}
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${account}/record`);
	await expect(tabs.locator("[aria-current=page]")).toHaveText("Deelnames");
});

test("without scripts: the page is to be had whole, the years are links, and the files are there", async ({
	browser,
	request,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false, storageState: ANSWERED, acceptDownloads: true });
	const base = `${origin("ch")}/fr-CH`;
	await page.goto(`${base}/login`);
	await page.locator("main [name=email]").fill(address("ch"));
	await page.locator("main [name=password]").fill("demo-1234");
	await page.locator("main [name=password]").press("Enter");
	await page.waitForURL(base);
	await page.goto(`${base}/account`);
	const slow = { path: await learnerOf(page), language: "fr-CH" };
	await breakBackend(request, { ...slow, delay: 1000 });
	await page.goto(`${base}/account`);
	await page.locator("[data-part=courses] .asking__whole").click();
	await expect(page).toHaveURL(`${base}/account?whole#courses`);
	await expect(part(page, "courses").getByText("45 min")).toBeVisible();
	await healBackend(request, slow);

	await page.getByRole("navigation", { name: "Mon compte" }).getByRole("link", { name: "Participations" }).click();
	await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
	await page.getByRole("navigation", { name: "Année" }).getByRole("link").last().click();
	await expect(part(page, "courses")).toContainText("Aucun cours terminé en");
	await part(page, "courses")
		.getByRole("link", { name: /^\d{4}$/ })
		.first()
		.click();
	const [year = ""] = /\d{4}$/.exec(page.url()) ?? [];
	const started = page.waitForEvent("download");
	await page.getByRole("link", { name: "Télécharger en CSV" }).click();
	const file = await started;
	expect(file.suggestedFilename()).toBe(`Helvora Pro Relevé de participation ${year}.csv`);
	expect(await readFile(await file.path(), "utf8")).toMatch(
		/^\uFEFF"Date","Titre",.+\r\n"\d{4}-\d\d-\d\d",.+"45","Helvora",""\r\n/,
	);
	await page.close();
});

test("what was saved in this browser stands there too; on paper stands the record alone", async ({ page }) => {
	await signIn(page, GATED, address("ie"));
	await page.getByRole("button", { name: "Save for later" }).click();
	const title = await page.getByRole("heading", { level: 1 }).textContent();
	await page.goto(`${origin("ie")}/en-IE/account`);
	await expect(page.getByRole("region", { name: "Saved" }).getByRole("link")).toHaveText(title ?? "none");

	await page.getByRole("link", { name: "Record of participation by year" }).click();
	await page.evaluate(() => Reflect.set(window, "print", () => document.body.setAttribute("data-printed", "")));
	await page.getByRole("button", { name: "Print" }).click();
	await expect(page.locator("body[data-printed]")).toHaveCount(1);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("This record is no proof of accreditation.")).toBeVisible();
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
