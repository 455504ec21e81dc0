import { expect, type Locator, type Page } from "playwright/test";
import { HOME } from "../portal.ts";

/** What the tests of players, and of what a reader keeps, share. */

export const PODCAST = "/en-IE/podcasts/the-breathless-patient-heart-or-lung";
export const WEBCAST = "/en-IE/webcasts/reading-spirometry-in-three-minutes";
/** The user's page has the shelves. */
export const SHELVES = `${HOME}/account`;

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

/**
 * As soon as the player's own controls are there, and in sight: what plays on elsewhere is theirs. In a loop, because a busy machine
 * needs more than a webcast's 24 seconds to examine a page.
 */
export async function play(medium: Locator): Promise<void> {
	await medium.locator("..").getByRole("button", { name: "Play", exact: true }).scrollIntoViewIfNeeded();
	await medium.evaluate((element: HTMLMediaElement) => {
		element.muted = true;
		element.loop = true;
		return element.play();
	});
}

/** What this browser has stored for its users, by key. */
export const libraries = (page: Page) =>
	page.evaluate(() =>
		Object.fromEntries(
			Object.entries(localStorage).filter(([key]) => key.startsWith("library:") && key !== "library:visitor"),
		),
	);

/** Stores it in the user's library, as another tab would. What is saved comes before what was. */
export const store = (page: Page, kept: { saved?: unknown[]; progress?: unknown[] }) =>
	page.evaluate(({ saved = [], progress }) => {
		const { owner } = document.documentElement.dataset;
		const found = Object.keys(localStorage).find((key) => /^library:(?!visitor)/.test(key));
		const key = owner ? `library:${owner}` : (found ?? "");
		const before = JSON.parse(localStorage.getItem(key) ?? '{"keep":false}');
		localStorage.setItem(key, JSON.stringify({ ...before, progress, saved: [...saved, ...(before.saved ?? [])] }));
	}, kept);

/** Opens the user's page, whose script has shown what there is. */
export async function toShelves(page: Page): Promise<void> {
	await page.goto(SHELVES);
	await expect(page.locator(".shelves:not([data-enhance])")).toBeVisible();
}
