import { expect, type Page, type Route, test } from "playwright/test";
import {
	chunk,
	FORMS,
	follow,
	HEADER,
	htmlOf,
	isHydrated,
	isSameDocument,
	loads,
	mark,
	menuButton,
	navigation,
	phone,
	searchButton,
	searchField,
	withoutPrefetch,
} from "./shell.ts";

/** What goes wrong on the way to a page, or to an island's code. */

const podcasts = (page: Page) => navigation(page).getByRole("link", { name: "Podcasts" });

/** Answers the scripts' own request; the browser's full load gets the truth. */
const answerFetch = (page: Page, answer: (route: Route) => Promise<void>) =>
	page.route("**/nl-BE/podcasts", (route) =>
		route.request().resourceType() === "fetch" ? answer(route) : route.continue(),
	);

const html = (route: Route, body: string, status = 200) => route.fulfill({ status, contentType: "text/html", body });

for (const [what, answer] of [
	["an answer that is no page", (route) => route.fulfill({ json: {} })],
	["another release", (route, body) => html(route, body.replace(/entry-[\w-]+\.js/, "entry-other.js"))],
	["another layout", (route, body) => html(route, body.replace('data-layout="default"', 'data-layout="feedback"'))],
] satisfies [string, (route: Route, body: string) => Promise<void>][]) {
	test(`${what} falls back to one full load`, async ({ page }) => {
		await withoutPrefetch(page);
		await page.goto("/nl-BE");
		const loaded = loads(page);
		const body = await htmlOf(page, "/nl-BE/podcasts");
		await answerFetch(page, (route) => answer(route, body));
		await podcasts(page).click();
		await expect(page.locator("h1")).toHaveText("Podcasts");
		await expect(page).toHaveURL("/nl-BE/podcasts");
		expect(loaded).toEqual(["/nl-BE/podcasts"]);
		await page.goBack();
		await expect(page).toHaveURL("/nl-BE");
	});
}

test("404 and 503 are shown in place, with the way on", async ({ page }) => {
	await withoutPrefetch(page);
	await page.goto("/nl-BE");
	await mark(page);
	await follow(page, "/nl-BE/bestaat-niet");
	await expect(page.locator("h1")).toHaveText("Pagina niet gevonden");
	await expect(page).toHaveTitle(/Pagina niet gevonden/);
	await expect(page.locator("main")).toBeFocused();
	const body = await htmlOf(page, "/nl-BE/bestaat-niet");
	await page.route("**/nl-BE/podcasts", (route) => html(route, body, 503), { times: 1 });
	await podcasts(page).click();
	await expect(page).toHaveURL("/nl-BE/podcasts");
	await expect(page.locator(".error-page")).toBeVisible();
	// Asked for again, it is there.
	await podcasts(page).click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
	expect(await isSameDocument(page)).toBe(true);
});

test("a redirect leads to where it leads", async ({ page }) => {
	await page.goto("/nl-BE");
	await follow(page, "/nl-BE/podcasts/");
	await expect(page).toHaveURL("/nl-BE/podcasts");
	await expect(page.locator("h1")).toHaveText("Podcasts");
	await page.goBack();
	await expect(page).toHaveURL("/nl-BE");
});

test("without the Navigation API links and lists are the browser's", async ({ page }) => {
	await page.addInitScript("delete window.navigation");
	await page.goto("/nl-BE");
	const loaded = loads(page);
	await podcasts(page).click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
	await page.goto("/nl-BE");
	await page.locator("[data-more]").click();
	await expect(page).toHaveURL("/nl-BE?page=2#item-10");
	await page.locator(".filters summary").click();
	await page.getByLabel("Therapeutisch domein").selectOption({ label: "Diabetes" });
	await expect(page).toHaveURL("/nl-BE?domain=3");
	expect(loaded).toEqual(["/nl-BE/podcasts", "/nl-BE", "/nl-BE?page=2", "/nl-BE?domain=3"]);
});

test("[4.20] a chunk that is gone reloads the page, at most once per 60 s, and leaves it usable", async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize(phone);
	await page.goto("/nl-BE/news");
	const loaded = loads(page);
	let failed = 0;
	await page.route(chunk(HEADER), (route) => {
		if (route.request().resourceType() === "script") failed += 1;
		return route.fulfill({ status: 404 });
	});
	const reloaded = page.waitForEvent("load");
	await searchButton(page).focus();
	await reloaded;
	expect(failed).toBe(1);
	const said = page.waitForEvent("console", (message) => message.text().includes("dynamically imported"));
	await searchButton(page).focus();
	await said;
	expect(failed).toBe(2);
	await page.clock.fastForward(30_000);
	await menuButton(page).click();
	await expect(navigation(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await searchButton(page).click();
	await expect(searchField(page)).toBeVisible();
	await page.keyboard.press("Escape");
	expect(loaded).toEqual(["/nl-BE/news"]);
	expect(await isHydrated(page, "header")).toBe(false);
	await page.clock.fastForward(31_000);
	const again = page.waitForEvent("load");
	await menuButton(page).focus();
	await again;
	expect(loaded).toEqual(["/nl-BE/news", "/nl-BE/news"]);
});

for (const [what, answer] of [
	["that the line loses", (route) => route.abort()],
	["that the server fails to send", (route) => route.fulfill({ status: 503 })],
	[
		"whose code throws",
		(route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('thrown')" }),
	],
] satisfies [string, (route: Route) => Promise<void>][]) {
	test(`a chunk ${what} never reloads the page; the console tells why, and links and menu work`, async ({ page }) => {
		await page.setViewportSize(phone);
		const loaded = loads(page);
		await page.route(chunk(HEADER), answer);
		const said = page.waitForEvent("console", (message) => /thrown|dynamically imported/.test(message.text()));
		await page.goto("/nl-BE/news");
		await menuButton(page).click();
		await said;
		await expect(navigation(page)).toBeVisible();
		await podcasts(page).click();
		await expect(page.locator("h1")).toHaveText("Podcasts");
		expect(loaded).toEqual(["/nl-BE/news"]);
	});
}

test("a chunk that is gone reloads nothing that has been typed", async ({ page }) => {
	await page.goto("/nl-BE/login");
	const loaded = loads(page);
	await page.route(chunk(FORMS), (route) => route.fulfill({ status: 404 }));
	const said = page.waitForEvent("console", (message) => message.text().includes("dynamically imported"));
	await page.evaluate(() =>
		document.querySelector<HTMLInputElement>("main [name=email]")?.setAttribute("value", "ann@"),
	);
	await page.locator("main [name=email]").focus();
	await said;
	await expect(page.locator("main [name=email]")).toHaveValue("ann@");
	expect(loaded).toEqual([]);
});

test("a link clicked while a chunk is under way is followed, even if the chunk is gone", async ({ page }) => {
	const loaded = loads(page);
	// The chunk is answered when the browser has asked for the next page, which it gets only after that.
	const asked = page.waitForRequest("**/nl-BE/register");
	const isGone = Promise.withResolvers<void>();
	await page.route(chunk(HEADER), async (route) => {
		if (route.request().resourceType() === "script") await asked;
		else isGone.resolve();
		await route.fulfill({ status: 404 });
	});
	await page.route("**/nl-BE/register", async (route) => {
		await isGone.promise;
		await page.waitForTimeout(300);
		await route.continue();
	});
	await page.goto("/nl-BE/news");
	await searchButton(page).hover();
	await follow(page, "/nl-BE/register");
	await expect(page).toHaveURL("/nl-BE/register");
	expect(loaded).toEqual(["/nl-BE/news", "/nl-BE/register"]);
});

test("scripts blocked: menu, search, links, filters and lists work", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.setViewportSize(phone);
	await page.goto("/nl-BE");
	await menuButton(page).click();
	await podcasts(page).click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
	await searchButton(page).click();
	await expect(searchField(page)).toBeFocused();
	await searchField(page).fill("hart");
	await searchField(page).press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=hart");
	await page.goto("/nl-BE");
	await page.locator(".filters summary").click();
	await page.getByLabel("Therapeutisch domein").selectOption({ label: "Diabetes" });
	await page.getByRole("button", { name: "Resultaten tonen" }).click();
	await expect(page).toHaveURL("/nl-BE?domain=3");
});

test("slow network: the first click counts, the bar shows that something happens", async ({ page, context }) => {
	await page.goto("/nl-BE");
	const session = await context.newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 800,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await searchButton(page).click();
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await page.locator(".tabs a").last().click();
	await expect(page.locator("#progress")).toBeVisible();
	await expect(page.locator(".results")).toHaveAttribute("aria-busy", "true");
	await expect(page.locator(".tabs [aria-current]")).toHaveText("Webcasts");
	await expect(page.locator(".results")).not.toHaveAttribute("aria-busy");
	await podcasts(page).click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
});
