import { expect, type Locator, type Page } from "playwright/test";
import { address, recordYear, signIn } from "./accounts/accounts.ts";
import { linesOf, setTextSize, sidewaysOverflow } from "./overflow.ts";
import { origin, UNANSWERED } from "./portal.ts";
import { SCREENS } from "./shell/shell.ts";
import { test } from "./test.ts";

/** What stands one above the other begins and ends on the same lines. */

const ITEMS = {
	article: `${origin("be")}/fr-BE/news/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points`,
	video: `${origin("ie")}/en-IE/webcasts/echo-basics-for-non-cardiologists`,
	audio: `${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`,
	event: `${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`,
};

/** The left and right edges of all that is shown in the body, in whole pixels. */
const edgesOf = (page: Page): Promise<string[]> =>
	page.locator(".article__body > *").evaluateAll((parts) =>
		parts
			.map((part) => part.getBoundingClientRect())
			.filter(({ height }) => height > 0)
			.map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`),
	);

test("text, picture, player and panel share one width", async ({ page }) => {
	for (const [name, address] of Object.entries(ITEMS)) {
		await page.goto(address);
		for (const size of SCREENS) {
			await page.setViewportSize(size);
			const edges = await edgesOf(page);
			expect(edges.length).toBeGreaterThan(1);
			expect(new Set(edges).size, `${name} at ${size.width} px: ${edges.join(", ")}`).toBe(1);
		}
	}
});

test("on a tablet what stands below the head is as wide as the head", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto(ITEMS.event);
	const ends = await page
		.locator(":is(.article__picture, .event, .facts)")
		.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
	expect(ends).toHaveLength(3);
	expect(new Set(ends).size, ends.join(", ")).toBe(1);
});

test("on paper a webinar that is live is black on white @all", async ({ page }) => {
	await page.goto(`${origin("ie")}/en-IE/webinars`);
	await page.emulateMedia({ media: "print" });
	const look = await page
		.locator('.card__state[data-phase="live"]')
		.first()
		.evaluate((state) => [getComputedStyle(state).backgroundColor, getComputedStyle(state).color]);
	expect(look).toEqual(["rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"]);
});

/** Where the content of the page ends, in pixels. */
const contentEnd = (page: Page): Promise<number> =>
	page
		.locator(".header__bar")
		.evaluate((bar) => bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight));

const rightOf = (one: Locator): Promise<number> => one.evaluate((element) => element.getBoundingClientRect().right);

test("the buttons of the consent banner end where the content ends @all", async ({ browser }) => {
	const page = await browser.newPage({ storageState: UNANSWERED });
	await page.goto(`${origin("ch")}/de-CH`);
	await expect(page.locator("#consent")).toBeVisible();
	for (const size of SCREENS) {
		await page.setViewportSize(size);
		const end = await contentEnd(page);
		// From 661 to 1023 px the banner's buttons begin where its text begins.
		if (size.width === 768) continue;
		const button = page.locator('[data-answer="accept"]');
		expect(Math.abs((await rightOf(button)) - end), `banner at ${size.width} px`).toBeLessThanOrEqual(1);
	}
	await page.close();
});

test("on a phone the label of a fact stays whole as long as it takes half the box at most @all", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, `${origin("ch")}/de-CH/e-learnings/102`, address("ch"));
	expect(await linesOf(page.locator(".facts dt", { hasText: "Teilnahmebestätigung" }))).toBe(1);
	await page.goto(ITEMS.article);
	expect(await linesOf(page.locator(".facts dd", { hasText: "Recommandations" })), "a topic").toBe(1);
});

test("the buttons that step through a transcript: beside its field, on a phone below @all", async ({ page }) => {
	await page.goto(ITEMS.audio);
	const find = page.locator("[data-find]");
	await expect(find).toBeVisible();
	for (const size of SCREENS) {
		await page.setViewportSize(size);
		const [field, previous, next] = await Promise.all(
			["input", '[data-step="-1"]', '[data-step="1"]'].map((one) => find.locator(one).boundingBox()),
		);
		if (!field || !previous || !next) throw new Error("Not shown");
		const end = field.x + field.width;
		// Below the field there is room for both on a phone.
		if (size.width < 661) expect(Math.abs(next.x + next.width - end)).toBeLessThan(2);
		else expect(previous.x - end, `${size.width} px`).toBeLessThan(8);
	}
});

test("on a phone the button for rows or tiles lies over no filter, in the longest words or twice as large @all", async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem("view", "rows"));
	const [button, filters] = [page.locator("[data-view]"), page.locator(".filters__panel summary")];
	for (const [address, width, size] of [
		[`${origin("ch")}/fr-CH/news?domain=3`, 320, ""],
		[`${origin("ch")}/de-CH/news`, 360, "200%"],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(address);
		await setTextSize(page, size);
		await expect(button).toBeVisible();
		const [below, beside] = await Promise.all([button.boundingBox(), filters.boundingBox()]);
		if (!below || !beside) throw new Error("Not shown");
		const isClear = below.y >= beside.y + beside.height || below.x >= beside.x + beside.width;
		expect(isClear, `${address} at ${width} px: ${JSON.stringify([below, beside])}`).toBe(true);
	}
});

test("on a tablet the learning record keeps its columns apart with text at 200 % @all", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await signIn(page, `${origin("be")}/fr-BE/account/record?year=${recordYear("Europe/Brussels")}`, address("be"));
	await expect(page.locator(".record__table")).not.toHaveCount(0);
	await setTextSize(page, "200%");
	await expect.poll(() => sidewaysOverflow(page)).toBe(0);
	const cells = page.locator(".record__table :is(td, th)");
	const wide = await cells.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
	expect(wide, "cells with words beyond their edge").toBe(0);
});

test("only the button that deletes the account is red, not the one that shows the password @all", async ({ page }) => {
	await signIn(page, `${origin("ie")}/en-IE/account/profile`, address("ie"));
	await page.getByText("Delete my account").click();
	const colour = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
	const deletion = page.getByRole("region", { name: "Delete account" });
	const shown = await colour(deletion.getByRole("button", { name: "Show password" }));
	expect(shown).toBe("rgba(0, 0, 0, 0)");
	expect(await colour(deletion.getByRole("button", { name: "Delete permanently" }))).not.toBe(shown);
});
