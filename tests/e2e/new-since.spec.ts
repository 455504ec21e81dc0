import { expect, type Page } from "playwright/test";
import { address, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectStill, origin } from "./portal.ts";
import { isSameDocument, mark, messages, phone, toSection, WIDTHS } from "./shell/shell.ts";
import { test } from "./test.ts";

/** What is new since the visit before, and the one place where all is deleted that the browser keeps. */

const NEWS = `${origin("ie")}/en-IE/news`;
const DAY = 24 * 60 * 60 * 1000;
const RECENT = "New heart failure guideline: five points for general practice";
const OLDER = "CARDOVEX® in HORIZON-HF: the phase III results in detail";

const filter = (page: Page) => page.getByRole("button", { name: /new since/ });
const shown = (page: Page) => page.locator(".results .card").filter({ visible: true });
const marks = (page: Page) => page.locator(".card__new");
const cardOf = (page: Page, title: string) => page.locator(".results .card", { hasText: title });

/** As a browser has it that was last here so long ago: told where no script notes the visit that goes on. */
async function wasHere(page: Page, ago: number): Promise<void> {
	await page.goto(`${origin("ie")}/robots.txt`);
	await page.evaluate((last) => localStorage.setItem("visits", `0 ${last}`), Date.now() - ago);
}

test("cards that came since the visit before say so with their titles, and nothing moves", async ({ page }) => {
	const said = messages(page);
	await page.setViewportSize(phone);
	await page.goto(NEWS);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("visits"))).toMatch(/^0 \d+$/);
	await expect(marks(page)).toHaveCount(0);

	await wasHere(page, 3 * DAY);
	await page.goto(NEWS);
	await expect(page.getByRole("link", { name: `New since your last visit: ${RECENT}` })).toBeVisible();
	await expect(cardOf(page, RECENT).locator(".card__new")).toHaveText(/^New /);
	await expect(cardOf(page, OLDER).locator(".card__new")).toHaveCount(0);
	await expectStill(page);

	// The visit goes on: it is the same on its next pages, and on what navigation brings.
	await mark(page);
	await cardOf(page, RECENT).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(RECENT);
	await page.locator(".breadcrumb a").first().click();
	await expect(cardOf(page, RECENT).locator(".card__new")).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("a section says how many are new since which day, and shows only those; nothing moves", async ({ page }) => {
	const said = messages(page);
	await wasHere(page, 3 * DAY);
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		await page.goto(NEWS);
		await expect(filter(page)).toHaveText(/^1 new since \w+day$/);
		await expect(filter(page)).toHaveAttribute("aria-pressed", "false");
		await expectStill(page, `${size.width}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await filter(page).press("Enter");
		await expect(filter(page)).toHaveAttribute("aria-pressed", "true");
		await expect(shown(page)).toHaveCount(1);
		await expect(shown(page)).toContainText(RECENT);
		// The list is the newest first, so what is not loaded yet is older.
		await expect(page.locator("[data-more]")).toBeHidden();
		await expect(page.getByText("9 of 36 items")).toBeHidden();
		if (size === phone) await expectAccessible(page, "only what is new");
		await filter(page).click();
		await expect(shown(page)).toHaveCount(9);
		await expect(page.locator("[data-more]")).toBeVisible();
	}
	// Every further page of the section counts for itself.
	await filter(page).click();
	await toSection(page, "Podcasts");
	await expect(shown(page).nth(1)).toBeVisible();
	expect(said).toEqual([]);
});

test("on a touch screen the filter looks off after the tap that turns it off @all", async ({ browser }) => {
	const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: phone, reducedMotion: "reduce" });
	await wasHere(page, 3 * DAY);
	await page.goto(NEWS);
	const ground = () => filter(page).evaluate((button) => getComputedStyle(button).backgroundColor);
	await expect(filter(page)).toBeVisible();
	const off = await ground();
	for (const pressed of ["true", "false"]) {
		await filter(page).tap();
		await expect(filter(page)).toHaveAttribute("aria-pressed", pressed);
	}
	expect(await ground()).toBe(off);
	await page.close();
});

test("if more may be new than is shown, the number says so and grows with the list @all", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, `${origin("ie")}/en-IE`, address("ie"));
	await wasHere(page, 29 * DAY);
	await page.goto(`${origin("ie")}/en-IE`);
	await expect(filter(page)).toHaveText(/^9\+ new since \w{3}, \d+ \w{3,4}$/);
	await filter(page).click();
	await expect(page.getByText(/^9 of \d+ items/)).toBeHidden();
	for (let pages = 2; await page.locator("[data-more]").isVisible(); pages++) {
		await page.locator("[data-more]").press("Enter");
		await expect.poll(() => page.locator(".results .card").count()).toBeGreaterThan(9 * (pages - 1));
	}
	await expect(filter(page)).toHaveText(/^\d+ new since/);
	const count = await marks(page).count();
	expect(count).toBeGreaterThan(9);
	await expect(filter(page)).toHaveText(new RegExp(`^${count} new since`));
	await expect(shown(page)).toHaveCount(count);
	await expect(page.locator(".results .card:focus-within").filter({ visible: true })).toHaveCount(1);
});

test("all stored data is deleted in one place, and storing begins anew", async ({ page }) => {
	const said = messages(page);
	await page.setViewportSize(phone);
	const item = `${NEWS}/new-heart-failure-guideline-five-points-for-general-practice`;
	await signIn(page, item, address("ie"));
	await page.getByRole("button", { name: "Save for later" }).click();
	await expect(page.getByText("You’ll find it in your account.")).toBeVisible();
	await wasHere(page, 3 * DAY);
	await page.goto(`${origin("ie")}/en-IE`);
	await expect(marks(page).first()).toBeVisible();
	await filter(page).click();
	const count = await marks(page).count();
	await expect(shown(page)).toHaveCount(count);

	await page.getByRole("button", { name: "Cookie settings" }).click();
	const dialog = page.getByRole("dialog", { name: "Cookie settings" });
	await dialog.getByText("Saved on this device").click();
	await expectAccessible(page, "what the browser keeps");
	await dialog.getByRole("button", { name: "Delete all" }).press("Enter");
	await expect(dialog.getByRole("status")).toHaveText("Deleted from this device.");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(marks(page)).toHaveCount(0);
	await expect(filter(page)).toHaveCount(0);
	await expect(shown(page)).toHaveCount(9);
	await page.goto(`${origin("ie")}/en-IE/account`);
	const saved = page.getByRole("region", { name: "Saved items" });
	await expect(saved).toContainText("Items you save appear here.");
	await expect(saved.getByRole("link")).toHaveCount(0);

	await page.goto(item);
	await page.getByRole("button", { name: "Save for later" }).click();
	await expect(page.getByText("You’ll find it in your account.")).toBeVisible();
	expect(said).toEqual([]);
});
