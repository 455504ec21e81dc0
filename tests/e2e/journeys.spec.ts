import { expect } from "playwright/test";
import { sidewaysOverflow } from "./overflow.ts";
import { origin, warm } from "./portal.ts";
import { desktop, phone, searchField } from "./shell/shell.ts";
import { test } from "./test.ts";

test.describe("on a phone, without JavaScript", () => {
	test.use({ viewport: phone, javaScriptEnabled: false });

	test("[1.16] [2.01] [2.30] [2.36] [2.37] [9.03] menu, language, search, more, up, filters", async ({ page }) => {
		const menu = page.getByRole("button", { name: "Menu" });
		const cards = page.locator(".card");
		await test.step("the menu opens, closes with Escape and leads on", async () => {
			await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
			const navigation = page.getByRole("navigation", { name: "Hoofdnavigatie" });
			await expect(navigation).toBeHidden();
			await menu.click();
			await expect(navigation).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(navigation).toBeHidden();
			await menu.click();
			await navigation.getByRole("link", { name: "Podcasts" }).click();
			await expect(page).toHaveURL(/\/nl-BE\/podcasts$/);
			await page.goBack();
		});
		await test.step("the language has its full name and leads to the same item", async () => {
			await menu.click();
			await page.getByText("Nederlands", { exact: true }).click();
			await page.getByRole("link", { name: "Français" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Insuffisance cardiaque");
			await page.goBack();
		});
		await test.step("search opens with the field one Tab away and leads to the results", async () => {
			await page.getByRole("button", { name: "Zoeken" }).click();
			await page.keyboard.press("Tab");
			await expect(searchField(page)).toBeFocused();
			await searchField(page).fill("inhalatie");
			await searchField(page).press("Enter");
			await expect(page).toHaveURL(/\/nl-BE\/search\?term=inhalatie$/);
			await expect(page.locator("main input[type=search]")).toHaveValue("inhalatie");
		});
		await test.step("“load more” goes on below, “back to top” leads up", async () => {
			await page.goto("/nl-BE/materials");
			await expect(cards).toHaveCount(9);
			await page.getByRole("link", { name: "Meer laden" }).click();
			await expect(page).toHaveURL(/page=2#item-10$/);
			await expect(page.locator("#item-10")).toBeInViewport();
			await page.getByRole("link", { name: "Terug naar boven" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		});
		await test.step("filters are chosen in a form, shown as chips and taken back", async () => {
			await warm(page, "/nl-BE");
			await page.goto("/nl-BE");
			await page.getByText("Filters", { exact: true }).click();
			await page.getByLabel("Therapeutisch domein").selectOption({ label: "Diabetes" });
			await page.getByLabel("In de praktijk").check();
			await page.getByRole("button", { name: "Resultaten tonen" }).click();
			await expect(page).toHaveURL(/\?domain=3&category=13$/);
			// The address is there before the page.
			await page.waitForLoadState();
			const shown = await cards.count();
			await page.getByRole("link", { name: "Filter In de praktijk verwijderen" }).click();
			await expect(page).toHaveURL(/\?domain=3$/);
			await expect.poll(() => cards.count()).toBeGreaterThan(shown);
			await page.getByRole("link", { name: "Filters wissen" }).click();
			await expect(page).toHaveURL(/\/nl-BE$/);
		});
	});
});

test("[2.52] [2.36] the header at every breakpoint; widths of container and modal", async ({ page }) => {
	await page.goto("/nl-BE");
	const burger = page.getByRole("button", { name: "Menu" });
	const navigation = page.getByRole("navigation", { name: "Hoofdnavigatie" });
	for (const width of [360, 660, 661, 768, 769, 1023, 1024, 1215, 1216, 1408, 1920]) {
		const desktop = width >= 1024;
		await page.setViewportSize({ width, height: 800 });
		await expect(burger).toBeVisible({ visible: !desktop });
		await expect(navigation).toBeVisible({ visible: desktop });
		expect(await sidewaysOverflow(page), `${width}`).toBe(0);
		const widths = await page.locator(".container").evaluateAll((all) => all.map((one) => one.clientWidth));
		expect(Math.max(...widths), `${width}`).toBeLessThanOrEqual(72.625 * 16);
	}
	await page.getByRole("banner").locator('[data-modal="login"]').click();
	const modal = page.getByRole("dialog");
	await expect(modal).toBeVisible();
	expect(await modal.evaluate((element: HTMLElement) => element.offsetWidth)).toBeLessThanOrEqual(65 * 16);
});

test("[1.17] [2.53] [2.28] [2.50] colours, Belgium's corners, feedback layout, button flags @all", async ({ page }) => {
	const style = (selector: string, property: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
	const hue = async (selector: string, property: string) => {
		const [red = 0, green = 0, blue = 0] = ((await style(selector, property)).match(/\d+/g) ?? []).map(Number);
		return blue > green && blue > red ? "blue" : green > red && green > blue ? "green" : "other";
	};
	await page.goto("/nl-BE/imprint");
	expect(await hue(".prose a", "color")).toBe("blue");
	expect(await hue(".search-form .button", "background-color")).toBe("blue");
	expect(await hue(".button--secondary", "background-color")).toBe("green");
	const belgian = await style(".banner", "border-radius");
	await page.goto(`${origin("ch")}/fr-CH/imprint`);
	expect(await style(".banner", "border-radius")).not.toBe(belgian);
	await page.goto(`${origin("tr")}/tr-TR/feedback/happy`);
	const grounds = [".feedback-layout__header", ".footer", "main"].map((part) => style(part, "background-color"));
	expect(new Set(await Promise.all(grounds)).size).toBe(3);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const looks = await page.evaluate(() =>
		["", "small", "secondary", "ghost", "loading", "white", "disabled"].map((flag) => {
			const button = document.createElement("button");
			button.className = flag ? `button button--${flag}` : "button";
			button.disabled = flag === "disabled";
			button.textContent = "Go";
			document.body.appendChild(button);
			const { color, backgroundColor, borderColor, minHeight } = getComputedStyle(button);
			return [color, backgroundColor, borderColor, minHeight, getComputedStyle(button, "::before").content].join();
		}),
	);
	expect(new Set(looks).size, looks.join("\n")).toBe(looks.length);
});

test("a chapter's link leads to its heading, clear of the header", async ({ page }) => {
	await page.goto(`${origin("ch")}/de-CH/privacy`);
	const link = page.locator(".chapters a").nth(3);
	const heading = page.locator(".prose").getByRole("heading", { name: await link.innerText() });
	const belowHeader = async () => {
		const [header, place] = [await page.locator(".header").boundingBox(), await heading.boundingBox()];
		return (place?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
	};
	for (const size of [phone, desktop]) {
		await page.setViewportSize(size);
		await link.click();
		await expect(heading).toBeInViewport({ ratio: 1 });
		await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
		await page.goBack();
		await expect(page.locator("h1")).toBeInViewport();
	}
});

test("the keyboard: skip link first, then every control, visible and with a visible focus", async ({ page }) => {
	await page.goto("/nl-BE");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	const seen: string[] = [];
	for (;;) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate(() => {
			const { activeElement } = document;
			if (!activeElement || activeElement === document.body) return null;
			// A card's link is shown by its card.
			const shown = activeElement.closest(".card") ?? activeElement;
			const { outlineStyle, outlineWidth } = getComputedStyle(shown);
			const { top, bottom } = activeElement.getBoundingClientRect();
			const isInSight = bottom > 0 && top < innerHeight;
			return { html: activeElement.outerHTML.slice(0, 120), outlineStyle, outlineWidth, isInSight };
		});
		// Behind the last one the focus is the browser's own.
		if (!focused || seen.length > 150) break;
		const { html, ...look } = focused;
		expect(look, html).toEqual({ outlineStyle: "solid", outlineWidth: "3px", isInSight: true });
		seen.push(html);
	}
	expect(seen.length).toBeGreaterThan(20);
	expect(seen.at(-1)).toContain("data-consent");
});

test("a printed article has its words and none of the page's furniture @all", async ({ page }) => {
	await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("header.header")).toBeHidden();
	await expect(page.locator(".related")).toBeHidden();
	await expect(page.locator("[data-consent]")).toBeHidden();
	// As measured before printing, with the banner or the dock on the screen.
	await page.evaluate(() => document.documentElement.style.setProperty("--foot-height", "200px"));
	await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
	// A webinar's paper says when and where; what is to be sent or pressed stays on the screen.
	await page.goto(`${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`);
	await expect(page.locator(".event__date")).toBeVisible();
	await expect(page.locator(".meeting__venue")).toBeVisible();
	// On A4, too, a value stands beside or below its label, not in the next column.
	await page.setViewportSize({ width: 794, height: 1123 });
	const drops = await page.locator(".facts dl > div").evaluateAll((facts) =>
		facts.map((fact) => {
			const [label = 0, value = 0] = [...fact.children].map((one) => one.getBoundingClientRect().top);
			return value - label;
		}),
	);
	expect(Math.min(...drops)).toBeGreaterThan(-8);
	const pressed = page.getByRole("main").locator("button, input, .button, summary").filter({ visible: true });
	await expect(pressed).toHaveCount(0);
	// Nor do lists print the invitation, the choice of the view, or how to follow.
	for (const path of ["", "/podcasts"]) {
		await page.goto(`${origin("ie")}/en-IE${path}`);
		await expect(page.locator(".card__title").first()).toBeVisible();
		await expect(pressed).toHaveCount(0);
	}
});
