import { expect } from "playwright/test";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import { PODCAST, play, timeOf } from "./medium.ts";

test("[2.18] a podcast goes on where it was, although Safari empties it when its page is left", async ({ page }) => {
	await page.goto(origin("ie") + PODCAST);
	const audio = page.locator("audio");
	const seekBar = page.getByRole("slider", { name: "Position" });
	await play(audio);
	await seekBar.fill("40");
	await expect.poll(() => timeOf(audio)).toBeGreaterThan(40);
	// Safari does this itself. The element is paused afterwards.
	await audio.evaluate((element: HTMLAudioElement) => element.load());
	await expect(seekBar).toHaveValue(/^[4-9]\d$/);
	await page.locator("main").getByRole("button", { name: "Play", exact: true }).click();
	await expect.poll(() => timeOf(audio)).toBeGreaterThan(40);
});
