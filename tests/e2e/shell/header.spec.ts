import { expect, test } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { localesWithOrigin, origin } from "../portal.ts";
import {
	desktop,
	isExpanded,
	isSameDocument,
	language,
	mark,
	menuButton,
	navigation,
	phone,
	untilHydrated,
	WIDTHS,
} from "./shell.ts";

const SECTIONS = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"];

test("[2.30] logo, contact in a new tab, about, search, language and menu; no logout for who is not signed in", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE/news");
	const banner = page.getByRole("banner");
	await expect(banner.locator(".header__logo")).toHaveAttribute("href", "/nl-BE");
	const contact = banner.getByRole("link", { name: "Contact (opent in een nieuw tabblad)" });
	await expect(contact).toHaveAttribute("target", "_blank");
	await expect(contact).toHaveAttribute("rel", /noopener/);
	await expect(banner.getByRole("link", { name: "Over ons" })).toHaveAttribute("href", "/nl-BE/about");
	await expect(banner.getByRole("button", { name: "Zoeken" }).first()).toBeVisible();
	await expect(language(page)).toBeVisible();
	await expect(menuButton(page)).toBeHidden();
	await expect(banner.getByText("Uitloggen")).toHaveCount(0);
	await page.goto(`${origin("ch")}/de-CH`);
	await expect(banner.locator("[target=_blank]")).toHaveCount(0);
});

test("[2.35] the active sections, each to its localised route; the link closes the menu", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/nl-BE");
	const links = page.locator(".navigation a");
	const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(hrefs).toEqual(SECTIONS.map((section) => `/nl-BE/${section}`));
	await mark(page);
	await menuButton(page).click();
	await links.nth(4).click();
	await expect(page).toHaveURL("/nl-BE/podcasts");
	await expect(navigation(page)).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
	// The header of the new page is another one, where React was still on its way.
	await menuButton(page).dispatchEvent("pointerover");
	await untilHydrated(page, "header");
	// React shows the new page's section as current.
	await expect(page.locator(".navigation [aria-current=page]")).toHaveAttribute("href", "/nl-BE/podcasts");
	expect(await isSameDocument(page)).toBe(true);
});

test("[4.10] the burger menu locks the page's scrolling; Escape, its button and a click beside it close it", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
	const closers = [
		() => page.keyboard.press("Escape"),
		() => page.locator(".header__menu .header__close").click(),
		() => page.mouse.click(10, 600),
	];
	for (const close of closers) {
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
	}
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await menuButton(page).click();
	await page.keyboard.press("Escape");
	await expect(menuButton(page)).toBeFocused();
});

test("[4.10] the menu by keyboard alone, accessible while it is open", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	await menuButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(navigation(page)).toBeVisible();
	await expect(page.locator(".header__menu .header__close")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(navigation(page).getByRole("link").first()).toBeFocused();
	await language(page).locator("summary").focus();
	await page.keyboard.press("Enter");
	await expect(language(page)).toHaveAttribute("open");
	await expectAccessible(page, "menu and language");
	// First the inner one, then the menu.
	await page.keyboard.press("Escape");
	await expect(language(page)).not.toHaveAttribute("open");
	await expect(language(page).locator("summary")).toBeFocused();
	await expect(navigation(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(navigation(page)).toBeHidden();
	await expect(menuButton(page)).toBeFocused();
});

for (const size of WIDTHS) {
	test(`[2.36] [2.37] [4.11] the language dropdown at ${size.width} px`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(size);
		await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
		if (size === phone) await menuButton(page).click();
		const summary = language(page).locator("summary");
		await expect(summary).toContainText(size === phone ? "Nederlands" : "NL");
		await expect(page.locator(size === phone ? ".language__short" : ".language__full")).toBeHidden();
		const open = () => language(page).evaluate((details: HTMLDetailsElement) => details.open);
		await summary.click();
		await untilHydrated(page, "header");
		expect(await open()).toBe(true);
		const other = page.getByRole("link", { name: "Français" });
		await expect(other).toHaveAttribute("href", /^\/fr-BE\/news\/insuffisance/);
		await expect(other).toHaveAttribute("lang", "fr-BE");
		await expectAccessible(page, "language");
		await summary.click();
		expect(await open()).toBe(false);
		await summary.click();
		await (size === phone ? page.locator(".header__menu .header__close") : page.locator("h1")).click();
		expect(await open()).toBe(false);
		if (size === phone) await menuButton(page).click();
		await summary.focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Escape");
		expect(await open()).toBe(false);
		await expect(summary).toBeFocused();
		await page.keyboard.press("Enter");
		await other.click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Insuffisance cardiaque");
		await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
	});
}

test("[2.32] the search field's prompt is whole on a phone in all locales, on the page and in the header", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	// Who has the portal's font late sees another one, which is wider.
	await page.route("**/*.woff2", (route) => route.abort());
	for (const { code, base } of localesWithOrigin) {
		await page.goto(`${base}/${code}`);
		await page.locator("[popovertarget=site-search]").first().click();
		for (const field of await page.locator("input[type=search]").all()) {
			await expect(field).toBeVisible();
			const spare = await field.evaluate((input: HTMLInputElement) => {
				const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(input);
				const prompt = document.createElement("span");
				prompt.textContent = input.placeholder;
				Object.assign(prompt.style, { font, position: "absolute", whiteSpace: "nowrap" });
				document.body.appendChild(prompt);
				const { width } = prompt.getBoundingClientRect();
				prompt.remove();
				return input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - width;
			});
			expect(spare, code).toBeGreaterThanOrEqual(0);
		}
	}
});

test("[2.31] [4.16] the logo leads to the unfiltered home page", async ({ page }) => {
	await page.goto("/nl-BE?collection=news&domain=1");
	await mark(page);
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Nieuws");
	await page.getByText("Filteren").click();
	await untilHydrated(page, "filters");
	// Into another tab it changes nothing here.
	const opened = page.context().waitForEvent("page");
	await page.locator(".header__logo").click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(page.getByLabel("Therapeutisch domein")).toHaveValue("1");
	await page.locator(".header__logo").click();
	await expect(page).toHaveURL("/nl-BE");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Alles");
	await expect(page.locator(".chips")).toHaveCount(0);
	await expect(page.getByLabel("Therapeutisch domein")).toHaveValue("");
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
	expect(await isSameDocument(page)).toBe(true);
});

test.describe("without JavaScript", () => {
	test.use({ viewport: desktop, javaScriptEnabled: false });

	test("[2.30] [2.36] [2.37] at 1440 px the header is complete: sections, search, language", async ({ page }) => {
		await page.goto("/nl-BE/podcasts");
		await expect(page.locator(".navigation [aria-current=page]")).toHaveText("Podcasts");
		await expect(language(page).locator("summary")).toContainText("NL");
		await language(page).locator("summary").press("Enter");
		await page.getByRole("link", { name: "Français" }).click();
		await expect(page).toHaveURL("/fr-BE/podcasts");
		await page.locator("[popovertarget=site-search]").first().press("Enter");
		await expect(page.locator("#site-search-term")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.locator("#site-search-term")).toBeHidden();
	});
});
