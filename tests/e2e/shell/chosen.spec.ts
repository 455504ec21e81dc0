import { expect, type Page, type Route, test } from "playwright/test";
import { origin } from "../portal.ts";
import {
	chunk,
	desktop,
	FILTERS,
	HEADER,
	isHydrated,
	isSameDocument,
	mark,
	menuButton,
	messages,
	navigation,
	phone,
	searchButton,
	searchField,
	untilHydrated,
	withoutPrefetch,
} from "./shell.ts";

/** What a visitor has chosen holds, however slow the line is and whatever they do next. */

const domain = (page: Page) => page.getByLabel("Therapeutisch domein");
const topic = (page: Page) => page.getByLabel("In de praktijk", { exact: true });
const tab = (page: Page, name: string) => page.locator(".tabs a", { hasText: name });
const cards = (page: Page) => page.locator(".results .card");

async function openFilters(page: Page): Promise<void> {
	await page.locator(".filters summary").click();
	await untilHydrated(page, "filters");
}

/** Requests that fit are answered only when the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route: Route) => {
		await promise;
		// The page may have given it up.
		await route.continue().catch(() => {});
	});
	return resolve;
}

test("a tab keeps the domain that was chosen a moment ago, whose list is not there yet", async ({ page }) => {
	const said = messages(page);
	await withoutPrefetch(page);
	await page.goto("/nl-BE");
	await mark(page);
	await openFilters(page);
	const release = await hold(page, "**/nl-BE?domain=3");
	await domain(page).selectOption({ label: "Diabetes" });
	await tab(page, "Nieuws").click();
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
	release();
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await expect(domain(page)).toHaveValue("3");
	await expect(page.locator(".chips").getByRole("listitem")).toHaveCount(2);
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("a tab keeps what was ticked before the filters' code is there", async ({ page }) => {
	await page.goto("/nl-BE");
	const release = await hold(page, chunk(FILTERS));
	const choice = page.waitForResponse(chunk("client/browser/shell/lists/choice.ts"));
	await page.locator(".filters summary").click();
	await (await choice).finished();
	await topic(page).check();
	await tab(page, "Nieuws").click();
	await expect(page).toHaveURL("/nl-BE?collection=news&category=13");
	await expect(topic(page)).toBeChecked();
	release();
});

test('"Load more" shows more of the list that was chosen a moment ago', async ({ page }) => {
	await withoutPrefetch(page);
	await page.goto("/nl-BE");
	await openFilters(page);
	const release = await hold(page, "**/nl-BE?domain=1");
	await domain(page).selectOption({ index: 1 });
	const id = await domain(page).inputValue();
	await page.locator("[data-more]").click();
	await expect(page).toHaveURL(`/nl-BE?domain=${id}&page=2`);
	release();
	await expect(page.locator(".results")).not.toHaveAttribute("aria-busy");
	const titles = () => cards(page).locator(".card__title").allInnerTexts();
	const shown = await titles();
	await page.goto(`/nl-BE?domain=${id}&page=2`);
	expect(await titles()).toEqual(shown);
});

test('back without the Navigation API: the ticks are those of the URL, and of "back" in the history', async ({
	page,
}) => {
	await page.addInitScript("delete window.navigation");
	await page.goto("/nl-BE");
	await openFilters(page);
	await page.route("**/nl-BE?domain=3", (route) => route.abort("aborted"));
	// The visitor leaves for the filtered list, and the browser shows this page again as it was left.
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(domain(page)).toHaveValue("3");
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await expect(domain(page)).toHaveValue("");
	await expect(page.locator(".chips")).toHaveCount(0);
});

test("a reload does not bring back a tick that was not applied", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/nl-BE");
	await page.locator(".filters summary").click();
	await topic(page).check();
	await page.reload();
	await expect(page.locator(".filters")).toBeVisible();
	await expect(topic(page)).not.toBeChecked();
});

test("logo and main navigation lead to the top of the list, tabs and filters keep the place", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE?domain=3");
	await mark(page);
	const place = () => page.evaluate(() => scrollY);
	await page.evaluate(() => scrollTo(0, 500));
	await tab(page, "Nieuws").press("Enter");
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
	await expect(page.locator(".results")).not.toHaveAttribute("aria-busy");
	expect(await place()).toBeGreaterThan(300);
	await page.locator(".header__logo").click();
	await expect(page).toHaveURL("/nl-BE");
	await expect.poll(place).toBe(0);
	await expect(page.locator("main")).toBeFocused();

	await page.goto("/nl-BE/news?domain=3");
	await mark(page);
	await page.evaluate(() => scrollTo(0, 500));
	await navigation(page).getByRole("link", { name: "Nieuws" }).click();
	await expect(page).toHaveURL("/nl-BE/news");
	await expect.poll(place).toBe(0);
	expect(await isSameDocument(page)).toBe(true);
});

test("[1.04] a language chosen by pointer holds at once, though its page was prefetched", async ({ page, context }) => {
	// Nothing else is asked there that could set the cookie.
	await page.addInitScript(() => {
		if (location.pathname.startsWith("/fr-BE")) window.fetch = () => Promise.reject(new TypeError("offline"));
	});
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE/about");
	await page.locator(".language summary").click();
	await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
	const prefetched = page.waitForRequest("**/fr-BE/about");
	await page.getByRole("link", { name: "Français" }).hover();
	await (await (await prefetched).response())?.finished();
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL("/fr-BE/about");
	const locale = (await context.cookies()).find(({ name }) => name === "locale");
	expect(locale).toMatchObject({ value: "fr-BE", path: "/", sameSite: "Lax" });
	const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400;
	expect(Math.round(days)).toBe(365);
});

test("[4.11] the language menu closes on a click elsewhere before the header's code is there", async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE/about");
	await hold(page, chunk(HEADER));
	await page.locator(".language summary").click();
	await expect(page.locator(".language")).toHaveAttribute("open");
	await page.locator("h1").click();
	await expect(page.locator(".language")).not.toHaveAttribute("open");
	expect(await isHydrated(page, "header")).toBe(false);
});

test("menu and search close on a tap beside them where the browser does not do that itself", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	// As Safari on phones, which alone needs help.
	await page.addInitScript(() => Object.assign(CSS, { supports: () => true }));
	await page.goto("/nl-BE/about");
	// The browser's own closing does not follow events made by a script.
	const tap = async (from: string, to: string) => {
		await page.locator(from).first().dispatchEvent("pointerdown");
		await page.locator(to).first().dispatchEvent("pointerup");
	};
	const code = page.waitForResponse(chunk("client/browser/header/outside-taps.ts"));
	await menuButton(page).click();
	await (await code).finished();
	await untilHydrated(page, "header");
	await tap(".header__menu .navigation", ".header__menu .navigation");
	await tap(".header__menu .navigation", "h1");
	await expect(navigation(page)).toBeVisible();
	await tap("h1", "h1");
	await expect(navigation(page)).toBeHidden();
	await searchButton(page).click();
	await expect(searchField(page)).toBeVisible();
	await tap(".search-panel input", ".search-panel input");
	await expect(searchField(page)).toBeVisible();
	await tap("h1", "h1");
	await expect(searchField(page)).toBeHidden();
});

test("the footer's banner leads back to the page and the filters that are shown", async ({ page }) => {
	await page.setViewportSize(desktop);
	const link = page.locator(".banner a");
	const back = (address: string) => `/nl-BE/register?return=${encodeURIComponent(address)}`;
	await page.goto("/nl-BE/about");
	await expect(link).toHaveAttribute("href", back("/nl-BE/about"));
	await mark(page);
	await navigation(page).getByRole("link", { name: "Nieuws" }).click();
	await expect(link).toHaveAttribute("href", back("/nl-BE/news"));
	await page.locator(".more a").click();
	await expect(link).toHaveAttribute("href", back("/nl-BE/news?page=2"));
	expect(await isSameDocument(page)).toBe(true);
});

test("fields are at least 16 px high in type, so that no phone zooms into the page", async ({ page }) => {
	await page.setViewportSize(phone);
	const paths = [
		"/nl-BE",
		"/nl-BE/register",
		"/nl-BE/login",
		"/nl-BE/search?term=hart",
		"/nl-BE/podcasts",
		"/nl-BE/webinars",
	];
	const small: string[] = [];
	for (const path of paths) {
		await page.goto(path);
		small.push(...(await smallFields(page)));
	}
	await page.goto("/nl-BE/podcasts");
	await page.locator(".card:not(:has(.card__lock)) .card__title a").first().click();
	await expect(page.locator(".player")).toBeVisible();
	small.push(...(await smallFields(page)));
	// A field that no page of the demo shows without a sign-in.
	await page.locator("main").evaluate((main) => main.appendChild(document.createElement("textarea")));
	small.push(...(await smallFields(page)));
	expect(small).toEqual([]);
});

const smallFields = (page: Page) =>
	page
		.locator("select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])")
		.evaluateAll((fields) =>
			fields
				.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
				.map((field) => `${location.pathname}: ${field.outerHTML.slice(0, 80)}`),
		);

test("headings hyphenate long words alone; a trial's name stays on one line", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto(`${origin("ie")}/en-IE/search?term=phase`);
	const title = page.locator(".hit__title").first();
	expect(await title.evaluate((element) => getComputedStyle(element).getPropertyValue("hyphenate-limit-chars"))).toBe(
		"12 5 5",
	);
	const name = page.locator("main .unbroken", { hasText: "HORIZON-HF" }).first();
	await expect(name).toHaveCSS("white-space", "nowrap");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a podcast's player ends with the native controls", async ({ page }) => {
		await page.goto(`${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`);
		const [player, audio] = await Promise.all([
			page.locator(".player").boundingBox(),
			page.locator(".player audio").boundingBox(),
		]);
		expect((player?.height ?? 0) - (audio?.height ?? 0)).toBeLessThan(4);
	});
});
