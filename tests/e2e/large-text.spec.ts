import { expect, type Page } from "playwright/test";
import { address, DESKTOP, PHONE, signIn } from "./accounts/accounts.ts";
import { SHELVES, store } from "./media/medium.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { HOME, origin, UNANSWERED } from "./portal.ts";
import { test } from "./test.ts";

/** Pages with all kinds of rows and boxes, in the locales with the longest words. */
const PAGES = [
	["ch", "/de-CH"],
	["ch", "/de-CH/news"],
	["ie", "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have"],
	["ie", "/en-IE/podcasts/the-breathless-patient-heart-or-lung"],
	["ie", "/en-IE/webcasts/reading-spirometry-in-three-minutes"],
	["ie", "/en-IE/webinars/copd-evening-in-dublin-and-online"],
	["ie", "/en-IE/search?term=heart"],
	["ch", "/de-CH/login"],
	["ch", "/de-CH/register"],
	["ch", "/fr-CH/register"],
	["be", "/nl-BE/bestaat-niet"],
] as const;
const MENU_BUTTON = ".header__actions [popovertarget=menu]";

/** The narrowest windows with columns: a tablet, and a desktop with the facts beside the text. */
const COLUMNS = [
	{ width: 770, height: 900 },
	{ width: 1024, height: 800 },
] as const;

/** As who doubles the text in the browser, or spaces it as WCAG 1.4.12 has it. The policy lets no sheet be added. */
const LOOKS = ["text at 200 %", "spaced text"] as const;
const look = (page: Page, name: (typeof LOOKS)[number]) =>
	page.evaluate((isSpaced) => {
		document.documentElement.style.fontSize = isSpaced ? "" : "200%";
		if (!isSpaced) return;
		const spaced = { lineHeight: "1.5", letterSpacing: "0.12em", wordSpacing: "0.16em" };
		for (const one of document.querySelectorAll<HTMLElement>("body, body *")) Object.assign(one.style, spaced);
		for (const paragraph of document.querySelectorAll("p")) paragraph.style.marginBottom = "2em";
	}, name === "spaced text");

/** Text that a box cuts off, which neither scrolls nor ends it with an ellipsis; and text beyond the window. */
const clipped = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const isCut = (style: CSSStyleDeclaration, axis: "overflowX" | "overflowY") => /hidden|clip/.test(style[axis]);
		const faults: string[] = [];
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
			range.selectNodeContents(node);
			const text = range.getBoundingClientRect();
			if (text.width === 0) continue;
			for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
				const style = getComputedStyle(box);
				const room = box.getBoundingClientRect();
				// For screen readers alone, cut by design, or scrolled to.
				if (room.width <= 1 || style.textOverflow === "ellipsis") break;
				if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) break;
				const isWide = isCut(style, "overflowX") && (text.left < room.left - 2 || text.right > room.right + 2);
				const isHigh = isCut(style, "overflowY") && (text.top < room.top - 4 || text.bottom > room.bottom + 4);
				if (isWide || isHigh) faults.push(`${box.className}: ${node.textContent.trim().slice(0, 40)}`);
			}
		}
		return faults;
	});

/** Nothing is cut off or overflows at this size. @returns the state's name in failures */
async function expectWhole(page: Page, what: string, size: { width: number; height: number }): Promise<string> {
	await page.setViewportSize(size);
	const state = `${what} at ${size.width} px`;
	expect.soft(await clipped(page), state).toEqual([]);
	expect.soft(await sidewaysOverflow(page), state).toBe(0);
	return state;
}

test("text at 200 % or spaced: nothing is cut off or overflows at any width @all", async ({ page }) => {
	for (const [country, path] of PAGES) {
		await page.setViewportSize(DESKTOP);
		await page.goto(origin(country) + path);
		await expect(page.locator("h1")).toBeVisible();
		if (/podcasts|webcasts/.test(path)) await expect(page.locator("[data-do=play]").first()).toBeVisible();
		for (const name of LOOKS) {
			await look(page, name);
			for (const size of [DESKTOP, ...COLUMNS, PHONE]) {
				const state = await expectWhole(page, `${path}, ${name}`, size);
				const lefts = await page
					.locator("main :is(h1, p, label):visible")
					.evaluateAll((all) =>
						all.map((one) => one.getBoundingClientRect()).flatMap(({ left, width }) => (width > 1 ? [left] : [])),
					);
				expect.soft(Math.min(...lefts), `${state}: text keeps off the window's edge`).toBeGreaterThanOrEqual(16);
			}
			if (!/login|register/.test(path)) await expect.soft(page.locator(MENU_BUTTON), path).toBeInViewport({ ratio: 1 });
		}
	}
});

test("text at 200 % fits the modals of a small tablet: sign-in, and what is missing in a registration @all", async ({
	page,
}) => {
	const dialog = page.locator("dialog:modal");
	const overflow = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	await page.setViewportSize({ width: 770, height: 900 });
	await page.goto(`${origin("ch")}/de-CH`);
	await page.locator('.header__account[data-modal="login"]').click();
	await expect(dialog.locator("[name=email]").first()).toBeVisible();
	await look(page, "text at 200 %");
	await expect.poll(overflow, "sign-in").toBe(0);
	await dialog.locator('[data-modal="register"]').click();
	await dialog.getByRole("button", { name: "Konto erstellen" }).click();
	await expect(dialog.getByRole("alert")).toBeVisible();
	await page.setViewportSize({ width: 661, height: 900 });
	await expect.poll(overflow, "registration").toBe(0);
});

test("text at 200 % fits a screen of 320 px: cards with long labels, open filters, footer @all", async ({ page }) => {
	// The page reserves 15 px for a scroll bar, which a phone lays over it.
	await page.setViewportSize({ width: 335, height: 640 });
	for (const [country, path] of [
		["be", "/nl-BE/materials"],
		["ch", "/de-CH/materials"],
		["be", "/fr-BE/webinars"],
		// Courses have no filters, but the longest name of a section.
		["tr", "/tr-TR/e-learnings"],
	] as const) {
		await page.goto(origin(country) + path);
		await look(page, "text at 200 %");
		if (!path.endsWith("e-learnings")) {
			await page.locator(".filters summary").click();
			// The hint about areas comes with the filters' code.
			await expect(page.locator(".filters__note:not(.filters__at-once)")).toBeVisible();
		}
		expect.soft(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
		expect.soft(await clipped(page), path).toEqual([]);
	}
});

/** Longer than a phone is wide. */
const LONG_ADDRESS = "mariachristina.vandenbroucke@universitairziekenhuis.example";

test("signed in: neither large or spaced text nor a long address overflows; whole titles @all", async ({ page }) => {
	await signIn(page, SHELVES, address("ie"));
	const title = "New heart failure guideline: five points for general practice";
	await store(page, { saved: [{ path: "/en-IE/news/a", title, at: Date.now() }], progress: [] });
	for (const path of ["/account", "/account/profile", "/webinars/copd-evening-in-dublin-and-online"]) {
		await page.goto(HOME + path);
		await expect(page.locator("main [data-state=pending]")).toHaveCount(0);
		if (path === "/account") {
			await expect(page.locator(".shelf__title")).toBeVisible();
			await page.setViewportSize(PHONE);
			const heights = await page.locator(".own__item .button").evaluateAll((all) => all.map((one) => one.clientHeight));
			expect.soft(Math.max(...heights), "buttons on one line").toBeLessThan(50);
		}
		for (const name of LOOKS) {
			await look(page, name);
			for (const size of [DESKTOP, PHONE]) await expectWhole(page, `${path}, ${name}`, size);
		}
		await page.reload();
		await expect(page.locator("main [data-state=pending]")).toHaveCount(0);
		await page.locator("main :is(dd, p)", { hasText: address("ie") }).evaluateAll((all, long) => {
			for (const one of all) one.textContent = one.textContent.replace("ie@helvora.example", long);
		}, LONG_ADDRESS);
		expect.soft(await sidewaysOverflow(page), `${path} with a long address`).toBe(0);
	}
});

test.describe("who has not answered", () => {
	test.use({ storageState: UNANSWERED });
	test("the banner keeps all its words, spaced or at 200 %, and scrolls within itself @all", async ({ page }) => {
		await page.goto(`${origin("ch")}/de-CH`);
		const banner = page.locator("#consent");
		await expect(banner).toBeVisible();
		for (const name of LOOKS) {
			await look(page, name);
			for (const size of [DESKTOP, { width: 768, height: 1024 }, PHONE]) {
				await page.setViewportSize(size);
				const width = await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
				expect.soft(width, `${name} ${size.width}`).toBe(0);
				for (const part of await banner.locator("h2, p, button").all()) {
					await part.scrollIntoViewIfNeeded();
					await expect.soft(part, `${name} ${size.width}`).toBeInViewport();
				}
			}
		}
	});
});
