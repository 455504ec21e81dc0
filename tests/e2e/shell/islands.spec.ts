import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "playwright/test";
import {
	chunk,
	desktop,
	FILTERS,
	HEADER,
	isHydrated,
	language,
	manifestOf,
	menuButton,
	messages,
	navigation,
	phone,
	searchButton,
	searchField,
	untilHydrated,
	WIDTHS,
} from "./shell.ts";

const scripts = (page: Page): string[] => {
	const files: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") files.push(new URL(request.url()).pathname.slice(1));
	});
	return files;
};

const VISIT = "client/browser/visit/visit.ts";

test("the entry has at most 6.8 KB, with what counts the visit 9.1 KB, and brings no React", () => {
	const manifest = manifestOf("dist/client");
	const sizeOf = (...names: string[]) => {
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
	};
	expect(sizeOf("client/browser/entry.ts")).toBeLessThanOrEqual(6.8 * 1024);
	expect(sizeOf("client/browser/entry.ts", VISIT)).toBeLessThanOrEqual(9.1 * 1024);
});

test("an untouched page loads the entry and what counts the visit; the first touch of the header brings its code", async ({
	page,
}) => {
	const loaded = scripts(page);
	const said = messages(page);
	await page.clock.install();
	await page.goto("/nl-BE", { waitUntil: "networkidle" });
	await page.clock.runFor(10_000);
	const manifest = manifestOf("dist/client");
	expect(new Set(loaded)).toEqual(new Set([manifest["client/browser/entry.ts"]?.file, manifest[VISIT]?.file]));
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	expect(loaded).toContain(manifest[HEADER]?.file);
	expect(loaded).not.toContain(manifest[FILTERS]?.file);
	expect(said).toEqual([]);
});

/**
 * The chunk waits until it is released; what happens before is what happens before hydration. To be called before the page is
 * opened: browsers sometimes believe that their pointer lies over the header.
 */
async function holdBack(page: Page, source: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(chunk(source), async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

for (const size of WIDTHS) {
	test(`a first click before hydration is not lost, at ${size.width} px`, async ({ page }) => {
		const said = messages(page);
		await page.setViewportSize(size);
		for (const control of size === phone ? (["search", "menu"] as const) : (["search", "language"] as const)) {
			const release = await holdBack(page, HEADER);
			await page.goto("/nl-BE/news");
			const { button, shown } = {
				search: { button: searchButton(page), shown: searchField(page) },
				menu: { button: menuButton(page), shown: navigation(page) },
				language: { button: language(page).locator("summary"), shown: language(page).locator("ul") },
			}[control];
			await button.click();
			await expect(shown).toBeVisible();
			expect(await isHydrated(page, "header")).toBe(false);
			release();
			await untilHydrated(page, "header");
			await expect(shown).toBeVisible();
			if (control === "search") await expect(searchField(page)).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(shown).toBeHidden();
			await page.unroute(chunk(HEADER));
		}
		expect(said).toEqual([]);
	});
}

test.describe("touch", () => {
	test.use({ viewport: phone, hasTouch: true });

	test("a first tap before hydration opens the menu, which React then takes over open", async ({ page }) => {
		const release = await holdBack(page, HEADER);
		await page.goto("/nl-BE/news");
		await menuButton(page).tap();
		await expect(navigation(page)).toBeVisible();
		release();
		await untilHydrated(page, "header");
		await expect(navigation(page)).toBeVisible();
	});
});

test("what was typed into the search before hydration stays", async ({ page }) => {
	const release = await holdBack(page, HEADER);
	await page.goto("/nl-BE/about");
	await searchButton(page).click();
	await searchField(page).fill("hart");
	release();
	await untilHydrated(page, "header");
	await expect(searchField(page)).toHaveValue("hart");
});

test("[2.34] a search that was closed before hydration is cleared after it", async ({ page }) => {
	const release = await holdBack(page, HEADER);
	await page.goto("/nl-BE/about");
	await searchButton(page).click();
	await searchField(page).fill("hart");
	await page.mouse.click(200, 600);
	await expect(searchField(page)).toBeHidden();
	expect(await isHydrated(page, "header")).toBe(false);
	release();
	await expect(searchField(page)).toHaveValue("");
});

test("a page opened while the header's code is on its way is the one that the header shows", async ({ page }) => {
	const said = messages(page);
	const release = await holdBack(page, HEADER);
	await page.goto("/nl-BE/news");
	await page.setViewportSize(desktop);
	await navigation(page).getByRole("link", { name: "Podcasts" }).click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
	release();
	await searchButton(page).focus();
	await untilHydrated(page, "header");
	await expect(page.locator(".navigation [aria-current=page]")).toHaveText("Podcasts");
	await expect(page.locator(".navigation [aria-current=page]")).toHaveCount(1);
	expect(said).toEqual([]);
});

for (const size of WIDTHS) {
	test(`islands hydrate without a layout shift, at ${size.width} px`, async ({ page }) => {
		await page.setViewportSize(size);
		await page.goto("/nl-BE");
		await page.evaluate(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) document.body.append(`shift ${JSON.stringify(entry)}`);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await searchButton(page).dispatchEvent("pointerover");
		await page.locator(".filters summary").dispatchEvent("pointerover");
		await untilHydrated(page, "header");
		await untilHydrated(page, "filters");
		// Two frames: the observer is told after the paint.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		await expect(page.locator("body")).not.toContainText("shift {");
	});
}
