import { expect, type Locator, type Page, test, type ViewportSize } from "playwright/test";
import { translator } from "../../locales/index.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { type Portal, portalOf } from "../edge/portal.ts";
import { startStrapi, TOKEN } from "../edge/strapi/double.ts";
import { expectAccessible } from "./axe.ts";
import { sidewaysOverflow } from "./overflow.ts";
import { IN_ALL, watch } from "./portal.ts";

/** A portal that has Strapi alone, as visitors see it: nothing of accounts, courses and registrations, and no hole where they were. */

// One worker: the portal is started once.
test.describe.configure({ mode: "default" });

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

interface Visited {
	locale: LocaleCode;
	viewport: ViewportSize;
	country: string;
	item: string;
	gated: string;
	term: string;
}

const VISITS: readonly Visited[] = [
	{
		locale: "en-IE",
		viewport: { width: 1440, height: 900 },
		country: "ie",
		item: "news/new-heart-failure-guideline-five-points-for-general-practice",
		gated: "materials/cardovex-titration-scheme",
		term: "heart failure",
	},
	{
		locale: "de-CH",
		viewport: { width: 360, height: 740 },
		country: "ch",
		item: "news/neue-leitlinie-herzinsuffizienz-funf-punkte-fur-die-hausarztpraxis",
		gated: "materials/cardovex-titrationsschema-mit-den-notigen-kontrollen",
		term: "Herzinsuffizienz",
	},
];

const originOf = ({ country }: Visited): string => `http://${country}.localhost:${port}`;

interface Shown {
	name: string;
	path: string;
	shows: (page: Page) => Locator;
}

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

function pagesOf({ locale, item, gated, term }: Visited): Shown[] {
	const closed = translator(locale)("gate.closed");
	const pages: Shown[] = [
		{ name: "home", path: "", shows: heading },
		{ name: "list", path: "/news", shows: (page) => page.locator("main article").first() },
		{ name: "item", path: `/${item}`, shows: (page) => page.locator(".article__body .prose").first() },
		{ name: "gated", path: `/${gated}`, shows: (page) => page.getByText(closed).first() },
		{ name: "webinars", path: "/webinars", shows: (page) => page.locator("main article").first() },
		{ name: "search", path: `/search?term=${encodeURIComponent(term)}`, shows: (page) => page.locator(".hit").first() },
		{ name: "404", path: "/no-such-page", shows: heading },
	];
	return pages.map((one) => ({ ...one, path: `/${locale}${one.path}` }));
}

/** What a visitor could follow to an account, a course or a registration. */
const WITHHELD =
	'a[href*="/login"], a[href*="/register"], a[href*="/account"], a[href*="/e-learnings"], [type="password"], form[method="post"]';

for (const visit of VISITS) {
	const { locale, viewport } = visit;
	test(`in ${locale} every page is whole at ${viewport.width} px`, IN_ALL, async ({ page }) => {
		const faults = watch(page);
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: "reduce" });
		for (const { name, path, shows } of pagesOf(visit)) {
			const answer = await page.goto(originOf(visit) + path);
			expect(answer?.status(), path).toBe(name === "404" ? 404 : 200);
			await expect(shows(page)).toBeVisible();
			await expect(page.locator(WITHHELD)).toHaveCount(0);
			expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
			await expectAccessible(page, path, locale === "de-CH");
		}
		expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
	});
}
