import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { test } from "../test.ts";
import {
	calm,
	chips,
	chunk,
	desktop,
	domain,
	follow,
	isExpanded,
	isSameDocument,
	language,
	menuButton,
	navigation,
	openFilters,
	openMarked,
	phone,
	scrolled,
	searchButton,
	searchField,
	tab,
	untilHydrated,
} from "./shell.ts";

test("[2.35] [4.10] the menu on a phone: locked scrolling, closing, keyboard, language, a link", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openMarked(page, "/nl-BE/news", phone);
	const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
	const closeButton = page.locator(".header__menu .header__close");
	const summary = language(page).locator("summary");
	for (const [what, close] of [
		["Escape", () => page.keyboard.press("Escape")],
		["its button", () => closeButton.click()],
		["a click beside it, which opens no card", () => page.mouse.click(24, 600)],
	] as const) {
		await test.step(what, async () => {
			await menuButton(page).click();
			await expect(navigation(page)).toBeVisible();
			expect(await isExpanded(page, "Menu")).toBe(true);
			expect(await overflow()).toBe("hidden");
			await page.mouse.move(5, 500);
			await page.mouse.wheel(0, 400);
			await close();
			await expect(navigation(page)).toBeHidden();
			expect(await isExpanded(page, "Menu")).toBe(false);
			expect(await overflow()).not.toBe("hidden");
		});
	}
	await expect(page).toHaveURL("/nl-BE/news");
	expect(await scrolled(page)).toBe(0);

	await test.step("by keyboard", async () => {
		await menuButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(navigation(page)).toBeVisible();
		await expect(closeButton).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(navigation(page).getByRole("link").first()).toBeFocused();
		await expect(summary).toContainText("Nederlands");
		await expect(page.locator(".language__short")).toBeHidden();
		await summary.focus();
		await page.keyboard.press("Enter");
		await expect(language(page)).toHaveAttribute("open");
		await expectAccessible(page, "menu and language");
		// First the inner one, then the menu.
		await page.keyboard.press("Escape");
		await expect(language(page)).not.toHaveAttribute("open");
		await expect(summary).toBeFocused();
		await expect(navigation(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(navigation(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	});

	await test.step("the menu closes with the language open", async () => {
		await menuButton(page).click();
		await summary.click();
		await expect(language(page)).toHaveAttribute("open");
		await closeButton.click();
		await expect(language(page)).not.toHaveAttribute("open");
	});

	await test.step("a link closes the menu", async () => {
		await menuButton(page).click();
		await navigation(page).getByRole("link", { name: "Podcasts" }).click();
		await expect(page).toHaveURL("/nl-BE/podcasts");
		await expect(navigation(page)).toBeHidden();
		await expect(page.locator("main")).toBeFocused();
		await expect(page.locator(".navigation [aria-current=page]")).toHaveAttribute("href", "/nl-BE/podcasts");
		await expect(language(page).locator("a")).toHaveAttribute("href", "/fr-BE/podcasts");
		await expect(page.locator(".header__account")).toHaveAttribute("href", "/nl-BE/login?return=%2Fnl-BE%2Fpodcasts");
		expect(await isSameDocument(page)).toBe(true);
	});
});

const tablet = { width: 820, height: 1180 };
const turned = { width: 1180, height: 820 };
const openMenu = (page: Page) => page.locator("#menu:popover-open");

test("[2.30] [2.52] [4.10] turning a tablet closes the menu; the wide header has its links @all", async ({ page }) => {
	await calm(page, tablet);
	await page.goto("/nl-BE/news");
	await menuButton(page).click();
	await untilHydrated(page, "header");
	await expect(page.locator(".header__menu .header__close")).toBeFocused();
	await page.setViewportSize(turned);
	await expect(openMenu(page)).toHaveCount(0);
	await expect(navigation(page)).toBeVisible();
	// The wide header shows neither the close button nor the menu's.
	await expect(navigation(page).getByRole("link").first()).toBeFocused();
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
	await page.setViewportSize(tablet);
	await expect(navigation(page)).toBeHidden();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("[2.30] [2.52] turning a tablet leaves the open menu a panel that can be closed @all", async ({ page }) => {
		await page.setViewportSize(tablet);
		await page.goto("/nl-BE/news");
		await menuButton(page).click();
		const panel = await openMenu(page).boundingBox();
		await page.setViewportSize(turned);
		await expect.poll(async () => (await openMenu(page).boundingBox())?.width).toBe(panel?.width);
		await expect(openMenu(page)).toHaveCSS("position", "fixed");
		await page.locator(".header__menu .header__close").click();
		await expect(openMenu(page)).toHaveCount(0);
		await expect(navigation(page)).toBeVisible();
	});
});

test("[2.36] [2.37] [4.11] the language dropdown by pointer and keyboard", async ({ page }) => {
	await calm(page, desktop);
	await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
	const summary = language(page).locator("summary");
	await expect(summary).toContainText("NL");
	await expect(page.locator(".language__full")).toBeHidden();
	await summary.click();
	await untilHydrated(page, "header");
	await expect(language(page)).toHaveAttribute("open");
	const other = page.getByRole("link", { name: "Français" });
	await expect(other).toHaveAttribute("href", /^\/fr-BE\/news\/insuffisance/);
	await expect(other).toHaveAttribute("lang", "fr-BE");
	await summary.click();
	await expect(language(page)).not.toHaveAttribute("open");
	await summary.click();
	await expect(language(page)).toHaveAttribute("open");
	await page.locator("h1").click();
	await expect(language(page)).not.toHaveAttribute("open");
	await summary.focus();
	await page.keyboard.press("Enter");
	await expect(language(page)).toHaveAttribute("open");
	await page.keyboard.press("Escape");
	await expect(language(page)).not.toHaveAttribute("open");
	await expect(summary).toBeFocused();
	await page.keyboard.press("Enter");
	await other.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Insuffisance cardiaque");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
});

test("[2.31] [4.16] logo and navigation lead to the list's top, a tab keeps filter and place", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	// So low that a short list can be scrolled too.
	await openMarked(page, "/nl-BE?domain=3", { ...desktop, height: 440 });
	await page.evaluate(() => scrollTo(0, 500));
	await tab(page, "Nieuws").press("Enter");
	await expect(page).toHaveURL("/nl-BE?collection=news&domain=3");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await expect(page.locator(".results")).not.toHaveAttribute("aria-busy");
	expect(await scrolled(page)).toBeGreaterThan(300);
	await openFilters(page);
	// Into another tab it changes nothing here.
	const opened = page.context().waitForEvent("page");
	await page.locator(".header__logo").click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(domain(page)).toHaveValue("3");
	await page.locator(".header__logo").click();
	await expect(page).toHaveURL("/nl-BE");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Alles");
	await expect(chips(page)).toHaveCount(0);
	await expect(domain(page)).toHaveValue("");
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
	await expect.poll(() => scrolled(page)).toBe(0);
	await expect(page.locator("main")).toBeFocused();

	await follow(page, "/nl-BE/news?domain=3");
	await expect(page.locator("h1")).toHaveText("Nieuws");
	await expect(chips(page)).toBeVisible();
	await page.evaluate(() => scrollTo(0, 500));
	await navigation(page).getByRole("link", { name: "Nieuws" }).click();
	await expect(page).toHaveURL("/nl-BE/news");
	await expect(chips(page)).toHaveCount(0);
	await expect.poll(() => scrolled(page)).toBe(0);
	expect(await isSameDocument(page)).toBe(true);
});

test("menu, languages and search close on a tap outside, also without the browser's help @all", async ({ page }) => {
	await calm(page, phone);
	// As Safari on phones, which alone needs help.
	await page.addInitScript(() => Object.assign(CSS, { supports: () => true }));
	// Before the page is opened: browsers sometimes believe that their pointer lies over the header.
	const code = page.waitForResponse(chunk("client/browser/header/outside-taps.ts"));
	await page.goto("/nl-BE/about");
	// The browser's own closing does not follow events made by a script.
	const tap = async (from: string, to: string) => {
		await page.locator(from).first().dispatchEvent("pointerdown");
		await page.locator(to).first().dispatchEvent("pointerup");
	};
	await menuButton(page).click();
	await (await code).finished();
	await untilHydrated(page, "header");
	await tap(".header__menu .navigation", ".header__menu .navigation");
	await tap(".header__menu .navigation", "h1");
	await expect(navigation(page)).toBeVisible();
	await language(page).locator("summary").click();
	// The code may still have to be run.
	await expect(async () => {
		await tap(".header__menu .navigation", ".header__menu .navigation");
		await expect(language(page)).not.toHaveAttribute("open", { timeout: 1000 });
	}).toPass();
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
