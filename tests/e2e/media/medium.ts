import { expect, type Locator } from "playwright/test";

/** What the tests of players share. */

export const PODCAST = "/en-IE/podcasts/the-breathless-patient-heart-or-lung";
export const WEBCAST = "/en-IE/webcasts/reading-spirometry-in-three-minutes";

export const timeOf = (medium: Locator): Promise<number> =>
	medium.evaluate((element: HTMLMediaElement) => element.currentTime);
export const isPaused = (medium: Locator): Promise<boolean> =>
	medium.evaluate((element: HTMLMediaElement) => element.paused);

/** It plays: its time is later than it was. */
export async function expectGoesOn(medium: Locator): Promise<void> {
	const before = await timeOf(medium);
	await expect.poll(() => timeOf(medium)).toBeGreaterThan(before);
	expect(await isPaused(medium)).toBe(false);
}
