import { expect, type Page } from "playwright/test";
import { address, GATED, signIn, signOut } from "../accounts/accounts.ts";
import { setTextSize } from "../overflow.ts";
import { origin, watch } from "../portal.ts";
import { calm, isSameDocument, openMarked, phone } from "../shell/shell.ts";
import { test } from "../test.ts";
import { libraries, SHELVES, toShelves } from "./medium.ts";

/** How far articles were read: in the browser alone, where the reader allows it. */

const ARTICLE = "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have";
const TITLE = /^A guideline at a glance/;

const begun = (page: Page) => page.getByRole("region", { name: "Continue where you left off" });
const allowed = (page: Page) => page.getByRole("checkbox", { name: "Remember my place in articles" });

const stored = async (page: Page) => Object.values(await libraries(page)).join();

/** Which of the text's blocks are read there: as a reader scrolls to it, below the header. */
const scrollToBlock = (page: Page, index: number) =>
	page.evaluate((at) => {
		document.querySelectorAll("#reading > .prose > *")[at]?.scrollIntoView({ behavior: "instant" });
	}, index);

/** Opens the article and reads to the middle. @returns the number of that block */
async function readHalf(page: Page): Promise<number> {
	await page.goto(origin("ie") + ARTICLE);
	await expect(page.locator("#reading:not([data-enhance])")).toBeVisible();
	const middle = Math.floor((await page.locator("#reading > .prose > *").count()) / 2);
	await scrollToBlock(page, middle);
	return middle;
}

/** How far the block is below the edge of the header, which covers nothing of it. */
const belowHeader = (page: Page, index: number) =>
	page.evaluate((at) => {
		const block = document.querySelectorAll("#reading > .prose > *")[at];
		const header = document.querySelector(".header");
		return (block?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
	}, index);

async function expectAt(page: Page, index: number): Promise<void> {
	await expect
		.poll(async () => {
			const below = await belowHeader(page, index);
			return below >= 0 && below < 40 ? "below the header" : below;
		})
		.toBe("below the header");
}

test("an article opens where reading stopped, at any width and size, until it is finished @all", async ({ page }) => {
	const faults = watch(page);
	await calm(page, phone);
	await signIn(page, SHELVES, address("ie"));
	await toShelves(page);
	await allowed(page).check();
	const middle = await readHalf(page);
	await expect.poll(() => stored(page)).toContain(`"path":"${ARTICLE}"`);

	await toShelves(page);
	await expect(begun(page)).toContainText(/\d% read/);
	// The home page leads there too.
	await openMarked(page, `${origin("ie")}/en-IE`);
	await page.getByRole("link", { name: /^Continue A guideline/ }).click();
	await expect(page).toHaveURL(`${origin("ie")}${ARTICLE}#reading`);
	await expectAt(page, middle);
	expect(await isSameDocument(page)).toBe(true);
	await expect(page.locator("main")).toBeFocused();

	// In this order: an article that is resized scrolls, and its new place is remembered.
	await page.goto(SHELVES);
	await page.setViewportSize({ width: 1440, height: 900 });
	await setTextSize(page, "150%");
	await begun(page).getByRole("link", { name: TITLE }).click();
	await expectAt(page, middle);
	// By an address of its own, as in a new tab: the focus is where the browser has it after a link within a page.
	await page.goto("about:blank");
	await page.goto(`${origin("ie")}${ARTICLE}#reading`);
	await expectAt(page, middle);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect.poll(() => stored(page)).not.toContain(ARTICLE);
	await toShelves(page);
	await expect(begun(page)).toHaveCount(0);
	expect(faults).toEqual([]);
});

test("nothing is remembered before it is allowed, nor after it is taken back", async ({ page }) => {
	await page.setViewportSize(phone);
	await signIn(page, SHELVES, address("ie"));
	await page.clock.install();
	await page.goto(origin("ie") + ARTICLE);
	await expect(page.locator("#reading:not([data-enhance])")).toBeVisible();
	await scrollToBlock(page, 6);
	await page.clock.runFor(5_000);
	expect(await stored(page)).toBe("");
	await toShelves(page);
	await allowed(page).check();
	await readHalf(page);
	await expect(async () => {
		await page.clock.runFor(2_000);
		expect(await stored(page)).toContain(ARTICLE);
	}).toPass();
	await toShelves(page);
	await expect(begun(page).getByRole("link", { name: TITLE })).toBeVisible();
	await allowed(page).uncheck();
	await expect(begun(page).getByRole("link")).toHaveCount(0);
	expect(await stored(page)).not.toContain(ARTICLE);
});

test("no title of a gated article is stored; the shelf loads it from its page @all", async ({ page }) => {
	const path = new URL(GATED).pathname;
	// A window in which also this text is long.
	await page.setViewportSize({ width: 360, height: 420 });
	await signIn(page, SHELVES, address("ie"));
	await toShelves(page);
	await allowed(page).check();
	await page.getByRole("checkbox", { name: "Keep after I sign out" }).check();
	await page.goto(GATED);
	await expect(page.locator("#reading:not([data-enhance])")).toBeVisible();
	const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
	expect(title).toContain("titration scheme");
	await page.evaluate(() => {
		const { top, height } = document.querySelector("#reading")?.getBoundingClientRect() ?? new DOMRect();
		scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: "instant" });
	});
	await expect.poll(() => stored(page)).toContain(`"path":"${path}"`);
	expect(await stored(page)).not.toContain("titration scheme");

	await toShelves(page);
	await expect(begun(page).getByRole("link", { name: title })).toHaveAttribute("href", `${path}#reading`);
	await expect(begun(page).getByRole("button", { name: `Remove “${title}”` })).toBeVisible();
	// Where its page cannot be had it has the name of its kind, and leads there all the same.
	await page.route(`**${path}`, (route) => route.abort());
	await toShelves(page);
	await expect(begun(page).getByRole("link", { name: "Resource", exact: true })).toHaveAttribute(
		"href",
		`${path}#reading`,
	);
	await signOut(page);
	expect(await stored(page)).toContain(path);
	expect(await stored(page)).not.toContain("titration scheme");
});
