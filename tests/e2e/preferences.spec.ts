import { expect, type Locator, type Page } from "playwright/test";
import { ANSWERED, HOME, UNANSWERED } from "./portal.ts";
import { calm, desktop, menuButton, phone, searchButton } from "./shell/shell.ts";
import { test } from "./test.ts";

/** What visitors ask of every page by the system's settings. */

test.describe("forced colours", () => {
	test.use({ storageState: UNANSWERED });

	test("edges, focus, section, switch and modal are visible @all", async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
		await page.setViewportSize(phone);
		await page.goto(HOME);
		const edge = (selector: string) =>
			page.locator(selector).evaluate((element) => {
				const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(element);
				return Math.max(Number.parseFloat(borderBlockStartWidth), Number.parseFloat(borderBlockEndWidth));
			});
		for (const selector of [".header", "#consent"]) expect(await edge(selector), selector).toBeGreaterThan(0);
		await menuButton(page).press("Enter");
		expect(await edge("#menu")).toBeGreaterThan(0);
		await page.keyboard.press("Escape");
		await searchButton(page).press("Enter");
		expect(await edge("#site-search")).toBeGreaterThan(0);
		await page.keyboard.press("Escape");
		await page.locator(".skip-link").focus();
		const bare = await outlines(page, 30);
		expect(bare).toEqual([]);

		await page.context().addCookies(ANSWERED.cookies);
		await page.setViewportSize(desktop);
		await page.goto(`${HOME}/webcasts/reading-spirometry-in-three-minutes`);
		const styleOf = (locator: Locator) =>
			locator.evaluate((element) => {
				const { borderBottomColor, borderStyle } = getComputedStyle(element);
				return { borderBottomColor, borderStyle };
			});
		const navigation = page.getByRole("navigation", { name: "Main navigation" });
		const [here, there] = ["Webcasts", "News"].map((name) => styleOf(navigation.getByRole("link", { name })));
		expect((await here)?.borderBottomColor).not.toBe((await there)?.borderBottomColor);
		const captions = page.getByRole("button", { name: "Captions" });
		await expect(captions).toHaveAttribute("aria-pressed", "true");
		expect(await styleOf(captions)).toMatchObject({ borderStyle: "solid" });
		// The browser draws its own arrow, and only the line that is spoken has a marker.
		await expect(page.locator(".player__speed")).toHaveCSS("background-image", "none");
		const line = page.locator(".transcript__lines a:not([aria-current])").first();
		const colours = await line.evaluate((one) => [
			getComputedStyle(one).borderInlineStartColor,
			getComputedStyle(document.body).backgroundColor,
		]);
		expect(colours[0]).toBe(colours[1]);
		await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await styleOf(page.getByRole("dialog"))).toMatchObject({ borderStyle: "solid" });
	});
});

/** Of the next elements by Tab those where neither they nor what is around them has an outline. */
async function outlines(page: Page, count: number): Promise<string[]> {
	const bare: string[] = [];
	for (let tabs = 0; tabs < count; tabs++) {
		await page.keyboard.press("Tab");
		const without = await page.evaluate(() => {
			const focused = document.activeElement;
			for (let one = focused; one && one !== document.body; one = one.parentElement) {
				const { outlineStyle, outlineWidth } = getComputedStyle(one);
				if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return null;
			}
			return focused?.outerHTML.slice(0, 100) ?? null;
		});
		if (without) bare.push(without);
	}
	return bare;
}

test("reduced motion: nothing moves longer than a frame in page, menu and search panel", async ({ page }) => {
	await calm(page, desktop);
	await page.goto(HOME);
	// A transition of each element, however short, would carry inherited colours only one level on in each frame.
	const title = await page
		.locator(".card__title a")
		.first()
		.evaluate((link) => {
			const colour = () => getComputedStyle(link).color;
			document.documentElement.dataset.theme = "light";
			const light = colour();
			document.documentElement.dataset.theme = "dark";
			const dark = colour();
			document.documentElement.dataset.theme = "";
			return { light, dark };
		});
	expect(title.dark).not.toBe(title.light);
	const slow = () =>
		page.evaluate(() => {
			const seconds = (list: string) => Math.max(...list.split(",").map((one) => Number.parseFloat(one)));
			return [...document.querySelectorAll("*")].flatMap((element) =>
				[null, "::before", "::after", "::backdrop"].flatMap((pseudo) => {
					const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
					const isSlow = Math.max(seconds(transitionDuration), seconds(animationDuration)) > 0.017;
					return isSlow ? [`${element.tagName}.${element.className}${pseudo ?? ""}`] : [];
				}),
			);
		});
	expect(await slow()).toEqual([]);
	await searchButton(page).press("Enter");
	expect(await slow()).toEqual([]);
	await page.setViewportSize(phone);
	await page.keyboard.press("Escape");
	await menuButton(page).press("Enter");
	expect(await slow()).toEqual([]);
});

test("the current section differs in more than its colour, in the menu and in results", async ({ page }) => {
	/** Which edges of the links can be seen: as many kinds as there are. */
	const edges = (selector: string) =>
		page.locator(selector).evaluateAll((links) =>
			links.map((link) => {
				const { borderInlineStartColor, borderInlineStartWidth, borderBlockEndWidth } = getComputedStyle(link);
				const start = borderInlineStartColor === "rgba(0, 0, 0, 0)" ? "0px" : borderInlineStartWidth;
				return `${link.hasAttribute("aria-current")} ${start} ${borderBlockEndWidth}`;
			}),
		);
	await page.setViewportSize(phone);
	await page.goto(`${HOME}/news`);
	await menuButton(page).press("Enter");
	expect(new Set(await edges("#menu .navigation a"))).toEqual(new Set(["true 0px 3px", "false 0px 1px"]));
	await page.setViewportSize(desktop);
	await page.goto(`${HOME}/search?term=heart`);
	expect(new Set(await edges(".search-results__sections a"))).toEqual(new Set(["true 3px 0px", "false 0px 0px"]));
});
