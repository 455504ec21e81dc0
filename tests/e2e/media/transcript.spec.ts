import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { origin } from "../portal.ts";
import { calm, desktop, messages, phone } from "../shell/shell.ts";
import { test } from "../test.ts";
import { timeOf, PODCAST as WRITTEN } from "./medium.ts";

/** The transcript beside a player: it follows what is played, leads to its places, and can be searched. */

const PODCAST = "/en-IE/podcasts/difficult-asthma-or-difficult-to-treat";

const box = (page: Page) => page.getByRole("region", { name: "Transcript" });
const lines = (page: Page) => box(page).getByRole("link");
const spoken = (page: Page) => box(page).locator("[aria-current=true]");
const field = (page: Page) => page.getByRole("textbox", { name: "Search the transcript" });
const told = (page: Page) => page.locator("[data-find] [role=status]");
const time = (page: Page) => timeOf(page.locator("audio"));
const seek = (page: Page, to: number) =>
	page.locator("audio").evaluate((audio: HTMLAudioElement, seconds) => {
		audio.currentTime = seconds;
	}, to);
const scrolled = (page: Page) => box(page).evaluate(({ scrollTop }) => scrollTop);

test("a podcast's transcript follows what is played, leads to its places, and is searched @all", async ({ page }) => {
	const said = messages(page);
	await calm(page, phone);
	await page.goto(origin("ie") + PODCAST);
	await expect(field(page)).toBeVisible();
	await page.getByRole("button", { name: "Mute", exact: true }).press("Enter");
	await expect(page.locator("[data-volume]")).toHaveAttribute("aria-valuetext", "0%");
	await page.getByRole("button", { name: "Mute", exact: true }).press("Enter");
	await expect(page.locator("[data-volume]")).toHaveAttribute("aria-valuetext", "100%");

	// Each line lasts ten times as long: on a busy machine another one would be spoken before the test looks.
	await page.locator("audio").evaluate((audio: HTMLAudioElement) => {
		audio.defaultPlaybackRate = 0.1;
		audio.playbackRate = 0.1;
	});
	// By keyboard: the line's place is played, and the line is marked.
	await lines(page).nth(2).press("Enter");
	await expect.poll(() => time(page)).toBeGreaterThan(6);
	await expect(spoken(page)).toContainText("And what do you see?");
	await expect(lines(page).nth(2)).toBeFocused();
	expect(new URL(page.url()).pathname).toBe(PODCAST);
	// A later line comes into sight within its box; the page stays where it is.
	const top = await page.evaluate(() => scrollY);
	await seek(page, 33.5);
	await expect(spoken(page)).toContainText("Anyone with two steroid courses");
	await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
	expect(await page.evaluate(() => scrollY)).toBe(top);
	await expectAccessible(page, "a line is spoken");
	// A click: also while somebody reads elsewhere, where nothing scrolls by itself.
	await box(page).hover();
	await page.mouse.wheel(0, -2000);
	await expect.poll(() => scrolled(page)).toBe(0);
	await seek(page, 27.5);
	await expect(spoken(page)).toContainText("Vocal cord dysfunction");
	expect(await scrolled(page)).toBe(0);
	await lines(page).first().click();
	await expect.poll(() => time(page)).toBeLessThan(6);
	await page.getByRole("button", { name: "Pause", exact: true }).press("Enter");

	// Finding: without regard to case, counted, from one to the next and around.
	await field(page).fill("ASTHMA");
	await expect(told(page)).toHaveText("Match 1 of 2");
	await expect(box(page).locator("mark")).toHaveCount(2);
	await field(page).press("Enter");
	await expect(told(page)).toHaveText("Match 2 of 2");
	await expect(box(page).locator("mark.is-here")).toBeInViewport();
	await page.getByRole("button", { name: "Next match" }).press("Enter");
	await expect(told(page)).toHaveText("Match 1 of 2");
	await field(page).press("Shift+Enter");
	await expect(told(page)).toHaveText("Match 2 of 2");
	await expectAccessible(page, "something is found", false);
	await field(page).fill("nowhere");
	await expect(told(page)).toHaveText("No matches");
	await field(page).fill("");
	await expect(told(page)).toHaveText("");
	await expect(box(page).locator("mark")).toHaveCount(0);

	// On paper there are all lines and no field.
	await page.emulateMedia({ media: "print" });
	await expect(field(page)).toBeHidden();
	expect(await box(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
	expect(said).toEqual([]);
});

test("a written transcript is searched too; its box has a tab stop only while it scrolls @all", async ({ page }) => {
	await page.setViewportSize({ ...desktop, height: 500 });
	await page.goto(origin("ie") + WRITTEN);
	await field(page).fill("heart");
	await expect(told(page)).toHaveText(/^Match 1 of \d+$/);
	await expect(box(page)).toHaveAttribute("tabindex", "0");
	await page.setViewportSize({ ...desktop, height: 4000 });
	await expect
		.poll(() =>
			box(page).evaluate(({ scrollHeight, clientHeight, tabIndex }) => scrollHeight > clientHeight === tabIndex >= 0),
		)
		.toBe(true);
	await expectAccessible(page, "written");
});
