import { expect, type Page, test } from "playwright/test";
import { isSection } from "../../shared/sections.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { fixedPaths, inEachLanguage, localesWithOrigin, origin, watch } from "./portal.ts";

const firstItems = (list: Page): Promise<string[]> =>
	list.locator(".card__title a").evaluateAll((all) => all.slice(0, 2).map((link) => link.getAttribute("href") ?? ""));

for (const { code, iso, base } of localesWithOrigin) {
	test(
		`every route of ${code}: accessible and quiet; whole at 360 px, without sideways scrolling`,
		inEachLanguage(code),
		async ({ page }) => {
			// More pages than any other test opens.
			test.slow();
			const faults = watch(page);
			// Lists add their items.
			const paths = fixedPaths(code);
			for (const path of paths) {
				await test.step(path, async () => {
					await page.setViewportSize({ width: 1280, height: 720 });
					const response = await page.goto(base + path);
					expect(response?.status()).toBe(200);
					await expect(page.locator("html")).toHaveAttribute("lang", iso);
					await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
					await expectAccessible(page, path, code === "de-CH");
					await page.setViewportSize({ width: 360, height: 740 });
					await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
					expect(await sidewaysOverflow(page)).toBe(0);
					if (isSection(path.slice(`/${code}/`.length))) paths.push(...(await firstItems(page)));
				});
			}
			expect(paths.length).toBeGreaterThan(fixedPaths(code).length + 6);
			expect(faults).toEqual([]);
		},
	);
}

// What has no script is the same in each country but for its words: the longest are German.
test("without JavaScript every route is whole at 360 px, without sideways scrolling", async ({ browser }) => {
	test.slow();
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	const faults = watch(page);
	const paths = fixedPaths("de-CH");
	for (const path of paths) {
		await test.step(path, async () => {
			expect((await page.goto(origin("ch") + path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await sidewaysOverflow(page)).toBe(0);
			if (isSection(path.slice("/de-CH/".length))) paths.push(...(await firstItems(page)));
		});
	}
	expect(paths.length).toBeGreaterThan(fixedPaths("de-CH").length + 6);
	expect(faults).toEqual([]);
	await context.close();
});

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
	await expectAccessible(page);
	await page.locator("main input[type=search]").fill("hartfalen");
	await page.locator("main input[type=search]").press("Enter");
	await expect(page).toHaveURL(/\/nl-BE\/search\?term=hartfalen$/);
	await expect(page.locator("mark").first()).toBeVisible();
});
