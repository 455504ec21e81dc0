import { expect, type Page } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { expectFits, sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import { announcer, isSameDocument, openMarked, phone, withFont } from "./shell.ts";

const RESULTS = `${origin("be")}/nl-BE/search?term=e`;
const hits = (page: Page) => page.locator(".hit__title");
const firstHit = (page: Page) => hits(page).first().innerText();
const section = (page: Page, name: string) => page.locator(".search-results__sections a", { hasText: name });
const line = (page: Page) => page.locator(".search-results__line");
const longest = (page: Page) =>
	hits(page).evaluateAll((all) => Math.max(...all.map(({ textContent }) => textContent.length)));
const top = (page: Page) => page.locator("#results").evaluate((element) => element.getBoundingClientRect().top);

/** Until the locale's index is there: whoever asks first has it built, and before it results are fewer and in another order. */
async function untilIndexed(page: Page, country: string, locale: LocaleCode): Promise<void> {
	const headers = { Origin: origin(country) };
	const url = `${origin(country)}/${locale}/search/suggestions`;
	const asked = async () => (await page.request.post(url, { headers, data: { term: "diabetes" } })).text();
	await expect.poll(asked).toContain("data-section");
}

const CORE: readonly string[] = ["de-CH"];
for (const [locales, tag] of [
	[LOCALES.filter(({ code }) => CORE.includes(code)), ""],
	[LOCALES.filter(({ code }) => !CORE.includes(code)), " @all"],
] as const) {
	const codes = locales.map(({ code }) => code);
	test(`[9.03] nine results fit two screens of a phone, accessible: ${codes.join(", ")}${tag}`, async ({ page }) => {
		await withFont(page);
		await page.setViewportSize(phone);
		for (const { code, country } of locales) {
			await page.goto(`${origin(country)}/${code}/search?term=e`);
			await expect(hits(page)).toHaveCount(9);
			expect(await page.evaluate(async () => (await document.fonts.ready).check("1rem 'Figtree Variable'"))).toBe(true);
			const end = await hits(page)
				.last()
				.evaluate((title) => scrollY + (title.closest("li")?.getBoundingClientRect().bottom ?? Infinity));
			expect(end, code).toBeLessThanOrEqual(2 * phone.height);
			await expectAccessible(page, code, code === "de-CH");
		}
	});
}

test("sections and pages of results: what is said, where the focus is, and the way back", async ({ page }) => {
	await untilIndexed(page, "be", "nl-BE");
	await openMarked(page, RESULTS);
	const all = await line(page).innerText();
	const first = await firstHit(page);
	await test.step("narrowed down", async () => {
		await section(page, "Podcasts").focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${RESULTS}&section=podcasts`);
		await expect(section(page, "Podcasts")).toHaveAttribute("aria-current", "true");
		await expect(section(page, "Podcasts")).toBeFocused();
		await expect(line(page)).toHaveText(/^Podcasts: \d+ resultaten voor ‘e’$/);
		await expect(announcer(page)).toHaveText(await line(page).innerText());
		await expect(page).toHaveTitle(/^Podcasts: \d+ resultaten voor ‘e’ – Zoeken/);
		const sections = await page.locator(".hit").evaluateAll((found) => found.map((hit) => hit.dataset.section));
		expect(new Set(sections)).toEqual(new Set(["podcasts"]));
		await page.goBack();
		await expect(line(page)).toHaveText(all);
		await expect(section(page, "Alle")).toHaveAttribute("aria-current", "true");
	});
	await test.step("another page", async () => {
		await page.getByRole("link", { name: "Volgende" }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${RESULTS}&page=2#results`);
		await expect(line(page)).toHaveText(/, pagina 2 van \d+$/);
		await expect(announcer(page)).toHaveText(await line(page).innerText());
		await expect(page.locator("#results")).toBeFocused();
		await expect.poll(async () => Math.floor((await top(page)) / 300)).toBe(0);
		expect(await firstHit(page)).not.toBe(first);
		await page.goBack();
		await expect(line(page)).toHaveText(all);
		expect(await firstHit(page)).toBe(first);
		await page.goForward();
		await expect(line(page)).toHaveText(/, pagina 2 van/);
		await page.getByRole("link", { name: "Vorige" }).click();
		await expect(line(page)).toHaveText(all);
	});
	await test.step("a result and back", async () => {
		await hits(page).first().getByRole("link").click();
		await expect(page).not.toHaveURL(/search/);
		await page.goBack();
		await expect(line(page)).toHaveText(all);
		expect(await firstHit(page)).toBe(first);
	});
	expect(await isSameDocument(page)).toBe(true);
});

test("results fit 320 and 360 px with long words and titles from either side @all", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 740 });
	for (const query of [
		"Herzkreislaufrisikofaktorenüberwachung",
		`${"x".repeat(200)}&section=news`,
		"Schwangerschaftsdiabetes",
		"Schwangerschaftsdiabetes&section=news",
		"Zusammenfassung der",
		"Arzneimittelversorgung",
		"قلب heart",
		"a\u202ebc",
		"قلب",
	]) {
		const [term = "", ...rest] = query.split("&");
		await page.goto(`${origin("ch")}/de-CH/search?term=${[encodeURIComponent(term), ...rest].join("&")}`);
		await expect(line(page)).toBeVisible();
		await expectFits(page, query, [320, 360]);
		if (term === "Zusammenfassung der") expect(await longest(page)).toBe(255);
	}
	await expect(line(page)).toHaveText(translator("de-CH")("search.none", { term: "\u2068قلب\u2069" }));
});

test("headings hyphenate long words alone; a trial's name stays on one line @all", async ({ page }) => {
	await page.goto(`${origin("ie")}/en-IE/search?term=phase`);
	await expect(hits(page).first()).toHaveCSS("hyphenate-limit-chars", "12 5 5");
	await expect(page.locator("main .unbroken", { hasText: "HORIZON-HF" }).first()).toHaveCSS("white-space", "nowrap");
});

test("[2.08] results are narrowed by keyboard: announcement, focus, and the way back", async ({ page }) => {
	await untilIndexed(page, "be", "nl-BE");
	await openMarked(page, RESULTS, phone);
	const all = await line(page).innerText();
	await page.locator(".filters summary").focus();
	await page.keyboard.press("Enter");
	await expectAccessible(page, "open filters");
	expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
	await page.getByLabel("Therapeutisch domein").selectOption("Diabetes");
	await page.getByLabel("Alleen inhoud die ik kan openen").press("Space");
	await page.getByRole("button", { name: "Resultaten tonen" }).press("Enter");
	await expect(page).toHaveURL(`${RESULTS}&domain=3&months=&open=1`);
	await expect(line(page)).not.toHaveText(all);
	await expect(announcer(page)).toHaveText(await line(page).innerText());
	await expect(page.locator("#results")).toBeFocused();
	await expect(page.locator(".card__lock")).toHaveCount(0);
	await page.getByRole("link", { name: "Filter Diabetes verwijderen" }).press("Enter");
	await expect(page).toHaveURL(`${RESULTS}&open=1`);
	await page.getByRole("link", { name: "Filters wissen" }).press("Enter");
	await expect(line(page)).toHaveText(all);
	await page.goBack();
	await page.goBack();
	await expect(page.getByRole("link", { name: "Filter Diabetes verwijderen" })).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
});
