import { expect, type Page } from "playwright/test";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { isSection, SECTIONS } from "../../shared/sections.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow, smallFields } from "./overflow.ts";
import { fixedPaths, localesWithOrigin, origin, watch } from "./portal.ts";
import { test } from "./test.ts";

const firstItems = (list: Page): Promise<string[]> =>
	list.locator(".card__title a").evaluateAll((all) => all.slice(0, 2).map((link) => link.getAttribute("href") ?? ""));

/** One page of each template: of the lists one, of the items the first of each section, and the page of an error last. */
async function templates(page: Page, base: string, code: LocaleCode): Promise<string[]> {
	const lists = SECTIONS.map((section) => paths.list(code, section));
	const items = lists.map(async (list) => {
		const html = await (await page.request.get(base + list)).text();
		return /class="card__title"><a href="([^"]+)"/.exec(html)?.[1] ?? "";
	});
	const fixed = [
		paths.home(code),
		paths.list(code, "webinars"),
		`${paths.search(code)}?term=diabetes`,
		paths.single(code, "privacy"),
		paths.feedback(code, "happy"),
	];
	return [...fixed, ...(await Promise.all(items)), `/${code}/nowhere`];
}

// German has the longest words, Turkish letters of its own.
for (const [code, accessibleAt] of [
	["de-CH", 1280],
	["tr-TR", 360],
] as const) {
	test(`[2.24] ${code}: every template is quiet, fits, and is accessible at ${accessibleAt} px`, async ({ page }) => {
		const faults = watch(page);
		const base = origin(localeOf(code).country);
		for (const path of await templates(page, base, code)) {
			await test.step(path, async () => {
				const isMissing = path.endsWith("/nowhere");
				if (isMissing) expect(faults).toEqual([]);
				await page.setViewportSize({ width: accessibleAt, height: 740 });
				expect((await page.goto(base + path))?.status()).toBe(isMissing ? 404 : 200);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expectAccessible(page, path, code === "de-CH");
				expect(await sidewaysOverflow(page)).toBe(0);
				await page.setViewportSize({ width: accessibleAt === 360 ? 1280 : 360, height: 740 });
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				expect(await sidewaysOverflow(page)).toBe(0);
			});
		}
		const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
		const status = await page.locator(".error-page__status").evaluate(size);
		expect(status).toBeGreaterThan(2 * (await page.locator("h1").evaluate(size)));
	});
}

/** Names, roles and ids are those of every language: tests/edge/pages.test.ts validates them in each. */
const EXAMINED: readonly LocaleCode[] = ["de-CH", "tr-TR"];

for (const { code, iso, base } of localesWithOrigin) {
	const isExamined = EXAMINED.includes(code);
	test(`every route of ${code}: quiet${isExamined ? ", accessible" : ""}, fits 360 px @all`, async ({ page }) => {
		test.slow();
		const faults = watch(page);
		// Each list adds its first items.
		const all = fixedPaths(code);
		for (const path of all) {
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1280, height: 720 });
				const response = await page.goto(base + path);
				expect(response?.status()).toBe(200);
				await expect(page.locator("html")).toHaveAttribute("lang", iso);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				if (isExamined) await expectAccessible(page, path, code === "de-CH");
				await page.setViewportSize({ width: 360, height: 740 });
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				expect(await sidewaysOverflow(page)).toBe(0);
				// The one kind that no page shows without a sign-in.
				await page.evaluate(() => document.body.appendChild(document.createElement("textarea")));
				expect(await smallFields(page)).toEqual([]);
				if (isSection(path.slice(`/${code}/`.length))) all.push(...(await firstItems(page)));
			});
		}
		expect(all.length).toBeGreaterThan(fixedPaths(code).length + 6);
		expect(faults).toEqual([]);
	});
}

test("without JavaScript every route is whole at 360 px, without sideways scrolling @all", async ({ browser }) => {
	test.slow();
	const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	const faults = watch(page);
	const all = fixedPaths("de-CH");
	for (const path of all) {
		await test.step(path, async () => {
			expect((await page.goto(origin("ch") + path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await sidewaysOverflow(page)).toBe(0);
			if (isSection(path.slice("/de-CH/".length))) all.push(...(await firstItems(page)));
		});
	}
	expect(all.length).toBeGreaterThan(fixedPaths("de-CH").length + 6);
	expect(faults).toEqual([]);
	await page.close();
});

// 1280 px at 400 %. Which browser hyphenates which language differs: these words break anywhere before they push.
test("a title's long word makes no page wider than a screen of 320 px @all", async ({ page }) => {
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
