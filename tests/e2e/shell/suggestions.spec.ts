import { expect, type Page, type Request } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { localeOf } from "../../../shared/locales.ts";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { origin, tagOf, withoutChunk } from "../portal.ts";
import { test } from "../test.ts";
import {
	announcer,
	chunk,
	HEADER,
	hold,
	isSameDocument,
	messages,
	openMarked,
	phone,
	requested,
	searchButton,
	searchField,
	untilHydrated,
} from "./shell.ts";
import { list, options, typed } from "./suggested.ts";

/** The suggestions of a search field: the hero's, the header's, the search page's. */

const SUGGESTIONS = "**/search/suggestions";
const COMBOBOX = "client/browser/search/combobox.ts";
const hero = (page: Page) => page.locator("#hero-search");
const box = (page: Page) => page.locator("#hero-search + .suggestions");

for (const [code, term] of [
	["de-CH", "herzinsufi"],
	["tr-TR", "yetersizligi"],
] as const) {
	const base = origin(localeOf(code).country);
	test(`${code}: suggestions are counted, read by arrows, opened by Enter${tagOf(code)}`, async ({ page }) => {
		const t = translator(code);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openMarked(page, `${base}/${code}`);
		const field = hero(page);
		await typed(page, field, term);
		// The last option searches for the term.
		const count = (await options(page).count()) - 1;
		await expect(announcer(page)).toHaveText(t.count("search.suggested", count));
		await expect(list(page)).toHaveAccessibleName(t("search.suggestions"));
		await expect(field).toHaveRole("combobox");
		await expect(field).toHaveAttribute("aria-expanded", "true");

		// The field keeps what was typed and the focus; the option is named to whoever listens.
		const first = options(page).first();
		await field.press("ArrowDown");
		await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
		await expect(first).toHaveAttribute("aria-selected", "true");
		await expect(field).toHaveValue(term);
		await expect(field).toBeFocused();
		await field.press("ArrowUp");
		await expect(field).not.toHaveAttribute("aria-activedescendant");
		await field.press("ArrowUp");
		await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
		await expectAccessible(page, `${code} option`);
		const href = (await options(page).last().getAttribute("href")) ?? "";
		expect(href).toContain("/search?term=");
		await field.press("Enter");
		await expect(page).toHaveURL(base + href);
		expect(await isSameDocument(page)).toBe(true);
		await expect(list(page)).toBeHidden();
	});
}

test("Escape closes the list, then clears the field; Tab leaves it, Enter searches", async ({ page }) => {
	await page.goto("/nl-BE");
	await typed(page, hero(page), "hartfalen");
	await hero(page).press("Escape");
	await expect(list(page)).toBeHidden();
	await expect(hero(page)).toHaveValue("hartfalen");
	await hero(page).press("ArrowDown");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await hero(page).press("Escape");
	await hero(page).press("Escape");
	await expect(hero(page)).toHaveValue("");
	await typed(page, hero(page), "hartfalen");
	await hero(page).press("Tab");
	await expect(list(page)).toBeHidden();
	await typed(page, hero(page), "hartfalen");
	await hero(page).press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=hartfalen");
	await expect(list(page)).toBeHidden();
});

test("in the header a second Escape closes the panel, with and without its code @all", async ({ page }) => {
	const all = messages(page);
	const release = await hold(page, chunk(HEADER));
	await page.goto("/nl-BE/about");
	for (const isReleased of [false, true]) {
		if (isReleased) {
			release();
			await untilHydrated(page, "header");
		}
		await searchButton(page).click();
		// Without its code nothing moves the focus.
		if (!isReleased) await searchField(page).focus();
		await expect(searchField(page)).toBeFocused();
		await typed(page, searchField(page), "hartfalen");
		await searchField(page).press("Escape");
		await expect(list(page)).toBeHidden();
		await expect(searchField(page)).toBeVisible();
		await searchField(page).press("Escape");
		await expect(searchField(page)).toBeHidden();
		await expect(searchButton(page)).toBeFocused();
	}
	// React finds nothing amiss.
	expect(all).toEqual([]);
});

test.describe("touch", () => {
	test.use({ viewport: phone, hasTouch: true });

	test("the options follow the field and open by a tap; a tap outside closes the list", async ({ page }) => {
		await page.goto("/nl-BE");
		const all = messages(page);
		await typed(page, hero(page), "hartfalen");
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
		// What a screen reader's next swipe finds behind the field.
		expect(
			await hero(page).evaluate((field) => field.nextElementSibling?.querySelector("a")?.getAttribute("role")),
		).toBe("option");
		const sizes = await options(page).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
		await page.touchscreen.tap(180, 20);
		await expect(list(page)).toBeHidden();
		await typed(page, hero(page), "hartfalen");
		const href = (await options(page).nth(1).getAttribute("href")) ?? "";
		await options(page).nth(1).tap();
		await expect(page).toHaveURL(href);
		await expect(list(page)).toBeHidden();
		expect(all).toEqual([]);
	});
});

test("slow, failed and refused answers are announced; after a refusal nobody asks", async ({ page }) => {
	const t = translator("nl-BE");
	await page.goto("/nl-BE");
	await typed(page, hero(page), "hartfalen");
	await hero(page).press("Escape");
	// What would be answered after the field was left is not shown.
	const release = await hold(page, SUGGESTIONS);
	const asking = page.waitForRequest(SUGGESTIONS);
	await hero(page).fill("astma");
	const late = await asking;
	const isLate = (request: Request) => request === late;
	const over = Promise.race([page.waitForEvent("requestfinished", isLate), page.waitForEvent("requestfailed", isLate)]);
	await page.locator("main").focus();
	release();
	await over;
	await expect(list(page)).toBeHidden();
	await page.unroute(SUGGESTIONS);
	await typed(page, hero(page), "hartfalen");

	let asked = 0;
	for (const status of ["never", 500, 204, 429] as const) {
		await page.unroute(SUGGESTIONS);
		await page.route(SUGGESTIONS, async (route) => {
			asked += 1;
			if (status !== "never") await route.fulfill({ status, body: "" });
		});
		const before = asked;
		await hero(page).press("a");
		await expect.poll(() => asked).toBe(before + 1);
		await expect(list(page)).toBeHidden();
		await expect(box(page)).toHaveText(t("search.notSuggested"));
		await expect(announcer(page)).toHaveText(t("search.notSuggested"));
		await expect(hero(page)).toHaveAttribute("aria-expanded", "false");
	}
	const refused = asked;
	await hero(page).press("b");
	await hero(page).press("c");
	await hero(page).press("Enter");
	await expect(page).toHaveURL(/\/nl-BE\/search\?term=hartfalenaaaabc$/);
	expect(asked).toBe(refused);
});

test("the code comes with the first focus, moves nothing; the field works without it @all", async ({ page }) => {
	const asked = requested(page);
	await page.goto("/nl-BE");
	await page.waitForLoadState("networkidle");
	expect(asked.filter((url) => /combobox|suggestions/.test(url))).toEqual([]);
	await expect(hero(page)).not.toHaveAttribute("role");
	const before = await page.locator("main").boundingBox();
	await typed(page, hero(page), "hartfalen");
	expect(await page.locator("main").boundingBox()).toEqual(before);

	await withoutChunk(page, chunk(COMBOBOX));
	await page.reload();
	await hero(page).fill("hartfalen");
	await hero(page).press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=hartfalen");
});

test("a failed load is tried again: code with the next focus, styles with the next term @all", async ({ page }) => {
	await page.goto("/nl-BE");
	const code = chunk(COMBOBOX);
	const sheet = "**/assets/suggestions-*.css";
	for (const url of [code, sheet]) await withoutChunk(page, url);
	await Promise.all([page.waitForEvent("requestfailed"), hero(page).focus()]);
	await page.unroute(code);
	await page.locator("main").focus();
	await hero(page).focus();
	await expect(hero(page)).toHaveRole("combobox");
	await hero(page).pressSequentially("hartfalen");
	await expect(box(page)).toHaveText(translator("nl-BE")("search.notSuggested"));
	await page.unroute(sheet);
	await typed(page, hero(page), "hartfalen");
});

/** What is at the middle of the list's last option, once the arrows have led there, and at the list's end. */
const shownAt = (page: Page) =>
	options(page)
		.last()
		.evaluate((option) => {
			const { left, top, height, width } = option.getBoundingClientRect();
			const end = option.closest(".suggestions")?.getBoundingClientRect().bottom ?? Infinity;
			const [middle, edge] = [top + height / 2, end - 2].map((y) => document.elementFromPoint(left + width / 2, y));
			return [option.contains(middle ?? null), edge?.closest(".suggestions") !== null && edge !== null];
		});

for (const [name, size] of [
	["at 400 % zoom", { width: 320, height: 256 }],
	["above the consent banner", phone],
] as const) {
	test.describe(name, () => {
		test.use({ viewport: size, storageState: { cookies: [], origins: [] } });

		test(`the list is as high as the room below the field, with all options, ${name} @all`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			for (const [path, open] of [
				["/nl-BE", hero],
				["/nl-BE/about", searchField],
				["/nl-BE/search?term=hart", (on: Page) => on.locator("#search-term")],
			] as const) {
				await page.goto(path);
				await expect(page.locator(".consent")).toBeVisible();
				if (path.endsWith("about")) await searchButton(page).click();
				await typed(page, open(page), "hartfalen");
				expect(await options(page).count()).toBeGreaterThan(3);
				await open(page).press("ArrowUp");
				await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
				expect(await shownAt(page), path).toEqual([true, true]);
			}
		});
	});
}

test("over results the focus opens no list, the arrow and another term do", async ({ page }) => {
	await page.goto("/nl-BE/search?term=hartfalen");
	const field = page.locator("#search-term");
	const asked = requested(page);
	await field.focus();
	await expect(field).toHaveRole("combobox");
	await expect(list(page)).toBeHidden();
	expect(asked.filter((url) => url.endsWith("/search/suggestions"))).toEqual([]);
	await expect(async () => {
		await field.press("ArrowDown");
		await expect(options(page).first()).toBeVisible({ timeout: 2000 });
	}).toPass();
	await field.press("Escape");
	await typed(page, field, "astma");
});
