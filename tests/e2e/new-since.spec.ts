import { expect, type Page, test } from "playwright/test";
import { address, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { IN_ALL, origin, shift } from "./portal.ts";
import { isSameDocument, mark, messages, phone } from "./shell/shell.ts";

/** What is new since the visit before, and the one place where all is deleted that the browser keeps. */

const NEWS = `${origin("ie")}/en-IE/news`;
const DAY = 24 * 60 * 60 * 1000;
const RECENT = "New heart failure guideline: five points for general practice";
const OLDER = "CARDOVEX® in HORIZON-HF: the phase III results in detail";

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
	expect(await shift(page)).toBe(0);
	await expectAccessible(page, "new cards");

	// The visit goes on: it is the same on its next pages, and on what navigation brings.
	await mark(page);
	await cardOf(page, RECENT).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(RECENT);
	await page.locator(".breadcrumb a").first().click();
	await expect(cardOf(page, RECENT).locator(".card__new")).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test(
	"what “load more” adds is marked too; after a month, and with nonsense stored, a visit is the first",
	IN_ALL,
	async ({ page }) => {
		await wasHere(page, 29 * DAY);
		await page.goto(`${origin("ie")}/en-IE`);
		await expect(page.locator("#item-1 .card__new")).toBeVisible();
		await page.locator("[data-more]").click();
		await expect(page.locator("#item-10 .card__new")).toBeVisible();
		await expect(page.locator("#item-1 .card__new")).toHaveCount(1);
		for (const stored of [`0 ${Date.now() - 31 * DAY}`, "nonsense"]) {
			await page.evaluate((value) => localStorage.setItem("visits", value), stored);
			await page.reload();
			await expect.poll(() => page.evaluate(() => localStorage.getItem("visits"))).toMatch(/^0 \d+$/);
			await expect(marks(page)).toHaveCount(0);
		}
	},
);

test("all that this browser keeps is deleted in one place, and what is kept afterwards begins anew", async ({
	page,
}) => {
	const said = messages(page);
	await page.setViewportSize(phone);
	const item = `${NEWS}/new-heart-failure-guideline-five-points-for-general-practice`;
	await signIn(page, item, address("ie"));
	await page.getByRole("button", { name: "Save for later" }).click();
	await expect(page.getByText("You’ll find it in your account.")).toBeVisible();
	await wasHere(page, 3 * DAY);
	await page.goto(`${origin("ie")}/en-IE`);
	await expect(marks(page).first()).toBeVisible();
	await expect(page.getByRole("link", { name: /^\d+ new since \w+day$/ })).toBeVisible();

	await page.getByRole("button", { name: "Cookie settings" }).click();
	const dialog = page.getByRole("dialog", { name: "Cookie settings" });
	await dialog.getByText("Saved on this device").click();
	await expectAccessible(page, "what the browser keeps");
	await dialog.getByRole("button", { name: "Delete all" }).press("Enter");
	await expect(dialog.getByRole("status")).toHaveText("Deleted from this device.");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(marks(page)).toHaveCount(0);
	await expect(page.getByRole("link", { name: /new since/ })).toHaveCount(0);
	await page.goto(`${origin("ie")}/en-IE/account`);
	const saved = page.getByRole("region", { name: "Saved items" });
	await expect(saved).toContainText("Items you save appear here.");
	await expect(saved.getByRole("link")).toHaveCount(0);

	await page.goto(item);
	await page.getByRole("button", { name: "Save for later" }).click();
	await expect(page.getByText("You’ll find it in your account.")).toBeVisible();
	expect(said).toEqual([]);
});
