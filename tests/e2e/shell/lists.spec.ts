import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import {
	chunk,
	FILTERS,
	htmlOf,
	isSameDocument,
	loads,
	mark,
	messages,
	phone,
	placeOfClick,
	untilHydrated,
	WIDTHS,
	withoutPrefetch,
} from "./shell.ts";

const cards = (page: Page) => page.locator(".results .card");
const results = (page: Page) => page.locator("[data-region=results]");
const more = (page: Page) => page.locator("[data-more]");
const domain = (page: Page) => page.getByLabel("Therapeutisch domein");
const topic = (page: Page) => page.getByLabel("In de praktijk", { exact: true });
const chips = (page: Page) => page.locator(".chips");

async function openFilters(page: Page): Promise<void> {
	await page.locator(".filters summary").click();
	await untilHydrated(page, "filters");
}

for (const size of WIDTHS) {
	test(`[9.03] load more: nine more in the same entry of the history, at ${size.width} px`, async ({ page }) => {
		const said = messages(page);
		await page.setViewportSize(size);
		await page.goto("/nl-BE/about");
		await page.goto("/nl-BE");
		const loaded = loads(page);
		const entries = await page.evaluate(() => history.length);
		await more(page).focus();
		await page.keyboard.press("Enter");
		await expect(cards(page)).toHaveCount(18);
		await expect(page).toHaveURL("/nl-BE?page=2");
		await expect(page.locator("#item-10 a").first()).toBeFocused();
		await expect(page.locator("#announcer")).toHaveText(/^18 van \d+ getoond$/);
		await more(page).click();
		await expect(cards(page)).toHaveCount(27);
		await expect(page.locator("#item-19 a").first()).toBeFocused();
		expect(await page.evaluate(() => history.length)).toBe(entries);
		// To an item and back: the list as long as it was, at the reader's place.
		const card = page.locator("#item-20 a").first();
		await card.scrollIntoViewIfNeeded();
		const place = await placeOfClick(page, card);
		await expect(page).toHaveURL(/\/nl-BE\/.+\/.+/);
		await expect(cards(page)).toHaveCount(0);
		await page.goBack();
		await expect(cards(page)).toHaveCount(27);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
		expect(loaded).toEqual([]);
		await page.goBack();
		await expect(page).toHaveURL("/nl-BE/about");
		expect(said).toEqual([]);
	});

	test(`filters are applied as they are chosen, at ${size.width} px`, async ({ page }) => {
		const said = messages(page);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(size);
		await page.goto("/nl-BE");
		const loaded = loads(page);
		await openFilters(page);
		await domain(page).selectOption({ label: "Diabetes" });
		await expect(page).toHaveURL("/nl-BE?domain=3");
		await expect(chips(page).getByRole("listitem")).toHaveCount(2);
		await expect(page.locator("#announcer")).toHaveText(/getoond$/);
		// By keyboard, and the focus stays on the box.
		await topic(page).focus();
		await page.keyboard.press("Space");
		await expect(page).toHaveURL("/nl-BE?domain=3&category=13");
		await expect(results(page)).not.toHaveAttribute("aria-busy");
		await expect(topic(page)).toBeFocused();
		await expect(topic(page)).toBeChecked();
		await expect(page.locator(".filters .badge")).toHaveText("2");
		await expectAccessible(page, "filters");
		const both = await cards(page).count();
		// There is nothing to be pressed; Enter leads to the list.
		await expect(page.locator(".filters [type=submit]")).toBeHidden();
		await topic(page).press("Enter");
		await expect(results(page)).toBeFocused();
		await expect(page.locator(".filters details")).not.toHaveAttribute("open");
		await page.getByRole("link", { name: "Filter In de praktijk verwijderen" }).click();
		await expect(page).toHaveURL("/nl-BE?domain=3");
		await expect(topic(page)).not.toBeChecked();
		expect(await cards(page).count()).toBeGreaterThanOrEqual(both);
		// The tab keeps the filter.
		await page.locator(".tabs a", { hasText: "Nieuws" }).click();
		await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
		await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
		await page.goBack();
		await expect(page.locator(".tabs [aria-current]")).toHaveText("Alles");
		await expect(domain(page)).toHaveValue("3");
		await page.getByRole("link", { name: "Filters wissen" }).click();
		await expect(page).toHaveURL("/nl-BE");
		await expect(chips(page)).toHaveCount(0);
		await expect(domain(page)).toHaveValue("");
		await page.goBack();
		await expect(domain(page)).toHaveValue("3");
		await expect(chips(page)).toBeVisible();
		expect(loaded).toEqual([]);
		expect(said).toEqual([]);
	});
}

test("[9.02] the list shows for 200 ms at least that it is loading", async ({ page }) => {
	await withoutPrefetch(page);
	await page.clock.install();
	await page.goto("/nl-BE");
	await openFilters(page);
	await page.clock.pauseAt(Date.now() + 60_000);
	const answered = page.waitForResponse("**/nl-BE?domain=3");
	await domain(page).selectOption({ label: "Diabetes" });
	await (await answered).finished();
	await expect(results(page)).toHaveAttribute("aria-busy", "true");
	await page.clock.runFor(199);
	await expect(results(page)).toHaveAttribute("aria-busy", "true");
	await expect(page.locator("#progress")).toHaveAttribute("data-state", "running");
	await page.clock.runFor(1);
	await expect(results(page)).not.toHaveAttribute("aria-busy");
});

test("a filter chosen before hydration is applied after it", async ({ page }) => {
	const said = messages(page);
	await page.goto("/nl-BE");
	await mark(page);
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(chunk(FILTERS), async (route) => {
		await promise;
		await route.continue();
	});
	await page.locator(".filters summary").click();
	// The button never shows, not even for a moment.
	await expect(page.getByText("De lijst past zich bij elke keuze meteen aan.")).toBeVisible();
	await expect(page.locator(".filters [type=submit]")).toBeHidden();
	await domain(page).selectOption({ label: "Diabetes" });
	await topic(page).check();
	await expect(page).toHaveURL("/nl-BE");
	resolve();
	await expect(page).toHaveURL("/nl-BE?domain=3&category=13");
	await expect(chips(page).getByRole("listitem")).toHaveCount(3);
	await expect(domain(page)).toHaveValue("3");
	await expect(topic(page)).toBeChecked();
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("without the filters' code the button is there, and applies what was chosen", async ({ page }) => {
	await page.goto("/nl-BE");
	await page.route(chunk(FILTERS), (route) => route.abort());
	await page.locator(".filters summary").click();
	await topic(page).check();
	await page.getByRole("button", { name: "Resultaten tonen" }).click();
	await expect(page).toHaveURL(/[?&]category=13$/);
	await expect(chips(page)).toBeVisible();
});

for (const [locale, country] of [
	["de-CH", "ch"],
	["tr-TR", "tr"],
] as const) {
	test(`${locale}: topics stand in two columns on a phone, in one at 200 %, and are whole in both`, async ({
		page,
	}) => {
		await page.setViewportSize(phone);
		await page.goto(`${origin(country)}/${locale}`);
		await page.locator(".filters summary").click();
		// React would not know the word below.
		await untilHydrated(page, "filters");
		const choices = page.locator(".filters .choice");
		const columns = () =>
			choices.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
		const tooWide = () =>
			choices.evaluateAll((all) =>
				all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
			);
		// A word that is longer than any that the demo has.
		await choices.last().evaluate((one) => one.append("Arzneimittelversorgungsengpassverbesserungsgesetz"));
		expect(await columns()).toBe(2);
		expect(await tooWide()).toEqual([]);
		expect(await sidewaysOverflow(page)).toBe(0);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		expect(await columns()).toBe(1);
		expect(await tooWide()).toEqual([]);
		expect(await sidewaysOverflow(page)).toBe(0);
	});
}

test("a backend that fails while filtering: the error page, and the way to try again", async ({ page }) => {
	await withoutPrefetch(page);
	await page.goto("/nl-BE");
	await mark(page);
	await openFilters(page);
	// The error page of this release, with the button that the Worker gives it under 503.
	const retry = '<p><a class="button" href="/nl-BE?domain=3">Opnieuw proberen</a></p>';
	const body = (await htmlOf(page, "/nl-BE/bestaat-niet")).replace("</h1>", `</h1>${retry}`);
	await page.route("**/nl-BE?domain=3", (route) => route.fulfill({ status: 503, contentType: "text/html", body }), {
		times: 1,
	});
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(page.locator(".error-page")).toBeVisible();
	await expect(page.locator("main")).toBeFocused();
	await page.getByRole("link", { name: "Opnieuw proberen" }).click();
	await expect(chips(page)).toBeVisible();
	await expect(page).toHaveURL("/nl-BE?domain=3");
	expect(await isSameDocument(page)).toBe(true);
});
