import { expect, type Page } from "playwright/test";
import { withoutChunk } from "../portal.ts";
import { test } from "../test.ts";
import {
	announcer,
	chunk,
	desktop,
	fetches,
	HEADER,
	hold,
	isSameDocument,
	loads,
	menuButton,
	messages,
	openMarked,
	phone,
	placeOfClick,
	scrolled,
	sectionLink,
	toSection,
	withoutPrefetch,
} from "./shell.ts";

const progress = (page: Page) => page.locator("#progress");

/** Opens the last article of the list that everybody may read. */
async function openArticle(page: Page): Promise<void> {
	await page.locator(".card:not(:has(.card__lock)) .card__title a").last().click();
	await expect(page).toHaveURL(/\/nl-BE\/news\/./);
}

test("pages of the locale open without a document request: title, focus, announcement", async ({ page }) => {
	const said = messages(page);
	const loaded = loads(page);
	const banner = page.locator(".banner a");
	const back = (address: string) => `/nl-BE/register?return=${encodeURIComponent(address)}`;
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE/about");
	await expect(banner).toHaveAttribute("href", back("/nl-BE/about"));
	await sectionLink(page, "Nieuws").click();
	await expect(banner).toHaveAttribute("href", back("/nl-BE/news"));
	await page.locator("[data-more]").click();
	await expect(banner).toHaveAttribute("href", back("/nl-BE/news?page=2"));
	// Open to all: on a gated item the popup would have the focus.
	const card = page.locator(".card:not(:has(.card__lock)) .card__title a").last();
	const title = await card.innerText();
	await card.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
	await expect(page).toHaveTitle(new RegExp(title.slice(0, 20).replace(/[^\w ]/g, ".")));
	await expect(page.locator("main")).toBeFocused();
	await expect(announcer(page)).toHaveText(await page.title());
	await expect.poll(() => scrolled(page)).toBe(0);
	const canonical = page.locator("link[rel=canonical]");
	await expect(canonical).toHaveCount(1);
	await expect(canonical).toHaveAttribute("href", page.url());
	await page.getByRole("link", { name: "Nieuws" }).last().press("Enter");
	await expect(page).toHaveURL("/nl-BE/news");
	await expect(page.locator("h1")).toHaveText("Nieuws");
	expect(loaded).toEqual(["/nl-BE/about"]);
	expect(said).toEqual([]);
});

test("[4.01] back and forward with the scroll position; every route change is recorded", async ({ page }) => {
	await openMarked(page, "/nl-BE/news", phone);
	const events = () =>
		page.evaluate(() => {
			const layer: object[] = Reflect.get(window, "dataLayer") ?? [];
			return layer.filter((entry) => "event" in entry);
		});
	const recorded = (times: number) =>
		expect.poll(events).toEqual(Array.from({ length: times }, () => ({ event: "logged_out", userId: null })));
	await recorded(1);
	const card = page.locator(".card__title a").nth(6);
	await card.scrollIntoViewIfNeeded();
	const place = await placeOfClick(page, card);
	expect(place).toBeGreaterThan(500);
	await expect(page.locator("h1")).not.toHaveText("Nieuws");
	await expect.poll(() => scrolled(page)).toBe(0);
	await recorded(2);
	await page.goBack();
	await expect(page.locator("h1")).toHaveText("Nieuws");
	await expect.poll(() => scrolled(page)).toBe(place);
	await recorded(3);
	await page.goForward();
	await expect(page.locator("h1")).not.toHaveText("Nieuws");
	await recorded(4);
	expect(await isSameDocument(page)).toBe(true);
});

test("[2.48] links within the page are the browser's; the way to the top appears beyond 900 px", async ({ page }) => {
	await openMarked(page, "/nl-BE/news", phone);
	const requests = fetches(page);
	const toTop = page.locator("[data-to-top]");
	await page.evaluate(() => scrollTo(0, 900));
	await expect(toTop).toBeHidden();
	await page.evaluate(() => scrollTo(0, 901));
	await expect(toTop).toBeVisible();
	await toTop.click();
	await expect(page).toHaveURL("/nl-BE/news#top");
	await expect.poll(() => scrolled(page)).toBe(0);
	await expect(progress(page)).toBeHidden();
	expect(requests).not.toContain("/nl-BE/news");
	expect(await isSameDocument(page)).toBe(true);
});

test("[1.16] [2.48] a search field that keeps the focus out of sight does not hide the way to the top", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto("/nl-BE");
	await page.locator("#hero-search").click();
	await page.evaluate(() => scrollTo(0, 1500));
	await page.locator("[data-to-top]").click();
	await expect.poll(() => scrolled(page)).toBe(0);
});

test("another locale, a file, a new tab and a modified click are the browser's @all", async ({ page, context }) => {
	await openMarked(page, "/nl-BE/about", desktop);
	const opened = context.waitForEvent("page");
	await sectionLink(page, "Podcasts").click({ modifiers: ["ControlOrMeta"] });
	await (await opened).waitForLoadState();
	await expect(page).toHaveURL("/nl-BE/about");
	await sectionLink(page, "Webcasts").evaluate((element) => element.setAttribute("target", "_blank"));
	const second = context.waitForEvent("page");
	await sectionLink(page, "Webcasts").click();
	await expect(await second).toHaveURL("/nl-BE/webcasts");
	const file = sectionLink(page, "Materiaal");
	await file.evaluate((element) => element.setAttribute("download", ""));
	const download = page.waitForEvent("download");
	await file.click();
	await (await download).cancel();
	expect(await isSameDocument(page)).toBe(true);
	await openMarked(page, "/nl-BE");
	await page.locator(".language summary").click();
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL("/fr-BE");
	expect(await isSameDocument(page)).toBe(false);
});

test("an overtaken visit is given up; of many in a row the last is shown, silently", async ({ page }) => {
	const said = messages(page);
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE");
	const release = await hold(page, "**/nl-BE/podcasts");
	await sectionLink(page, "Podcasts").click();
	await expect(progress(page)).toBeVisible();
	await toSection(page, "Nieuws");
	release();
	await expect(progress(page)).toBeHidden();
	await expect(page.locator("h1")).toHaveText("Nieuws");
	await expect(page).toHaveURL("/nl-BE/news");

	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>(".navigation a")) element.click();
	});
	await expect(page.locator("h1")).toHaveText("Webcasts");
	await page.evaluate(() => history.back());
	await page.evaluate(() => history.forward());
	await expect(page).toHaveURL("/nl-BE/webcasts");
	await expect(page.locator("h1")).toHaveText("Webcasts");
	await expect(progress(page)).toBeHidden();
	expect(await isSameDocument(page)).toBe(true);
	expect(said).toEqual([]);
});

test("[2.51] [4.19] the bar runs for nominally five seconds, and hides 500 ms after the page", async ({ page }) => {
	await withoutPrefetch(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.clock.install();
	await page.goto("/nl-BE");
	await page.clock.pauseAt(Date.now() + 60_000);
	const release = await hold(page, "**/nl-BE/podcasts");
	await sectionLink(page, "Podcasts").click();
	await expect(progress(page)).toHaveAttribute("data-state", "running");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const duration = () => progress(page).evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
	await expect.poll(duration).toBe(5000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	release();
	await expect(progress(page)).toHaveAttribute("data-state", "done");
	await page.clock.runFor(499);
	await expect(progress(page)).toBeAttached();
	expect(await progress(page).getAttribute("hidden")).toBeNull();
	await page.clock.runFor(1);
	await expect(progress(page)).toHaveAttribute("hidden");
});

/** Every animation of the page takes fifty times as long, so that what comes during one does so every time. */
async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
}

test("pages fade in and take taps meanwhile; they do not fade for who wants less motion @all", async ({ page }) => {
	await page.setViewportSize(phone);
	for (const [reducedMotion, animations] of [
		["reduce", 0],
		["no-preference", 1],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/nl-BE/news");
		const fading = () => page.locator("main").evaluate((main) => main.getAnimations().length);
		expect(await fading()).toBe(0);
		await slowDown(page);
		await openArticle(page);
		await expect(page.locator("main .article")).toBeAttached();
		expect(await fading()).toBe(animations);
	}
	// Not the locator's click, which waits until nothing lies over the button.
	const box = await menuButton(page).boundingBox();
	if (!box) throw new Error("There is no menu button.");
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await expect(page.locator("#menu:popover-open")).toBeAttached();
});

test("a menu that is opened while the next page is under way stays open over it @all", async ({ page }) => {
	await withoutPrefetch(page);
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	const release = await hold(page, "**/nl-BE/news/*");
	// Without its code the header is replaced with the page.
	await withoutChunk(page, chunk(HEADER));
	await openArticle(page);
	await menuButton(page).click();
	await expect(page.locator("#menu:popover-open")).toBeAttached();
	release();
	await expect(page.locator("main .article")).toBeAttached();
	await expect(page.locator("#menu:popover-open")).toBeAttached();
});
