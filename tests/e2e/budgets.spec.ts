import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "playwright/test";
import { ANSWERED, expectStill, origin } from "./portal.ts";
import { hydrateAll, pathOf, requested } from "./shell/shell.ts";
import { test } from "./test.ts";

/** What a page costs the browser, in what does not depend on the machine: bytes, requests, shifts. */

const PAGES = {
	home: "/en-IE",
	list: "/en-IE/news",
	detail: "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice",
	search: "/en-IE/search?term=heart",
	register: "/en-IE/register",
};
/** A twelfth of it is what editors may do in a text: lists, marks, tasks, pictures at the side, videos. */
const CSS_BYTES = 16 * 1024;
/** 8 KB of it are the words of the page's language. */
const SCRIPT_BYTES = 100 * 1024;

const gzipped = (path: string): number => gzipSync(readFileSync(`dist/client${path}`)).length;
const sum = (paths: string[]) => [...new Set(paths)].reduce((total, path) => total + gzipped(path), 0);

/** The build's files that the page asks for. */
const assets = (page: Page, type: "script" | "stylesheet"): string[] =>
	requested(page, (one) => one.resourceType() === type && one.url().includes("/assets/"), pathOf);

/** Pictures have a size, those below the fold are lazy, and at most one has priority. */
async function expectPlacedPictures(page: Page, name: string): Promise<void> {
	const pictures = await page.locator("main img").evaluateAll((all) =>
		all.map((image) => ({
			width: image.getAttribute("width"),
			height: image.getAttribute("height"),
			loading: image.getAttribute("loading"),
			priority: image.getAttribute("fetchpriority"),
			below: image.getBoundingClientRect().top > innerHeight,
		})),
	);
	for (const { width, height } of pictures) expect([Number(width) > 0, Number(height) > 0]).toEqual([true, true]);
	expect(pictures.filter(({ below, loading }) => below && loading !== "lazy")).toEqual([]);
	expect(pictures.filter(({ priority }) => priority === "high").length).toBeLessThanOrEqual(1);
	if (name === "home" || name === "detail") expect(pictures[0]).toMatchObject({ below: false, priority: "high" });
}

test("16 KB of styles, 100 KB of scripts with every island; nothing moves; pictures wait", async ({ browser }) => {
	for (const [name, path] of Object.entries(PAGES)) {
		await test.step(name, async () => {
			const page = await browser.newPage({ storageState: ANSWERED });
			const [styles, scripts] = [assets(page, "stylesheet"), assets(page, "script")];
			await page.setViewportSize({ width: 360, height: 740 });
			await page.goto(origin("ie") + path, { waitUntil: "networkidle" });
			await expectPlacedPictures(page, name);
			await hydrateAll(page);
			await page.waitForLoadState("networkidle");
			expect(new Set(styles).size).toBe(1);
			expect(sum(styles)).toBeLessThanOrEqual(CSS_BYTES);
			// React is there for filters and forms alone.
			const isPlain = ["detail", "search"].includes(name);
			expect(new Set(scripts.filter((file) => /hydrate/.test(file))).size).toBe(isPlain ? 0 : 1);
			expect(sum(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES);
			await expectStill(page);
			await page.close();
		});
	}
});

test("the entry forces no layout: it reads the scroll position within a frame", async ({ page }) => {
	await page.addInitScript(() => {
		let isInFrame = false;
		const nextFrame = requestAnimationFrame;
		window.requestAnimationFrame = (callback) =>
			nextFrame((time) => {
				isInFrame = true;
				callback(time);
				isInFrame = false;
			});
		const reads = Object.assign(window, { reads: [] as boolean[] }).reads;
		Object.defineProperty(window, "scrollY", {
			get: () => {
				reads.push(isInFrame);
				return document.scrollingElement?.scrollTop;
			},
		});
	});
	await page.goto(`${origin("ie")}/en-IE/news`, { waitUntil: "networkidle" });
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "reads"))).toEqual([true]);
});
