import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { setTextSize, sidewaysOverflow } from "../overflow.ts";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import {
	announcer,
	calm,
	cards,
	chips,
	chunk,
	domain,
	FILTERS,
	fetches,
	hold,
	htmlOf,
	isSameDocument,
	loads,
	messages,
	openFilters,
	openMarked,
	phone,
	placeOfClick,
	scrolled,
	tab,
	topic,
	untilHydrated,
	withoutPrefetch,
} from "./shell.ts";

const results = (page: Page) => page.locator("[data-region=results]");
const more = (page: Page) => page.locator("[data-more]");

test("[9.03] load more: nine more in the same entry of the history", async ({ page }) => {
	const said = messages(page);
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/about");
	await page.goto("/nl-BE");
	const loaded = loads(page);
	const entries = await page.evaluate(() => history.length);
	await more(page).focus();
	await page.keyboard.press("Enter");
	await expect(cards(page)).toHaveCount(18);
	await expect(page).toHaveURL("/nl-BE?page=2");
	await expect(page.locator("#item-10 a").first()).toBeFocused();
	await expect(announcer(page)).toHaveText(/^18 van \d+ items getoond$/);
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
	await expect.poll(() => scrolled(page)).toBe(place);
	expect(loaded).toEqual([]);
	await page.goBack();
	await expect(page).toHaveURL("/nl-BE/about");
	expect(said).toEqual([]);
});

test("[9.02] [9.03] a second press during loading changes nothing; after a stop the next loads", async ({ page }) => {
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE?page=2");
	// The code of the filters also handles these presses.
	await openFilters(page);
	const releaseMore = await hold(page, "**/nl-BE?page=3");
	const asked = fetches(page);
	await more(page).click();
	await expect(results(page)).toHaveAttribute("aria-busy", "true");
	await more(page).press("Enter");
	await page.evaluate(() => stop());
	await expect(results(page)).not.toHaveAttribute("aria-busy");
	await expect(page.locator("#progress")).not.toHaveAttribute("data-state", "running");
	await expect(page.locator(".button--loading")).toHaveCount(0);
	// A failure does not change where it goes on.
	await page.route("**/nl-BE?page=3", (route) => route.abort(), { times: 1 });
	await more(page).press("Enter");
	await page.getByRole("dialog", { name: "Geen verbinding" }).press("Escape");
	for (const _ of [1, 2]) await more(page).press("Enter");
	releaseMore();
	await expect(cards(page)).toHaveCount(27);
	await expect(page.locator("#item-19 a").first()).toBeFocused();
	expect(asked.filter((path) => path === "/nl-BE?page=3")).toHaveLength(3);

	const releaseNews = await hold(page, "**/nl-BE?collection=news");
	await tab(page, "Nieuws").press("Enter");
	await expect(page).toHaveURL("/nl-BE?collection=news");
	const place = await scrolled(page);
	expect(place).toBeGreaterThan(0);
	await tab(page, "Nieuws").press("Enter");
	releaseNews();
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await expect(tab(page, "Nieuws")).toBeFocused();
	expect(await scrolled(page)).toBe(place);
	expect(await isSameDocument(page)).toBe(true);
});

test("[9.03] two presses of load more during another navigation load once @all", async ({ page }) => {
	await withoutPrefetch(page);
	await page.goto("/nl-BE");
	const releases = [await hold(page, "**/nl-BE?collection=news"), await hold(page, "**/nl-BE?page=2")];
	const asked = fetches(page);
	await tab(page, "Nieuws").press("Enter");
	await expect(results(page)).toHaveAttribute("aria-busy", "true");
	for (const _ of [1, 2]) await more(page).press("Enter");
	await expect(page.locator(".button--loading")).toHaveCount(1);
	for (const release of releases) release();
	await expect(cards(page)).toHaveCount(18);
	expect(asked.filter((path) => path === "/nl-BE?page=2")).toHaveLength(1);
});

test("[9.03] load more repeats and skips nothing when the list has changed meanwhile @all", async ({ page }) => {
	await withoutPrefetch(page);
	await page.goto("/nl-BE/news");
	const linksOf = () =>
		cards(page).evaluateAll((all) => all.map((one) => one.querySelector("a")?.getAttribute("href")));
	const before = await linksOf();
	const html = await htmlOf(page, "/nl-BE/news?page=2");
	// One item is new, and one of the shown ones is gone.
	const [start = "", ...items] = html.split(/(?=<li><article class="card")/);
	const [gone = ""] = items.splice(3, 1);
	const added = gone.replaceAll(/\/nl-BE\/news\/[^"]+/g, "/nl-BE/news/brand-new");
	await page.route("**/nl-BE/news?page=2", (route) =>
		route.fulfill({ contentType: "text/html", body: start + added + items.join("") }),
	);
	await more(page).click();
	await expect(cards(page)).toHaveCount(19);
	const after = await linksOf();
	expect(after.slice(0, 9)).toEqual(before);
	expect(after[9]).toBe("/nl-BE/news/brand-new");
	expect(new Set(after).size).toBe(19);
	const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id));
	expect(new Set(ids).size).toBe(19);
	await expect(page.locator("#item-10 a").first()).toBeFocused();
});

test("filters are applied as they are chosen", async ({ page }) => {
	const said = messages(page);
	await calm(page, phone);
	await page.goto("/nl-BE");
	const loaded = loads(page);
	await openFilters(page);
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(page).toHaveURL("/nl-BE?domain=3");
	await expect(chips(page).getByRole("listitem")).toHaveCount(2);
	await expect(announcer(page)).toHaveText(/getoond$/);
	// By keyboard, and the focus stays on the box.
	await topic(page).focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/nl-BE?domain=3&category=13");
	await expect(page.locator(".filters .badge")).toHaveText("2");
	await expect(results(page)).not.toHaveAttribute("aria-busy");
	await expect(topic(page)).toBeFocused();
	await expect(topic(page)).toBeChecked();
	await expectAccessible(page, "filters");
	const both = await cards(page).count();
	// There is nothing to be pressed; Enter leads to the list.
	await expect(page.locator(".filters [type=submit]")).toBeHidden();
	await topic(page).press("Enter");
	await expect(results(page)).toBeFocused();
	await expect(page.locator(".filters details")).not.toHaveAttribute("open");
	await page.getByRole("link", { name: "Filter In de praktijk verwijderen" }).press("Enter");
	await expect(page).toHaveURL("/nl-BE?domain=3");
	// The followed link is gone.
	await expect(results(page)).toBeFocused();
	await expect(topic(page)).not.toBeChecked();
	await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(both);
	// The tab keeps the filter.
	await tab(page, "Nieuws").click();
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await page.goBack();
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Alles");
	await expect(domain(page)).toHaveValue("3");
	await page.getByRole("link", { name: "Filters wissen" }).press("Enter");
	await expect(page).toHaveURL("/nl-BE");
	await expect(chips(page)).toHaveCount(0);
	await expect(results(page)).toBeFocused();
	await expect(domain(page)).toHaveValue("");
	await page.goBack();
	await expect(domain(page)).toHaveValue("3");
	await expect(chips(page)).toBeVisible();
	expect(loaded).toEqual([]);
	expect(said).toEqual([]);
});

for (const [what, path, size] of [
	["a list on a phone", "/nl-BE/news", phone],
	["a list", "/nl-BE/news", undefined],
	["the search", "/nl-BE/search?term=diabetes", undefined],
] as const) {
	test(`${what}: Escape closes the filters and gives the focus back to their button`, async ({ page }) => {
		await openMarked(page, path, size);
		const panel = page.locator(".filters__panel");
		const button = panel.locator("summary");
		await button.press("Enter");
		await domain(page).focus();
		await page.keyboard.press("Escape");
		await expect(panel).not.toHaveAttribute("open");
		await expect(button).toBeFocused();
		// Elsewhere on the page Escape is not meant for them.
		await button.press("Enter");
		await page.getByRole("main").getByRole("link").last().focus();
		await page.keyboard.press("Escape");
		await expect(panel).toHaveAttribute("open");
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

test("a choice made before the filters' code is kept by a tab, and applied later @all", async ({ page }) => {
	const said = messages(page);
	await openMarked(page, "/nl-BE");
	const release = await hold(page, chunk(FILTERS));
	const choice = page.waitForResponse(chunk("client/browser/shell/lists/choice.ts"));
	await page.locator(".filters summary").click();
	await (await choice).finished();
	// The button never shows, not even for a moment.
	await expect(page.getByText("De resultaten worden meteen aangepast.")).toBeVisible();
	await expect(page.locator(".filters [type=submit]")).toBeHidden();
	await topic(page).check();
	await tab(page, "Nieuws").click();
	await expect(page).toHaveURL("/nl-BE?collection=news&category=13");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await expect(topic(page)).toBeChecked();
	await domain(page).focus();
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(page).toHaveURL("/nl-BE?collection=news&category=13");
	release();
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3&category=13");
	await expect(chips(page).getByRole("listitem")).toHaveCount(3);
	await expect(domain(page)).toHaveValue("3");
	await expect(topic(page)).toBeChecked();
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("a choice whose list is not there yet holds for “Load more” and for a tab @all", async ({ page }) => {
	const said = messages(page);
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE");
	await openFilters(page);
	const releaseFirst = await hold(page, "**/nl-BE?domain=1");
	await domain(page).selectOption("1");
	await more(page).click();
	await expect(page).toHaveURL("/nl-BE?domain=1&page=2");
	releaseFirst();
	await expect(results(page)).not.toHaveAttribute("aria-busy");
	const titles = () => cards(page).locator(".card__title").allInnerTexts();
	const shown = await titles();

	const releaseSecond = await hold(page, "**/nl-BE?domain=3");
	await domain(page).selectOption("3");
	await tab(page, "Nieuws").click();
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
	releaseSecond();
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await expect(domain(page)).toHaveValue("3");
	await expect(chips(page).getByRole("listitem")).toHaveCount(2);
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);

	await page.goto("/nl-BE?domain=1&page=2");
	expect(await titles()).toEqual(shown);
});

test("topics stand in two columns on a phone, in one at 200 %, and are whole in both @all", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto(`${origin("ch")}/de-CH`);
	await page.locator(".filters summary").click();
	// React would not know the word below.
	await untilHydrated(page, "filters");
	const choices = page.locator(".filters .choice");
	const columns = () =>
		choices.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
	const tooWide = () =>
		choices.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
	// A word that is longer than any that the demo has.
	await choices.last().evaluate((one) => one.append("Arzneimittelversorgungsengpassverbesserungsgesetz"));
	for (const [fontSize, count] of [
		["", 2],
		["200%", 1],
	] as const) {
		await setTextSize(page, fontSize);
		await expect.poll(columns).toBe(count);
		expect(await tooWide()).toEqual([]);
		expect(await sidewaysOverflow(page)).toBe(0);
	}
});
