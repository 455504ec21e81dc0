import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expectGoesOn, isPaused, PODCAST, play, WEBCAST } from "../media/medium.ts";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import { calm, follow, isSameDocument, messages, openMarked, phone, rewrite } from "./shell.ts";

const dock = (page: Page) => page.getByRole("complementary", { name: "Now playing" });

test("a podcast goes on in the dock, back in its place, and stops", async ({ page }) => {
	const said = messages(page);
	await calm(page, phone);
	await openMarked(page, origin("ie") + PODCAST);
	const title = await page.locator("h1").innerText();
	const audio = page.locator("main audio");
	await audio.evaluate((element) => element.setAttribute("data-mine", ""));
	const mine = page.locator("[data-mine]");
	const controls = (place: Locator) => place.getByRole("group", { name: "Player controls" });
	await play(audio);
	await expectGoesOn(mine);
	expect(await dock(page).isVisible()).toBe(false);

	await follow(page, "/en-IE/news", "News");
	await expect(dock(page).locator("[data-mine]")).toHaveCount(1);
	await expect(controls(dock(page))).toBeVisible();
	await expectGoesOn(mine);
	await expectAccessible(page, "dock");
	// From page to page, too.
	await follow(page, "/en-IE/webinars", "Webinars");
	await expectGoesOn(mine);

	await dock(page).getByRole("link", { name: title }).click();
	await expect(page.locator("main [data-mine]")).toHaveCount(1);
	await expect(controls(page.locator("main"))).toBeVisible();
	await expect(page.locator("main audio")).toHaveCount(1);
	await expect(dock(page)).toBeHidden();
	await expectGoesOn(mine);

	await page.goBack();
	await expect(dock(page)).toBeVisible();
	await expectGoesOn(mine);
	const medium = await mine.elementHandle();
	await dock(page).getByRole("button", { name: "Stop playing" }).press("Enter");
	await expect(dock(page)).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
	expect(await medium?.evaluate((element) => element instanceof HTMLMediaElement && element.paused)).toBe(true);
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("on its own page a video is docked while it plays out of sight @all", async ({ page }) => {
	const said = messages(page);
	await calm(page, phone);
	await page.goto(origin("ie") + WEBCAST);
	const player = page.locator("main .player");
	const medium = page.locator("video");
	const down = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
	const up = () => page.evaluate(() => scrollTo(0, 0));
	await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
	await down();
	await expect(player).not.toBeInViewport();
	await expect(dock(page)).toBeHidden();
	await up();
	await medium.evaluate((element) => element.setAttribute("loop", ""));
	await player.getByRole("button", { name: "Mute" }).click();
	await player.getByRole("button", { name: "Play", exact: true }).click();
	await expectGoesOn(medium);
	await down();
	const scrolled = await page.evaluate(() => scrollY);
	await expect(dock(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await expectGoesOn(medium);
	// Within a pixel: the place that is kept has a whole height.
	expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(1);
	await expectAccessible(page, "docked on its own page");
	await dock(page).getByRole("button", { name: "Pause" }).click();
	await expect(dock(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
	await up();
	await expect(player.getByRole("button", { name: "Play", exact: true })).toBeFocused();
	await expect(dock(page)).toBeHidden();

	await player.getByRole("button", { name: "Play", exact: true }).click();
	await down();
	await dock(page).getByRole("button", { name: "Stop playing" }).click();
	await expect(dock(page)).toBeHidden();
	await expect(player).toHaveCount(1);
	expect(await isPaused(medium)).toBe(true);

	// By keys it stays where the focus is, until that moves on.
	await up();
	await player.getByRole("button", { name: "Play", exact: true }).press("Enter");
	await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
	await down();
	await expect(player).not.toBeInViewport();
	await expect(dock(page)).toBeHidden();
	const elsewhere = page.locator("footer nav a").first();
	await elsewhere.focus();
	await expect(elsewhere).toBeFocused();
	await expect(dock(page)).toBeVisible();
	await expectGoesOn(medium);
	// And on to another page from there.
	await follow(page, "/en-IE/news", "News");
	await expect(dock(page).locator("video")).toHaveCount(1);
	await expectGoesOn(medium);
	expect(said).toEqual([]);
});

test("one plays at a time, and goes on; one that is paused stays behind @all", async ({ page }) => {
	// As a headset's button: what the browser would call.
	await page.addInitScript(() => {
		const { mediaSession } = navigator;
		mediaSession.setActionHandler = (action, handler) =>
			Object.defineProperty(mediaSession, action, { configurable: true, value: handler });
	});
	await page.goto(origin("ie") + PODCAST);
	await play(page.locator("main audio"));
	await follow(page, WEBCAST);
	await expect(page.locator("main video")).toBeVisible();
	expect(await isPaused(dock(page).locator("audio"))).toBe(false);
	await play(page.locator("main video"));
	// Two players are one too many.
	await expect(page.locator("audio")).toHaveCount(0);
	await expect(dock(page)).toBeHidden();
	expect(await isPaused(page.locator("main video"))).toBe(false);
	await follow(page, "/en-IE/news", "News");
	await expect(dock(page).locator("video")).toBeVisible();
	await expect(dock(page).locator("audio")).toHaveCount(0);
	await expectGoesOn(dock(page).locator("video"));

	await dock(page)
		.locator("video")
		.evaluate((video: HTMLMediaElement) => video.pause());
	await follow(page, PODCAST);
	await play(page.locator("main audio"));
	await page.locator("main audio").evaluate((element: HTMLMediaElement) => element.pause());
	await follow(page, "/en-IE/news", "News");
	await expect(dock(page)).toBeHidden();
	await expect(page.locator("audio, video")).toHaveCount(0);
	// The headset's button starts it again, never without its controls.
	await page.evaluate(() => Reflect.get(navigator.mediaSession, "play")());
	await expectGoesOn(dock(page).locator("audio"));
});

test("a podcast goes on from a page that has another company's player before it @all", async ({ page }) => {
	const embed = '<span class="embed" data-player="https://player.example/1"></span>';
	await rewrite(page, origin("ie") + PODCAST, (html) => html.replace('<div class="player ', `${embed}$&`));
	await page.goto(origin("ie") + PODCAST);
	await play(page.locator("main audio"));
	await follow(page, "/en-IE/news", "News");
	await expectGoesOn(dock(page).locator("audio"));
});
