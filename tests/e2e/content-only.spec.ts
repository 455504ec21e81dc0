import { expect, type Locator, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { type Portal, portalOf } from "../edge/portal.ts";
import { startStrapi, TOKEN } from "../edge/strapi/double.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./overflow.ts";
import { watch } from "./portal.ts";
import { test } from "./test.ts";

/** A portal that has Strapi alone, as visitors see it: nothing of accounts, courses and registrations, and no hole where they were. */

let strapi: Awaited<ReturnType<typeof startStrapi>>;
let portal: Portal;
let port = 0;

test.beforeAll(async () => {
	strapi = await startStrapi((path) => portal.backend(path, { "X-Content-Secret": "development-content-secret" }));
	portal = portalOf({ STRAPI_URL: strapi.url, STRAPI_TOKEN: TOKEN }, ".", { backend: "unbound" });
	await portal.start();
	port = await portal.port();
});
test.afterAll(async () => {
	await portal.close();
	await strapi.close();
});

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

const PAGES: readonly (readonly [path: string, shows: (page: Page) => Locator])[] = [
	["", heading],
	[
		"/materials/cardovex-titrationsschema-mit-den-notigen-kontrollen",
		(page) => page.getByText(translator("de-CH")("gate.closed")).first(),
	],
	["/webinars", (page) => page.locator("main article").first()],
	["/search?term=Herzinsuffizienz", (page) => page.locator(".hit").first()],
	["/no-such-page", heading],
];

/** What a visitor could follow to an account, a course or a registration. */
const WITHHELD =
	'a[href*="/login"], a[href*="/register"], a[href*="/account"], a[href*="/e-learnings"], [type="password"], form[method="post"]';

test("without accounts every kind of page is whole at 1440 and 360 px @all", async ({ page }) => {
	const faults = watch(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const [path, shows] of PAGES) {
		const answer = await page.goto(`http://ch.localhost:${port}/de-CH${path}`);
		expect(answer?.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
		await expect(shows(page)).toBeVisible();
		await expect(page.locator(WITHHELD)).toHaveCount(0);
		await expectFits(page, path, [1440, 360]);
		await expectAccessible(page, path);
	}
	expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
});
