import { expect, type Locator, type Page } from "playwright/test";
import { sidewaysOverflow } from "./overflow.ts";
import { origin } from "./portal.ts";
import { SCREENS } from "./shell/shell.ts";
import { test } from "./test.ts";

/** Pictures of every ratio in places of one: the seed's world (tests/backend/seed/world/pictures.ts). */

const LIST = `${origin("ie")}/en-IE/news?category=17`;

const ratioOf = async (place: Locator): Promise<number> => {
	const box = await place.boundingBox();
	return box ? box.width / box.height : 0;
};

const titled = (page: Page, title: RegExp) =>
	page.locator(".card", { has: page.getByRole("heading", { name: title }) });

const styleOf = (picture: Locator) =>
	picture.evaluate((image) => {
		const { objectFit, objectPosition } = getComputedStyle(image);
		return { objectFit, objectPosition };
	});

test("pictures of cards have one ratio at any width, cut or whole, else the icon @all", async ({ page }) => {
	await page.goto(`${LIST}&page=2`);
	const places = page.locator(".card__picture");
	expect(await places.count()).toBeGreaterThan(9);
	const ratios = () =>
		places.evaluateAll((all) =>
			all.map((place) => place.getBoundingClientRect()).map(({ width, height }) => width / height),
		);
	for (const size of SCREENS) {
		await page.setViewportSize(size);
		for (const ratio of await ratios()) expect(ratio).toBeCloseTo(16 / 9, 1);
		expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
	}
	const shown = async (title: RegExp) => styleOf(titled(page, title).locator("img"));
	expect(await shown(/^Portrait photograph/)).toEqual({ objectFit: "cover", objectPosition: "50% 0%" });
	expect(await shown(/^Panorama/)).toEqual({ objectFit: "cover", objectPosition: "100% 50%" });
	expect(await shown(/^Logo/)).toMatchObject({ objectFit: "contain" });
	expect(await shown(/^An icon/)).toMatchObject({ objectFit: "scale-down" });

	const card = titled(page, /whose file has gone/);
	await card.scrollIntoViewIfNeeded();
	await expect(card.locator(".picture > img")).toBeHidden();
	await expect(card.locator(".picture > .icon")).toBeVisible();
	await card.getByRole("link").click();
	await expect(page.locator(".article__picture > img")).toBeHidden();
	await expect(page.locator(".article__picture > .icon")).toBeVisible();
	expect(await ratioOf(page.locator(".article__picture"))).toBeCloseTo(16 / 9, 1);
});

test("an article's picture has the place's ratio, be it upright or a panorama @all", async ({ page }) => {
	for (const title of [/^Portrait photograph/, /^Panorama/, /^Chart/]) {
		await page.goto(`${LIST}&page=2`);
		await titled(page, title).getByRole("link").click();
		await expect(page.locator(".article__picture > img")).toBeVisible();
		expect(await ratioOf(page.locator(".article__picture"))).toBeCloseTo(16 / 9, 1);
	}
});

test("hero and promotion keep their places with a portrait @all", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${origin("ie")}/en-IE`);
	const [hero, promotion] = [page.locator(".hero__picture"), page.locator(".promotion__picture")];
	const heights = async () => [(await hero.boundingBox())?.height, (await promotion.boundingBox())?.height];
	const before = await heights();
	expect(before).not.toContain(undefined);
	for (const place of [hero, promotion]) {
		await place.locator("img").evaluate(async (image: HTMLImageElement) => {
			image.removeAttribute("srcset");
			image.width = 600;
			image.height = 1800;
			image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1800"/>')}`;
			// A place is measured with its picture: it may be refused, but not be still on its way.
			await image.decode().catch(() => {});
		});
	}
	expect(await heights()).toEqual(before);
});
