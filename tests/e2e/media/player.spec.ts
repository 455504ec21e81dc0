import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expectStill, origin } from "../portal.ts";
import { calm, desktop, downloaded, messages, openHeld, phone, requested } from "../shell/shell.ts";
import { test } from "../test.ts";
import { expectGoesOn, isPaused, PODCAST, timeOf, WEBCAST } from "./medium.ts";

/** The player of podcasts and webcasts, with real media. */

const named = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });
const seekBar = (page: Page) => page.getByRole("slider", { name: "Position" });
const medium = (page: Page): Locator => page.locator("audio, video");
const media = (page: Page): string[] =>
	requested(
		page,
		(request) => /\/media\/[\w-]+$/.test(request.url()),
		(url) => url.replace(/.*\//, ""),
	);

async function open(page: Page, path: string): Promise<void> {
	await page.goto(origin("ie") + path);
	await expect(named(page, "Play")).toBeVisible();
}

test("[2.18] a podcast by keyboard, and from where it was left", async ({ page }) => {
	const said = messages(page);
	const asked = media(page);
	await calm(page, phone);
	await open(page, PODCAST);
	await expect(page.getByText("Your place is saved on this device.")).toBeVisible();
	const overflows = () =>
		page.locator(".player").evaluate((player) => player.getBoundingClientRect().right > document.body.clientWidth - 16);
	for (const size of [desktop, phone]) {
		await page.setViewportSize(size);
		expect(await overflows()).toBe(false);
	}
	expect(asked).toEqual([]);

	await named(page, "Play").press("Space");
	await expect(named(page, "Pause")).toBeFocused();
	await expectGoesOn(medium(page));
	expect(asked).toContain("audio");
	await named(page, "Mute").press("Enter");
	await expect(named(page, "Mute")).toHaveAttribute("aria-pressed", "true");
	await named(page, "Forward 15 seconds").press("Enter");
	await expect.poll(() => timeOf(medium(page))).toBeGreaterThan(15);
	await named(page, "Pause").press("Enter");
	await expect(named(page, "Play")).toBeVisible();

	const before = await timeOf(medium(page));
	await seekBar(page).press("ArrowRight");
	await expect.poll(() => timeOf(medium(page))).toBeCloseTo(before + 5, 1);
	await seekBar(page).press("ArrowLeft");
	await named(page, "Back 15 seconds").press("Enter");
	await expect.poll(() => timeOf(medium(page))).toBeCloseTo(before - 15, 1);
	await seekBar(page).press("End");
	await expect(seekBar(page)).toHaveAttribute("aria-valuetext", "1 minute 35 seconds");
	await seekBar(page).fill("40");
	await expect.poll(() => timeOf(medium(page))).toBe(40);
	await expect(seekBar(page)).toHaveAttribute("aria-valuetext", "40 seconds");
	await page.getByRole("combobox", { name: "Speed" }).selectOption("1.5");
	await named(page, "Play").press("Enter");
	await expectGoesOn(medium(page));
	await named(page, "Pause").press("Enter");

	// The next visit begins there, as loud and as fast, and nothing is loaded before it is played.
	asked.length = 0;
	await open(page, PODCAST);
	await expect(page.getByText(/^Resuming from \d:\d\d\.$/)).toBeVisible();
	await expect(named(page, "Mute")).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("1.5");
	await expectAccessible(page, "left and found again");
	expect(asked).toEqual([]);
	await expectStill(page);
	await named(page, "Play").press("Enter");
	await expect.poll(() => timeOf(medium(page))).toBeGreaterThan(40);
	expect(await medium(page).evaluate((element: HTMLMediaElement) => element.playbackRate)).toBe(1.5);

	await named(page, "Start from the beginning").press("Enter");
	await expect(named(page, "Pause")).toBeFocused();
	await expect(named(page, "Start from the beginning")).toBeHidden();
	await expect(page.getByText("Your place is saved on this device.")).toBeVisible();
	expect(await timeOf(medium(page))).toBeLessThan(40);

	// So near to its end it counts as finished, not as left at an earlier place.
	await named(page, "Pause").press("Enter");
	const stored = () => page.evaluate(() => localStorage.getItem("library:visitor"));
	await seekBar(page).fill("60");
	await expect.poll(stored).toContain('"position":60');
	await seekBar(page).fill("90");
	await expect.poll(stored).not.toContain("position");
	expect(said).toEqual([]);
});

test("[2.19] a webcast with captions, full screen and the lock screen", async ({ page }) => {
	const asked = media(page);
	await calm(page, phone);
	await open(page, WEBCAST);
	expect(asked).toEqual([]);
	await named(page, "Mute").click();
	await page.locator("video").click();
	await expectGoesOn(medium(page));
	await page.locator("video").click();
	await expect(named(page, "Play")).toBeVisible();
	const captions = () =>
		page.locator("video").evaluate((video: HTMLVideoElement) => {
			const [track] = video.textTracks;
			return track?.mode === "showing" ? (track.cues?.length ?? 0) : 0;
		});
	await expect.poll(captions).toBeGreaterThan(0);
	await named(page, "Captions").click();
	await expect(named(page, "Captions")).toHaveAttribute("aria-pressed", "false");
	const mode = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
	expect(await mode()).toBe("disabled");

	await named(page, "Full screen").click();
	await expect(named(page, "Full screen")).toHaveAttribute("aria-pressed", "true");
	await expect(named(page, "Play")).toBeInViewport({ ratio: 1 });
	await named(page, "Full screen").click();
	await expect(named(page, "Full screen")).toHaveAttribute("aria-pressed", "false");

	const title = await page.locator("h1").innerText();
	expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);

	await open(page, WEBCAST);
	await expect(named(page, "Captions")).toHaveAttribute("aria-pressed", "false");
});

test("[2.19] a source that fails says so, and goes on where it was @all", async ({ page }) => {
	const video = `**${WEBCAST}/media/video`;
	await open(page, WEBCAST);
	await named(page, "Mute").click();
	await seekBar(page).fill("5");
	const alert = page.locator("main").getByRole("alert");
	for (const [status, words] of [
		[503, "We can’t play this right now. Your place is saved."],
		[404, "This is no longer available."],
		[403, "Your access has ended. Sign in to continue. Your place is saved."],
	] as const) {
		await page.route(video, (route) => route.fulfill({ status }));
		await named(page, status === 503 ? "Play" : "Try again").click();
		await expect(alert).toContainText(words);
		await expect(named(page, "Play")).toBeVisible();
		await expect(alert.getByRole("link", { name: "Sign in" })).toBeVisible({ visible: status === 403 });
		await page.unroute(video);
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expectAccessible(page, "failed");
	await page.route(video, (route) => route.abort());
	await named(page, "Try again").click();
	await expect(alert).toContainText("We can’t play this right now.");
	await page.unroute(video);
	await named(page, "Try again").click();
	await expect(alert).toBeHidden();
	await expect(named(page, "Pause")).toBeFocused();
	await expect.poll(() => timeOf(medium(page))).toBeGreaterThan(5);
});

test("[2.19] a webcast that goes on without saying so waits no more", async ({ page }) => {
	await open(page, WEBCAST);
	await named(page, "Mute").click();
	await named(page, "Play").click();
	await expectGoesOn(medium(page));
	const player = page.locator(".player");
	await expect(player).toHaveAttribute("data-state", "playing");
	// WebKit, after a change of speed: `waiting`, and no `playing`.
	await medium(page).dispatchEvent("waiting");
	await expect(player).toHaveAttribute("data-state", "playing");
	await named(page, "Pause").click();
	await expect(player).toHaveAttribute("data-state", "paused");
	await medium(page).dispatchEvent("waiting");
	// A time that stands still is no sign of playing, and neither is one that the visitor has chosen.
	await medium(page).dispatchEvent("timeupdate");
	await seekBar(page).fill("3");
	await expect.poll(() => timeOf(medium(page))).toBe(3);
	await medium(page).dispatchEvent("timeupdate");
	await expect(player).toHaveAttribute("data-state", "waiting");
});

test("[2.19] a source that fails in the middle is played again by the play button", async ({ page }) => {
	await open(page, WEBCAST);
	await named(page, "Mute").click();
	await named(page, "Play").click();
	await expect.poll(() => timeOf(medium(page))).toBeGreaterThan(1);
	// As when the line is lost: the element still counts as playing.
	const fail = () =>
		medium(page).evaluate((element: HTMLMediaElement) => {
			Object.defineProperty(element, "error", { configurable: true, value: new DOMException() });
			element.addEventListener("emptied", () => Reflect.deleteProperty(element, "error"), { once: true });
			element.dispatchEvent(new Event("error"));
		});
	await fail();
	await expect(page.locator("main").getByRole("alert")).toBeVisible();
	expect(await isPaused(medium(page))).toBe(false);
	// Not awaited: at the end of the recording it would be right.
	expect(await named(page, "Play").isVisible()).toBe(true);
	await named(page, "Play").click();
	await expect(page.locator("main").getByRole("alert")).toBeHidden();
	await expect(named(page, "Pause")).toBeFocused();
	await expectGoesOn(medium(page));
	await expect.poll(() => timeOf(medium(page))).toBeGreaterThan(1);

	// The reason comes when it plays again.
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/*", async (route) => {
		if (route.request().method() === "HEAD") await released;
		await route.fallback();
	});
	const reason = page.waitForResponse((response) => response.request().method() === "HEAD");
	await fail();
	await named(page, "Play").click();
	await expectGoesOn(medium(page));
	release();
	await reason;
	await expectGoesOn(medium(page));
	expect(await page.locator("main").getByRole("alert").isVisible()).toBe(false);
});

test("[2.18] what the native controls have started goes on, and is the player's @all", async ({ page }) => {
	await open(page, PODCAST);
	await named(page, "Mute").click();
	await seekBar(page).fill("60");
	await named(page, "Play").click();
	await expectGoesOn(medium(page));
	await named(page, "Pause").click();

	const release = await openHeld(page, origin("ie") + PODCAST);
	await medium(page).evaluate((element: HTMLMediaElement) => {
		element.muted = true;
		return element.play();
	});
	await expectGoesOn(medium(page));
	release();
	await expect(named(page, "Pause")).toBeVisible();
	await expect(page.locator(".player")).toHaveAttribute("data-state", "playing");
	await expectGoesOn(medium(page));
	// It does not leap to where the last visit ended.
	expect(await timeOf(medium(page))).toBeLessThan(60);
	const title = await page.locator("h1").innerText();
	expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
});

test("[2.18] without its code the native controls are there @all", async ({ page }) => {
	await page.addInitScript(() => sessionStorage.setItem("reloaded-for-chunk", String(Date.now())));
	await page.route("**/assets/enhancements-*.js", (route) => route.abort());
	await page.goto(origin("ie") + PODCAST);
	await expect(page.locator("audio")).toBeVisible();
	await expect(named(page, "Play")).toBeHidden();
});

test("[2.16] a download that fails is a page to try again from; then it is a file @all", async ({ page }) => {
	const material = "/en-IE/materials/checklist-for-the-heart-failure-review";
	const file = `**${material}/media/file`;
	await page.goto(`${origin("ie") + material}`);
	const link = page.getByRole("link", { name: "Download PDF" });
	await expect(link).toHaveAttribute("download", "");
	await expect(page.locator(".facts")).toContainText("English");
	await expect(page.locator("[data-enhance]")).toHaveCount(0);
	await page.route(file, (route) =>
		route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Temporarily unavailable</h1>" }),
	);
	await link.click();
	await expect(page.getByRole("heading", { name: "Temporarily unavailable" })).toBeVisible();
	await page.unroute(file);
	await page.goBack();
	const download = await downloaded(page, link);
	expect(download.suggestedFilename()).toBe("checklist-for-the-heart-failure-review.pdf");
	expect(await download.failure()).toBeNull();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checklist for the heart failure review");
});

test("a phone whose volume only its own buttons set has no volume slider @all", async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(HTMLMediaElement.prototype, "volume", { get: () => 1, set: () => {} }),
	);
	await open(page, PODCAST);
	await expect(page.getByRole("slider", { name: "Volume" })).toHaveCount(0);
	await expect(named(page, "Mute")).toBeVisible();
});

test("the mute button turns on again what the volume slider has turned off @all", async ({ page }) => {
	await open(page, PODCAST);
	const volume = page.getByRole("slider", { name: "Volume" });
	await volume.fill("0.5");
	await volume.fill("0");
	await expect(named(page, "Mute")).toHaveAttribute("aria-pressed", "true");
	await named(page, "Mute").click();
	await expect(volume).toHaveValue("0.5");
});

test("a drag that ends where it began moves nothing, and the position goes on @all", async ({ page }) => {
	await open(page, PODCAST);
	await named(page, "Mute").click();
	await seekBar(page).click();
	const middle = await seekBar(page).inputValue();
	await page.mouse.down();
	await seekBar(page).hover({ position: { x: 2, y: 2 } });
	await expect(seekBar(page)).not.toHaveValue(middle);
	await seekBar(page).hover();
	await page.mouse.up();
	await expect(seekBar(page)).toHaveValue(middle);
	await named(page, "Play").click();
	await expect(seekBar(page)).not.toHaveValue(middle);
	expect(await timeOf(medium(page))).toBeGreaterThan(Number(middle));
});

test("full screen before the first play, where only the video itself can have it @all", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false });
		Object.defineProperty(HTMLVideoElement.prototype, "webkitEnterFullscreen", {
			// As Safari on iPhones.
			value(this: HTMLVideoElement) {
				if (this.readyState === 0) throw new DOMException("No metadata", "InvalidStateError");
				this.dataset.entered = "";
			},
		});
	});
	const said = messages(page);
	await open(page, WEBCAST);
	await named(page, "Full screen").click();
	await expect(medium(page)).toHaveAttribute("data-entered");
	await expectGoesOn(medium(page));
	expect(said).toEqual([]);
});
