import { expect, type Page, test } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { LOCALES } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import { isSameDocument, mark, phone } from "./shell.ts";

const RESULTS = `${origin("be")}/nl-BE/search?term=e`;
const hits = (page: Page) => page.locator(".hit__title");
const firstHit = (page: Page) => hits(page).first().innerText();
const section = (page: Page, name: string) => page.locator(".search-results__sections a", { hasText: name });
const spoken = (page: Page) => page.locator("#announcer");
const line = (page: Page) => page.locator(".search-results__line");
const longest = (page: Page) =>
	hits(page).evaluateAll((all) => Math.max(...all.map(({ textContent }) => textContent.length)));
const top = (page: Page) => page.locator("#results").evaluate((element) => element.getBoundingClientRect().top);

test("ten results fit into two screens of a phone, in every locale, and are accessible", async ({ page }) => {
	await page.setViewportSize(phone);
	for (const { code, country } of LOCALES) {
		await page.goto(`${origin(country)}/${code}/search?term=e`);
		await expect(hits(page)).toHaveCount(10);
		const end = await hits(page)
			.last()
			.evaluate((title) => scrollY + (title.closest("li")?.getBoundingClientRect().bottom ?? Infinity));
		expect(end, code).toBeLessThanOrEqual(2 * phone.height);
		await expectAccessible(page, code);
	}
});

test("narrowed down, the list says how long it is, and the focus stays on the section that was chosen", async ({
	page,
}) => {
	await page.goto(RESULTS);
	await mark(page);
	const all = await line(page).innerText();
	await section(page, "Podcasts").focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${RESULTS}&section=podcasts`);
	await expect(section(page, "Podcasts")).toHaveAttribute("aria-current", "true");
	await expect(section(page, "Podcasts")).toBeFocused();
	await expect(line(page)).toHaveText(/^Podcasts: \d+ resultaten voor ‘e’$/);
	await expect(spoken(page)).toHaveText(await line(page).innerText());
	await expect(page).toHaveTitle(/^Podcasts: \d+ resultaten voor ‘e’ – Zoeken/);
	expect(await page.locator(".hit").evaluateAll((all) => all.map((hit) => hit.dataset.section))).not.toContain("news");
	await page.goBack();
	await expect(line(page)).toHaveText(all);
	await expect(section(page, "Alle")).toHaveAttribute("aria-current", "true");
	expect(await isSameDocument(page)).toBe(true);
});

test("another page of results begins at its top, with the focus there; back leads to where one was", async ({
	page,
}) => {
	await page.goto(RESULTS);
	await mark(page);
	const first = await firstHit(page);
	const next = page.getByRole("link", { name: "Volgende" });
	await next.scrollIntoViewIfNeeded();
	await next.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${RESULTS}&page=2#results`);
	await expect(line(page)).toHaveText(/, pagina 2 van \d+$/);
	await expect(spoken(page)).toHaveText(await line(page).innerText());
	await expect(page.locator("#results")).toBeFocused();
	await expect.poll(() => top(page)).toBeGreaterThanOrEqual(0);
	expect(await top(page)).toBeLessThan(300);
	expect(await firstHit(page)).not.toBe(first);
	await page.goBack();
	await expect(line(page)).not.toHaveText(/pagina/);
	expect(await firstHit(page)).toBe(first);
	await page.goForward();
	await expect(line(page)).toHaveText(/, pagina 2 van/);
	await page.getByRole("link", { name: "Vorige" }).click();
	await expect(line(page)).not.toHaveText(/pagina/);
	expect(await isSameDocument(page)).toBe(true);
	// A result and back again.
	await hits(page).first().getByRole("link").click();
	await expect(page).not.toHaveURL(/search/);
	await page.goBack();
	await expect(line(page)).not.toHaveText(/pagina/);
	expect(await firstHit(page)).toBe(first);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("sections and pages of results are links", async ({ page }) => {
		await page.goto(RESULTS);
		await section(page, "Nieuws").click();
		await expect(page).toHaveURL(`${RESULTS}&section=news`);
		await page.getByRole("link", { name: "Volgende" }).click();
		await expect(page).toHaveURL(`${RESULTS}&section=news&page=2#results`);
		await expect(line(page)).toHaveText(/^Nieuws: .*, pagina 2 van/);
		await section(page, "Alle").click();
		await expect(page).toHaveURL(RESULTS);
	});
});

test("titles of 255 characters and what is written from right to left fit, and turn nothing around them", async ({
	page,
}) => {
	const t = translator("de-CH");
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 });
		for (const term of ["Zusammenfassung der", "Arzneimittelversorgung", "قلب heart", "a\u202ebc"]) {
			await page.goto(`${origin("ch")}/de-CH/search?term=${encodeURIComponent(term)}`);
			await expect(line(page)).toBeVisible();
			expect(await sidewaysOverflow(page), term).toBeLessThanOrEqual(0);
			if (term.startsWith("Zusammenfassung")) expect(await longest(page)).toBe(255);
		}
	}
	await page.goto(`${origin("ch")}/de-CH/search?term=${encodeURIComponent("قلب")}`);
	await expect(line(page)).toHaveText(t("search.none", { term: "\u2068قلب\u2069" }));
});
