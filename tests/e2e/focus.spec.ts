import { expect, type Locator, type Page } from "playwright/test";
import { address, openLogin, signIn } from "./accounts/accounts.ts";
import { expectSeenFocus, resize, restartAtTop, WINDOWS, walk } from "./focus.ts";
import { play } from "./media/medium.ts";
import { hcaOrigin, origin, UNANSWERED } from "./portal.ts";
import { follow, menuButton, searchButton, searchField } from "./shell/shell.ts";
import { test } from "./test.ts";

/** One page of each type, of these two with the banner. */
const WITH_BANNER = { home: "/en-IE", register: "/en-IE/register" };
const PAGES = {
	list: "/en-IE/e-learnings",
	article: "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice",
	podcast: "/en-IE/podcasts/the-breathless-patient-heart-or-lung",
	webcast: "/en-IE/webcasts/reading-spirometry-in-three-minutes",
	webinar: "/en-IE/webinars/copd-evening-in-dublin-and-online",
	search: "/en-IE/search?term=heart",
	legal: "/en-IE/privacy",
	feedback: "/en-IE/feedback/happy",
	login: "/en-IE/login",
	missing: "/en-IE/news/nothing-here",
};
const LOW = WINDOWS.filter(({ height }) => height < 480);
const PHONES = WINDOWS.filter(({ width }) => width < 1024);

for (const [name, path] of Object.entries(PAGES)) {
	test(`${name}: Tab reaches nothing that is covered, in any window @all`, async ({ page }) => {
		await page.goto(origin("ie") + path);
		await expectSeenFocus(page, name);
	});
}

/** What only who is signed in sees. */
const OWN_PAGES = {
	"my page": "/en-IE/account",
	home: "/en-IE",
	record: "/en-IE/account/record",
	profile: "/en-IE/account/profile",
	course: "/en-IE/e-learnings/102",
	"webinar with its form": PAGES.webinar,
	"gated article": "/en-IE/news/cardovex-in-horizon-hf-the-phase-iii-results-in-detail",
};

test("signed in: Tab reaches nothing that is covered, in any window @all", async ({ page }) => {
	test.slow();
	await signIn(page, origin("ie") + OWN_PAGES["my page"], address("ie"));
	for (const [name, path] of Object.entries(OWN_PAGES)) {
		const answer = await page.goto(origin("ie") + path);
		expect(answer?.status(), name).toBe(200);
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		await expectSeenFocus(page, name);
	}
});

test("in the dialogs of sign-in and registration nothing covers the focus, in any window @all", async ({ page }) => {
	await page.goto(`${origin("ie")}/en-IE`);
	const dialog = await openLogin(page);
	for (const name of ["Sign in", "Create an account"]) {
		if (name !== "Sign in") await dialog.getByRole("link", { name }).click();
		await expect(dialog).toHaveAccessibleName(name);
		await expectSeenFocus(page, name, dialog.getByRole("button").first(), 4);
	}
});

test("where one signs in with HCA: Tab reaches nothing that is covered, in any window @all", async ({ page }) => {
	await page.goto(`${hcaOrigin("be")}/fr-BE/login`);
	await expectSeenFocus(page, "HCA");
});

/** How much of the window's height is taken by what stays in sight when the page is scrolled. */
const shareTaken = (page: Page): Promise<number> =>
	page.evaluate(() => {
		scrollTo(0, document.documentElement.scrollHeight / 2);
		const places = [...document.querySelectorAll(".header, .consent, .dock")].map((one) => one.getBoundingClientRect());
		const inSight = places.map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
		return inSight.reduce((sum, height) => sum + height, 0) / innerHeight;
	});

async function expectRoom(page: Page, state: string): Promise<void> {
	for (const size of WINDOWS) {
		await page.setViewportSize(size);
		const name = `${state} at ${size.width} x ${size.height}`;
		await expect.poll(() => shareTaken(page), name).toBeLessThanOrEqual(1 / 3 + 0.002);
		const top = await page.locator(".header").evaluate((header) => header.getBoundingClientRect().bottom);
		if (size.height < 480) expect(top, name).toBeLessThanOrEqual(0);
	}
}

test.describe("who has not answered", () => {
	test.use({ storageState: UNANSWERED });

	for (const [name, path] of Object.entries(WITH_BANNER)) {
		const tag = name === "home" ? "" : " @all";
		test(`${name}: nor with the banner, a third of the window at most, with all its words${tag}`, async ({ page }) => {
			await page.goto(origin("ie") + path);
			await expect(page.locator("#consent")).toBeVisible();
			await expectSeenFocus(page, `${name} with the banner`);
			await expectRoom(page, `${name} with the banner`);
			for (const part of await page.locator("#consent :is(h2, p, a, button)").all()) {
				await part.scrollIntoViewIfNeeded();
				await expect(part).toBeInViewport({ ratio: 0.9 });
			}
		});
	}

	test("nor in the settings, nor with the dock above the banner, where media can be paused @all", async ({ page }) => {
		await page.goto(origin("ie") + PAGES.podcast);
		await play(page.locator("main :is(audio, video)"));
		await follow(page, PAGES.list, "Courses");
		const dock = page.locator("#dock");
		const bottomOf = (one: Locator) => one.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
		for (const size of WINDOWS) {
			await page.setViewportSize(size);
			const name = `at ${size.width} x ${size.height}`;
			const top = () => page.locator("#consent").evaluate((banner) => Math.round(banner.getBoundingClientRect().top));
			await expect.poll(async () => (await bottomOf(dock)) - (await top()), name).toBe(0);
			await expect(dock.getByRole("button", { name: "Pause" }), name).toBeInViewport({ ratio: 1 });
		}
		await expectSeenFocus(page, "the dock above the banner");
		await page.locator(".consent__choose").click();
		const dialog = page.locator("#cookie-settings");
		await expectSeenFocus(page, "settings", dialog.locator("button").first(), 5);
		await dialog.getByRole("button", { name: "Reject all" }).click();
		await expect.poll(() => bottomOf(dock)).toBe(WINDOWS[3].height);
	});
});

for (const name of ["podcast", "webcast"] as const) {
	test(`a ${name} in the dock covers no focus, and with the header takes a third at most @all`, async ({ page }) => {
		await page.goto(origin("ie") + PAGES[name]);
		await play(page.locator("main :is(audio, video)"));
		await follow(page, PAGES.list);
		await expect(page.locator("#dock")).toBeVisible();
		await expectSeenFocus(page, `list with the dock of a ${name}`);
		await expectRoom(page, `dock of a ${name}`);
		await page.setViewportSize(WINDOWS[0]);
		const arrow = await page
			.locator("#dock .player__speed")
			.evaluate((select) => getComputedStyle(select).backgroundPositionX.split(", "));
		expect(arrow[0], "the halves of the arrow stand side by side").not.toBe(arrow[1]);
		for (const width of [320, 360]) {
			await page.setViewportSize({ width, height: 740 });
			await expect(page.locator("#dock .player__speed")).toBeInViewport({ ratio: 1 });
		}
		for (const size of LOW) {
			await page.setViewportSize(size);
			for (const button of await page.locator("#dock button:visible").all()) {
				await expect(button).toBeInViewport({ ratio: 1 });
			}
		}
	});
}

test("menu and search panel close when the focus leaves; all in them is visible", async ({ page }) => {
	await page.goto(origin("ie") + PAGES.list);
	const menu = page.locator("#menu");
	const panel = page.locator("#site-search");
	const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");
	for (const size of PHONES) {
		const name = `at ${size.width} x ${size.height}`;
		await resize(page, size);
		await restartAtTop(page);
		await menuButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(menu.locator(".header__close")).toBeFocused();
		const through = await walk(page, "Tab", "main *");
		expect(through.covered, name).toEqual([]);
		expect(through.steps, name).toBeGreaterThan(8);
		await expect(menu).toBeHidden();
		expect(await scrolls()).toBe(true);
		await restartAtTop(page);
		await menuButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(menu.locator(".header__close")).toBeFocused();
		await page.keyboard.press("Shift+Tab");
		await expect(menu).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	}
	for (const size of WINDOWS) {
		await resize(page, size);
		await restartAtTop(page);
		await searchButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(searchField(page)).toBeFocused();
		expect((await walk(page, "Tab", "main *")).covered, `panel at ${size.width} x ${size.height}`).toEqual([]);
		await expect(panel).toBeHidden();
	}
});
