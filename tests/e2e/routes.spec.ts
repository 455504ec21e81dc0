import { AxeBuilder } from "@axe-core/playwright";
import { HtmlValidate } from "html-validate/node";
import { expect, test } from "playwright/test";
import { sidewaysOverflow } from "./overflow.ts";
import { fixedPaths, itemPaths, localesWithOrigin, origin, watch } from "./portal.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const { code, iso, base } of localesWithOrigin) {
	test(`every route of ${code}: accessible, valid, quiet`, async ({ page }) => {
		const items = await itemPaths(page, code, base);
		const faults = watch(page);
		for (const path of [...fixedPaths(code), ...items]) {
			await test.step(path, async () => {
				const response = await page.goto(base + path);
				expect(response?.status()).toBe(200);
				await expect(page.locator("html")).toHaveAttribute("lang", iso);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
				const report = await validator.validateString((await response?.text()) ?? "");
				expect(
					report.results.flatMap(({ messages }) =>
						messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
					),
				).toEqual([]);
			});
		}
		expect(faults).toEqual([]);
	});

	test(`every route of ${code} works without JavaScript, at 360 px, without sideways scrolling`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
		const page = await context.newPage();
		const items = await itemPaths(page, code, base);
		const faults = watch(page);
		for (const path of [...fixedPaths(code), ...items]) {
			await test.step(path, async () => {
				expect((await page.goto(base + path))?.status()).toBe(200);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				expect(await sidewaysOverflow(page)).toBe(0);
			});
		}
		expect(faults).toEqual([]);
		await context.close();
	});
}

// 1280 px at 400 %. Which browser hyphenates which language differs: these words break anywhere before they push.
test("a title's long word makes no page wider than a screen of 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const [country, path, word] of [
		["be", "/nl-BE/webinars/na-zwangerschapsdiabetes-de-jaren-die-volgen", "zwangerschapsdiabetes"],
		["ch", "/de-CH/webinars/nach-dem-schwangerschaftsdiabetes-die-jahre-danach", "Schwangerschaftsdiabetes"],
	] as const) {
		await page.goto(origin(country) + path);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(word);
		expect(await sidewaysOverflow(page), word).toBe(0);
	}
});

test("a wide table scrolls in itself, not the page", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const item = "/de-CH/news/glucelia-hinweise-zur-kontrolle-der-nierenfunktion-prazisiert";
	await page.goto(`${origin("ch")}${item}/demo-access`);
	const room = page.locator(".table-scroll");
	await expect(room.getByRole("table")).toBeVisible();
	expect(await room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
	expect(await sidewaysOverflow(page)).toBe(0);
});

test("[2.24] the not-found page is accessible and valid, its search leads to the search route", async ({ page }) => {
	const response = await page.goto("/nl-BE/bestaat-niet");
	expect(response?.status()).toBe(404);
	const large = page.getByText("404", { exact: true });
	await expect(large).toBeVisible();
	const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
	expect(await large.evaluate(size)).toBeGreaterThan(2 * (await page.locator("h1").evaluate(size)));
	await expect(page.getByRole("heading", { name: "Pagina niet gevonden" })).toBeVisible();
	await expect(page.getByText("This page could not be found.")).toBeVisible();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await page.locator("main").getByRole("searchbox").fill("hartfalen");
	await page.locator("main").getByRole("searchbox").press("Enter");
	await expect(page).toHaveURL(/\/nl-BE\/search\?term=hartfalen$/);
	await expect(page.locator("mark").first()).toBeVisible();
});
