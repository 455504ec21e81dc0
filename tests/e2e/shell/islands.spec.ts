import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Request } from "playwright/test";
import { expectStill } from "../portal.ts";
import { test } from "../test.ts";
import {
	chunk,
	desktop,
	HEADER,
	hold,
	isHydrated,
	language,
	manifestOf,
	menuButton,
	messages,
	navigation,
	pathOf,
	phone,
	requested,
	searchButton,
	searchField,
	untilHydrated,
} from "./shell.ts";

const ENTRY = "client/browser/entry.ts";
const VISIT = "client/browser/visit/visit.ts";

/** Gzipped size of the chunks and of all that they import. */
function sizeOf(...names: string[]): number {
	const manifest = manifestOf("dist/client");
	const files = new Set<string>();
	const add = (name: string): void => {
		const chunk = manifest[name];
		if (!chunk || files.has(chunk.file)) return;
		files.add(chunk.file);
		chunk.imports?.forEach(add);
	};
	names.forEach(add);
	const sizes = [...files].map((file) => gzipSync(readFileSync(`dist/client/${file}`)).length);
	return sizes.reduce((sum, size) => sum + size, 0);
}

test("an untouched page loads the entry (7.1 KB), the visit (9.6 KB), then the header (0.9 KB)", async ({ page }) => {
	expect(sizeOf(ENTRY)).toBeLessThanOrEqual(7.1 * 1024);
	expect(sizeOf(ENTRY, VISIT)).toBeLessThanOrEqual(9.6 * 1024);
	expect(sizeOf(ENTRY, HEADER) - sizeOf(ENTRY)).toBeLessThanOrEqual(0.9 * 1024);
	const isScript = (request: Request) => request.resourceType() === "script";
	const loaded = requested(page, isScript, (url) => pathOf(url).slice(1));
	const said = messages(page);
	await page.clock.install();
	await page.goto("/nl-BE", { waitUntil: "networkidle" });
	await page.clock.runFor(10_000);
	const manifest = manifestOf("dist/client");
	// On a busy machine the network may be idle before the frame behind which the visit's code is asked for.
	await expect.poll(() => new Set(loaded)).toEqual(new Set([manifest[ENTRY]?.file, manifest[VISIT]?.file]));
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	expect(new Set(loaded)).toEqual(new Set([ENTRY, VISIT, HEADER].map((name) => manifest[name]?.file)));
	expect(said).toEqual([]);
});

test.describe("touch", () => {
	test.use({ hasTouch: true });

	const link = (page: Page, name: string) => navigation(page).getByRole("link", { name });
	const openedList = (page: Page) => language(page).locator("ul");

	/** What a visitor does before the header's code is there, and what holds once it has come. */
	const STEPS = [
		{
			title: "an opened search stays open with what was typed",
			size: phone,
			before: async (page: Page) => {
				await searchButton(page).click();
				// Too short for suggestions, whose list would take the Escape.
				await searchField(page).fill("h");
			},
			after: async (page: Page) => {
				await expect(searchField(page)).toBeFocused();
				await expect(searchField(page)).toHaveValue("h");
				// The code of the suggestions, too.
				await expect(searchField(page)).toHaveRole("combobox");
				await page.keyboard.press("Escape");
				await expect(searchField(page)).toBeHidden();
			},
		},
		{
			title: "a search that was closed is cleared",
			size: phone,
			before: async (page: Page) => {
				await searchButton(page).click();
				await searchField(page).fill("hart");
				await page.mouse.click(5, 600);
				await expect(searchField(page)).toBeHidden();
			},
			after: (page: Page) => expect(searchField(page)).toHaveValue(""),
		},
		{
			title: "a menu opened by a tap stays open",
			size: phone,
			before: async (page: Page) => {
				await menuButton(page).tap();
				await expect(navigation(page)).toBeVisible();
			},
			after: async (page: Page) => {
				await expect(navigation(page)).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(navigation(page)).toBeHidden();
			},
		},
		{
			title: "a language menu in the open menu stays open where a tap focuses nothing, as on iPhones",
			size: phone,
			before: async (page: Page) => {
				for (const opener of [menuButton(page), language(page).locator("summary")])
					await opener.evaluate((element: HTMLElement) => element.click());
				await expect(openedList(page)).toBeVisible();
			},
			after: (page: Page) => expect(openedList(page)).toBeVisible(),
		},
		{
			title: "the language menu closes on a click elsewhere; opened, it stays open",
			size: desktop,
			before: async (page: Page) => {
				await language(page).locator("summary").click();
				await expect(openedList(page)).toBeVisible();
				await page.locator("h1").click();
				await expect(openedList(page)).toBeHidden();
				await language(page).locator("summary").click();
			},
			after: async (page: Page) => {
				await expect(openedList(page)).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(openedList(page)).toBeHidden();
			},
		},
		{
			title: "a page opened meanwhile is the one that the header shows",
			size: desktop,
			before: async (page: Page) => {
				await link(page, "Podcasts").click();
				await expect(page.locator("h1")).toHaveText("Podcasts");
			},
			after: async (page: Page) => {
				await expect(page.locator(".navigation [aria-current=page]")).toHaveText("Podcasts");
				await expect(page.locator(".navigation [aria-current=page]")).toHaveCount(1);
			},
		},
	];

	test("[2.34] [4.11] the header works before its code, which takes it over as it is", async ({ page }) => {
		const said = messages(page);
		for (const { title, size, before, after } of STEPS) {
			await test.step(title, async () => {
				const release = await hold(page, chunk(HEADER));
				await page.setViewportSize(size);
				await page.goto("/nl-BE/news");
				await before(page);
				expect(await isHydrated(page, "header")).toBe(false);
				release();
				// The header of a page that was opened meanwhile is asked for again.
				await searchButton(page).dispatchEvent("pointerover");
				await untilHydrated(page, "header");
				await after(page);
				await page.unroute(chunk(HEADER));
			});
		}
		expect(said).toEqual([]);
	});
});

// On a phone: tests/e2e/budgets.spec.ts.
test("islands hydrate without a layout shift on a desktop", async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE");
	await searchButton(page).dispatchEvent("pointerover");
	await page.locator(".filters summary").dispatchEvent("pointerover");
	await untilHydrated(page, "header");
	await untilHydrated(page, "filters");
	await expectStill(page);
});
