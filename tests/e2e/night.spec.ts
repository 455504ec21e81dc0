import { expect, type Page } from "playwright/test";
import { origin } from "./portal.ts";
import { hold } from "./shell/shell.ts";
import { test } from "./test.ts";

/** Light and dark: the system's, or the reader's choice at the foot of the page. */

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(14, 23, 38)";
const LIST = `${origin("ie")}/en-IE/news`;

const appearance = (page: Page) => page.getByLabel("Appearance");
const ground = (page: Page) => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
/** What native controls are drawn in, and the browser's own surfaces around the page. */
const surroundings = (page: Page) =>
	page.evaluate(() => ({
		controls: getComputedStyle(document.documentElement).colorScheme,
		browser: [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
			.filter(({ media }) => matchMedia(media).matches)
			.map(({ content }) => content),
	}));

test("the choice holds in every tab from the first paint, and is deleted with all data", async ({ page, context }) => {
	await page.goto(LIST);
	expect(await ground(page)).toBe(LIGHT);
	expect(await surroundings(page)).toEqual({ controls: "light dark", browser: ["#0b4a8f"] });
	const other = await context.newPage();
	await other.goto(`${origin("ie")}/en-IE/privacy`);
	expect((await appearance(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await expect(appearance(page)).toHaveValue("");
	await appearance(page).selectOption("Dark");
	expect(await ground(page)).toBe(DARK);
	expect(await surroundings(page)).toEqual({ controls: "dark", browser: ["#0e1726"] });
	await expect.poll(() => ground(other)).toBe(DARK);
	await expect(appearance(other)).toHaveValue("dark");
	expect((await context.cookies()).map(({ name }) => name)).not.toContain("theme");

	await page.locator(".card__title a").first().click();
	await expect(page.locator("article h1")).toBeVisible();
	expect(await ground(page)).toBe(DARK);

	// Held back, so that nothing but what stands in the document can have painted it.
	const release = await hold(page, "**/assets/entry*");
	await page.reload({ waitUntil: "commit" });
	await expect(page.locator("h1")).toBeVisible();
	// Nothing is painted before the style sheet is there, and the page has no ground.
	await expect.poll(() => ground(page)).not.toBe("rgba(0, 0, 0, 0)");
	expect(await ground(page)).toBe(DARK);
	// What is chosen before the scripts are there is chosen.
	await appearance(page).selectOption("Light");
	release();
	await expect.poll(() => ground(page)).toBe(LIGHT);
	await expect.poll(() => ground(other)).toBe(LIGHT);

	await page.emulateMedia({ colorScheme: "dark" });
	expect(await ground(page)).toBe(LIGHT);
	const settings = page.getByRole("dialog");
	// Until the scripts that were held back are there.
	await expect(async () => {
		// What opens late lies over its button.
		if (!(await settings.isVisible())) await page.locator("[data-consent]").click({ timeout: 2_000 });
		await expect(settings).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await settings.getByText("Saved on this device").click();
	await expect(settings).toContainText("display settings");
	await settings.getByRole("button", { name: "Delete all" }).click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
	expect(await ground(page)).toBe(DARK);
	await expect(appearance(page)).toHaveValue("");
	expect(await surroundings(page)).toEqual({ controls: "light dark", browser: ["#0e1726"] });

	// Paper is light.
	await page.emulateMedia({ media: "print" });
	expect(await ground(page)).toBe(LIGHT);
});

test("in the dark only pictures that may be transparent get a white ground @all", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	const release = await hold(page, "**/images/**");
	await page.goto(LIST, { waitUntil: "commit" });
	const pictures = page.locator(".card__picture img");
	const first = pictures.first();
	// No white flash before it is there.
	await expect(first).toHaveCSS("background-color", "rgb(22, 35, 53)");
	release();
	await expect(first).toHaveAttribute("data-loaded", "");
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveAttribute("data-loaded", "");
	}
	const shown = await pictures.evaluateAll((all) =>
		all.map((picture) => ({
			photograph: /\.jpe?g$/.test(picture.getAttribute("src") ?? ""),
			ground: getComputedStyle(picture).backgroundColor,
			dimmed: getComputedStyle(picture).filter !== "none" || getComputedStyle(picture).opacity !== "1",
		})),
	);
	expect(shown.length).toBeGreaterThan(0);
	for (const { photograph, ground: behind, dimmed } of shown) {
		expect(behind === LIGHT).toBe(!photograph);
		expect(dimmed).toBe(false);
	}
});
