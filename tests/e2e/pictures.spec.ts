import { expect, type Page } from "playwright/test";
import { origin, watch } from "./portal.ts";
import { desktop, phone } from "./shell/shell.ts";
import { test } from "./test.ts";

/** Which size and type of a picture the browser chooses, and how often it asks for it. */

const ARTICLE = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
const LIST = "/en-IE/news";
const HOME = "/en-IE";

interface Fetched {
	path: string;
	type: string;
	bytes: number;
}

/** The pictures that the page has fetched. */
function fetched(page: Page): Promise<Fetched>[] {
	const all: Promise<Fetched>[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (!pathname.startsWith("/images/")) return;
		const type = response.headers()["content-type"] ?? "";
		all.push(response.body().then(({ length }) => ({ path: pathname, type, bytes: length })));
	});
	return all;
}

const leading = (page: Page) => page.locator('main img[fetchpriority="high"]').first();
const chosen = (page: Page): Promise<string> =>
	leading(page).evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname);

/** Has the page's picture made in the type that this browser takes: the first visitor may get another, when that takes long. */
async function warmed(page: Page, path: string): Promise<void> {
	await page.goto(origin("ie") + path);
	const address = await chosen(page);
	const Accept = "image/avif,image/webp,*/*;q=0.8";
	await expect
		.poll(
			async () => (await page.request.get(origin("ie") + address, { headers: { Accept } })).headers()["content-type"],
			{ timeout: 90_000 },
		)
		.toBe("image/avif");
}

for (const path of [ARTICLE, LIST]) {
	test(`[3.04] a phone fetches the leading picture of ${path} once, small and as AVIF @all`, async ({ browser }) => {
		const first = await browser.newPage({ viewport: phone, deviceScaleFactor: 1 });
		await warmed(first, path);
		await first.close();

		const page = await browser.newPage({ viewport: phone });
		const problems = watch(page);
		const pictures = fetched(page);
		await page.goto(origin("ie") + path, { waitUntil: "networkidle" });
		const address = await chosen(page);
		expect(address).toMatch(/\/400\/uploads\//);
		const own = (await Promise.all(pictures)).filter((one) => one.path.includes("cardiology-news-hf-guideline"));
		expect(own.map(({ path: asked, type }) => [asked, type])).toEqual([[address, "image/avif"]]);
		expect(own[0]?.bytes).toBeLessThan(20_000);
		expect(problems).toEqual([]);
		await page.close();
	});
}

test("[3.04] a wide, dense screen gets a larger size, and never the editor's upload @all", async ({ browser }) => {
	const page = await browser.newPage({ viewport: desktop, deviceScaleFactor: 3 });
	const pictures = fetched(page);
	await page.goto(origin("ie") + ARTICLE, { waitUntil: "networkidle" });
	expect(await chosen(page)).toMatch(/\/1200\/uploads\//);
	for (const { bytes } of await Promise.all(pictures)) expect(bytes).toBeLessThan(500_000);
	await page.close();
});

test("the hero's picture is preloaded where it is shown, and not fetched on a phone @all", async ({ browser }) => {
	for (const [width, times] of [
		[1280, 1],
		[360, 0],
	] as const) {
		const page = await browser.newPage({ viewport: { width, height: 900 } });
		const problems = watch(page);
		const pictures = fetched(page);
		await page.goto(origin("ie") + HOME, { waitUntil: "networkidle" });
		const heroes = (await Promise.all(pictures)).filter((one) => one.path.includes("general-home"));
		expect([width, heroes.length]).toEqual([width, times]);
		expect(problems).toEqual([]);
		await page.close();
	}
});
