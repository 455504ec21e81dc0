import { expect, test } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { desktop, searchField } from "./shell/shell.ts";

const phone = { width: 360, height: 740 };
const GATED = "/en-IE/materials/cardovex-titration-scheme";

test.describe("on a phone, without JavaScript", () => {
	test.use({ viewport: phone, javaScriptEnabled: false });

	test("[2.30] the menu opens, leads on, and closes with Escape", async ({ page }) => {
		await page.goto("/nl-BE");
		const navigation = page.getByRole("navigation", { name: "Hoofdnavigatie" });
		await expect(navigation).toBeHidden();
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(navigation).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(navigation).toBeHidden();
		await page.getByRole("button", { name: "Menu" }).click();
		await navigation.getByRole("link", { name: "Podcasts" }).click();
		await expect(page).toHaveURL(/\/nl-BE\/podcasts$/);
	});

	test("the header's search opens with the field focused and leads to the results", async ({ page }) => {
		await page.goto("/nl-BE/about");
		await page.getByRole("button", { name: "Zoeken" }).click();
		const field = searchField(page);
		await expect(field).toBeFocused();
		await field.fill("inhalatie");
		await field.press("Enter");
		await expect(page).toHaveURL(/\/nl-BE\/search\?term=inhalatie$/);
		await expect(page.locator(".search-results__line")).toContainText("resultaten voor ‘inhalatie’");
		await expect(page.locator("main input[type=search]")).toHaveValue("inhalatie");
	});

	test("[2.36] [2.37] the language switcher shows the full name and leads to the item in the other language", async ({
		page,
	}) => {
		await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByText("Nederlands", { exact: true }).click();
		await page.getByRole("link", { name: "Français" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Insuffisance cardiaque");
	});

	test("[9.03] load more goes on below with nine more", async ({ page }) => {
		await page.goto("/nl-BE/materials");
		await expect(page.locator(".card")).toHaveCount(9);
		await page.getByRole("link", { name: "Meer laden" }).click();
		await expect(page).toHaveURL(/page=2#item-10$/);
		await expect.poll(() => page.locator(".card").count()).toBeGreaterThan(9);
		await expect(page.locator("#item-10")).toBeInViewport();
	});

	test("[2.01] filters are chosen in a form, shown as chips and taken back", async ({ page }) => {
		await page.goto("/nl-BE");
		await page.getByText("Filteren").click();
		await page.getByLabel("Therapeutisch domein").selectOption({ label: "Diabetes" });
		await page.getByLabel("In de praktijk").check();
		await page.getByRole("button", { name: "Resultaten tonen" }).click();
		await expect(page).toHaveURL(/\?domain=3&category=13$/);
		const shown = await page.locator(".card").count();
		await page.getByRole("link", { name: "Filter In de praktijk verwijderen" }).click();
		await expect(page).toHaveURL(/\?domain=3$/);
		expect(await page.locator(".card").count()).toBeGreaterThan(shown);
		await page.getByRole("link", { name: "Filters wissen" }).click();
		await expect(page).toHaveURL(/\/nl-BE$/);
	});

	test("[1.16] back to top leads to the top", async ({ page }) => {
		await page.goto("/nl-BE/news");
		await page.getByRole("link", { name: "Terug naar boven" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	});
});

test("menu, search, language and filters are accessible while they are open", async ({ page }) => {
	const check = (state: string) => expectAccessible(page, state);
	// Colours are judged when they have changed, not on the way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByText("Nederlands", { exact: true }).click();
	await check("menu");
	await page.getByRole("button", { name: "Sluiten" }).click();
	await expect(page.getByRole("navigation", { name: "Hoofdnavigatie" })).toBeHidden();
	await page.getByRole("banner").getByRole("button", { name: "Zoeken" }).click();
	await check("search");
	await page.keyboard.press("Escape");
	await page.getByText("Filteren").click();
	await check("filters");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator(".language summary").click();
	await check("language");
});

test("[2.52] [2.36] the header at every breakpoint; container and modal are never wider than they should be", async ({
	page,
}) => {
	await page.goto("/nl-BE");
	const burger = page.getByRole("button", { name: "Menu" });
	const navigation = page.getByRole("navigation", { name: "Hoofdnavigatie" });
	const isGone = (selector: string) =>
		page.locator(selector).evaluate((element) => getComputedStyle(element).display === "none");
	for (const [width, desktop] of [
		[360, false],
		[660, false],
		[661, false],
		[768, false],
		[769, false],
		[1023, false],
		[1024, true],
		[1215, true],
		[1216, true],
		[1408, true],
		[1920, true],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect(burger).toBeVisible({ visible: !desktop });
		await expect(navigation).toBeVisible({ visible: desktop });
		expect(await sidewaysOverflow(page), `${width}`).toBe(0);
		expect([await isGone(".language__short"), await isGone(".language__full")], `${width}`).toEqual([
			width <= 768,
			width > 768,
		]);
		const widths = await page.locator(".container").evaluateAll((all) => all.map((one) => one.clientWidth));
		expect(Math.max(...widths), `${width}`).toBeLessThanOrEqual(72.625 * 16);
	}
	await page.getByRole("banner").locator('[data-modal="login"]').click();
	const modal = page.getByRole("dialog");
	await expect(modal).toBeVisible();
	expect(await modal.evaluate((element: HTMLElement) => element.offsetWidth)).toBeLessThanOrEqual(65 * 16);
});

test("[1.17] [2.53] [2.28] primary blue, secondary green, links blue; Belgium's own corners; the feedback layout's grounds", async ({
	page,
}) => {
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
});

for (const size of [phone, desktop]) {
	test(`a chapter's link leads to its heading, clear of the header, at ${size.width} px`, async ({ page }) => {
		await page.setViewportSize(size);
		await page.goto(`${origin("ch")}/de-CH/privacy`);
		const link = page.locator(".chapters a").nth(3);
		const title = await link.innerText();
		await link.click();
		const heading = page.locator(".prose").getByRole("heading", { name: title });
		await expect(heading).toBeInViewport({ ratio: 1 });
		const header = await page.locator(".header").boundingBox();
		expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
		await page.goBack();
		await expect(page.locator("h1")).toBeInViewport();
	});
}

test("[2.50] every flag of a button can be seen", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/nl-BE/imprint");
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

test("the keyboard: skip link first, then every control of the page, in sight and with a visible focus", async ({
	page,
}) => {
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

test("[2.22] [6.01] a deep link opens a gated item for the visit; its file downloads", async ({ page }) => {
	const base = origin("ie");
	await page.goto(base + GATED);
	await expect(page.getByRole("heading", { name: "Login required" })).toBeVisible();
	await expect(page.locator('.gate > .ways-in [data-modal="login"]')).toHaveAttribute("href", /\/login\?return=/);
	await page.goto(`${base}${GATED}/demo-access`);
	await expect(page).toHaveURL(base + GATED);
	await expect(page.getByRole("cell", { name: "Potassium below 5.2 mmol/L" })).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: /^Download PDF/ }).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	await page.goto(`${base}/en-IE/e-learnings/103`);
	await expect(page.getByText("Dose and renal function")).toBeVisible();
});

test("podcasts and webcasts play, with captions and transcript, and load nothing before", async ({ page }) => {
	const faults = watch(page);
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto(`${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`);
	expect(requested.filter((url) => url.includes("/media/"))).toEqual([]);
	const audio = page.locator("audio");
	await audio.evaluate((element) => {
		if (!(element instanceof HTMLAudioElement)) throw new Error("No player");
		element.muted = true;
		return element.play();
	});
	await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => Math.round(element.duration))).toBe(95);
	await expect(page.getByRole("region", { name: "Transcript" })).toBeVisible();
	await expect(page.getByText("Where do you begin?")).toBeVisible();

	await page.goto(`${origin("ie")}/en-IE/webcasts/reading-spirometry-in-three-minutes`);
	const video = page.locator("video");
	await video.evaluate((element) => {
		if (!(element instanceof HTMLVideoElement)) throw new Error("No player");
		element.muted = true;
		return element.play();
	});
	await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
	await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)).toBe(7);
	expect(faults).toEqual([]);
});

test("a printed article has its words and none of the page's furniture", async ({ page }) => {
	await page.goto("/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("header.header")).toBeHidden();
	await expect(page.locator(".related")).toBeHidden();
	await expect(page.locator("[data-consent]")).toBeHidden();
	// A webinar's paper says when and where; what is to be sent or pressed stays on the screen.
	await page.goto(`${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`);
	await expect(page.locator(".event__date")).toBeVisible();
	await expect(page.locator(".meeting__venue")).toBeVisible();
	await expect(page.getByRole("main").locator("button:visible, input:visible, .button:visible")).toHaveCount(0);
});

test("where the reader's own colours hold, the section one is in, a modal's edge and what is switched on can be seen", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	const edge = (locator: ReturnType<typeof page.locator>) =>
		locator.evaluate((element) => getComputedStyle(element).borderBottomColor);
	await page.goto(`${origin("ie")}/en-IE/webcasts/reading-spirometry-in-three-minutes`);
	const navigation = page.getByRole("navigation", { name: "Main navigation" });
	const here = await edge(navigation.getByRole("link", { name: "Webcasts" }));
	expect(here).not.toBe(await edge(navigation.getByRole("link", { name: "News" })));
	const captions = page.getByRole("button", { name: "Captions" });
	await expect(captions).toHaveAttribute("aria-pressed", "true");
	expect(await captions.evaluate((element) => getComputedStyle(element).borderStyle)).toBe("solid");
	await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
	const modal = page.getByRole("dialog");
	await expect(modal).toBeVisible();
	expect(await modal.evaluate((element) => getComputedStyle(element).borderStyle)).toBe("solid");
});
