import { expect } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectGoesOn, PODCAST, play } from "./media/medium.ts";
import { expectFits } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { follow } from "./shell/shell.ts";
import { test } from "./test.ts";

/** A text with all that CKEditor lets editors make. */

const ARTICLE = `${origin("ie")}/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have`;
const BLOCKS = `${origin("ie")}/en-IE/news/from-the-block-editor-a-protocol`;

/** A mark is a little wider than its letters, in its own colour; a pen has no background at all. */
const marksInAnotherFrame = (): string[] =>
	[...document.querySelectorAll(".prose mark")].flatMap((mark) => {
		const { backgroundColor, boxShadow } = getComputedStyle(mark);
		return boxShadow.startsWith(backgroundColor) ? [] : [mark.className];
	});

test("a text with every part is accessible, and whole at every width", async ({ page }) => {
	const faults = watch(page);
	for (const path of [ARTICLE, BLOCKS]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectFits(page, path, [1440, 768, 360]);
		await expectAccessible(page, path);
		expect(await page.evaluate(marksInAnotherFrame), path).toEqual([]);
	}
	expect(faults).toEqual([]);
});

test("with forced colours every marked word is seen @all", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto(ARTICLE);
	const backgrounds = await page
		.locator(".prose mark")
		.evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
	expect(backgrounds.length).toBeGreaterThan(1);
	// Its letters are as dark as the page where the background is transparent.
	for (const background of backgrounds) expect(background).not.toMatch(/^rgba.*, 0\)$/);
});

test("wide tables and footnotes work by keyboard and click", async ({ page }) => {
	await page.goto(ARTICLE);
	await test.step("only a table that is too wide is a region with a name and a stop of the Tab key", async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		const boxes = page.locator(".table-scroll");
		await expect(boxes).toHaveCount(2);
		const wide = page.getByRole("region", { name: "Doses of the first weeks" });
		await expect(wide).toHaveCount(1);
		await expect(boxes.first()).not.toHaveAttribute("tabindex");
		await wide.focus();
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(wide).toHaveCount(0);
	});
	await test.step("footnotes lead there and back, and the header covers neither", async () => {
		const header = page.getByRole("banner");
		const reference = page.locator("#in-content-ref-1");
		const note = page.locator("#in-content-fn-1");
		const isCovered = async (target: typeof note) => {
			const [top, below] = [(await target.boundingBox())?.y, await header.boundingBox()];
			return (top ?? -1) < (below ? below.y + below.height : 0);
		};
		await reference.click();
		await expect(note).toBeInViewport();
		await expect(page).toHaveURL(`${ARTICLE}#in-content-fn-1`);
		await expect.poll(() => isCovered(note)).toBe(false);
		await note.getByRole("link").click();
		await expect(reference).toBeInViewport();
		await expect.poll(() => isCovered(reference)).toBe(false);
		await page.goBack();
		await expect(note).toBeInViewport();
	});
});

// On a page of its own: Chromium clears the focus a frame after it has gone back to a fragment.
test("nothing of another company loads before a press; then its player has the focus", async ({ page }) => {
	const asked: string[] = [];
	await page.route(/^https:/, async (route) => {
		asked.push(route.request().url());
		await route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Player</title><p>Playing</p>" });
	});
	await page.goto(ARTICLE);
	const play = page.getByRole("button", { name: "Play video from YouTube" });
	await play.scrollIntoViewIfNeeded();
	expect(asked).toEqual([]);
	await play.press("Enter");
	const frame = page.locator("iframe");
	await expect(frame).toBeFocused();
	await expect(page.frameLocator("iframe").getByText("Playing")).toBeVisible();
	expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&autoplay=1"]);
	await expect(page.getByText("Inhaler technique explained")).toBeVisible();
	await expect(page.getByRole("button", { name: "Play video from Vimeo" })).toBeVisible();
});

test("the embedded player stops the podcast in the dock @all", async ({ page }) => {
	await page.route(/^https:/, (route) =>
		route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><p>Playing" }),
	);
	await page.goto(origin("ie") + PODCAST);
	await play(page.locator("audio"));
	await expectGoesOn(page.locator("audio"));
	const podcast = await page.locator("audio").elementHandle();
	await follow(page, ARTICLE);
	await expect(page.locator("#dock audio")).toHaveCount(1);
	await page.getByRole("button", { name: "Play video from YouTube" }).click();
	await expect(page.locator("iframe")).toBeFocused();
	expect(await podcast?.evaluate((audio) => audio instanceof HTMLMediaElement && audio.paused)).toBe(true);
	await expect(page.locator("#dock")).toBeHidden();
	expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

test("what an editor has folded is printed @all", async ({ page }) => {
	await page.goto(ARTICLE);
	await page.locator(".prose").evaluate((prose) => {
		prose.appendChild(document.createElement("details")).appendChild(document.createElement("p"));
	});
	const isShown = () => page.locator(".prose details p").evaluate((words) => words.checkVisibility());
	expect(await isShown()).toBe(false);
	await page.emulateMedia({ media: "print" });
	expect(await isShown()).toBe(true);
});

test("the button prints pictures too that were never near the window @all", async ({ page }) => {
	await page.addInitScript(() => {
		// A busy machine may need longer than the button waits.
		const later = window.setTimeout;
		Object.assign(window, { setTimeout: (act: () => void, ms: number) => (ms === 1000 ? 0 : later(act, ms)) });
		window.print = () => {
			const pictures = [...document.querySelectorAll<HTMLImageElement>(".prose img")];
			document.body.dataset.printed = String(pictures.map(({ loading, complete }) => complete && loading === "eager"));
		};
	});
	await page.goto(`${origin("ie")}/en-IE/materials/cardovex-titration-scheme/demo-access`);
	await page.locator("[data-act=print]").click();
	await expect(page.locator("body")).toHaveAttribute("data-printed", /^true(,true)*$/);
});
