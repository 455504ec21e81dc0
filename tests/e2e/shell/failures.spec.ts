import { expect, type Page, type Route } from "playwright/test";
import { origin, withoutChunk } from "../portal.ts";
import { test } from "../test.ts";
import {
	chips,
	chunk,
	domain,
	downloaded,
	FILTERS,
	FORMS,
	follow,
	HEADER,
	htmlOf,
	isHydrated,
	isSameDocument,
	loads,
	menuButton,
	navigation,
	openFilters,
	openMarked,
	phone,
	searchButton,
	searchField,
	tab,
	topic,
	toSection,
	withoutPrefetch,
} from "./shell.ts";

/** What goes wrong on the way to a page, or to an island's code. */

const podcasts = (page: Page) => navigation(page).getByRole("link", { name: "Podcasts" });

const html = (route: Route, body: string, status = 200) => route.fulfill({ status, contentType: "text/html", body });

test("an answer that is no page, or of another release or layout, loads in full @all", async ({ page }) => {
	await withoutPrefetch(page);
	const loaded = loads(page);
	for (const [what, changed] of [
		["no page", (route) => route.fulfill({ json: {} })],
		["another release", (route, body) => html(route, body.replace(/entry-[\w-]+\.js/, "entry-other.js"))],
		["another layout", (route, body) => html(route, body.replace('data-layout="default"', 'data-layout="feedback"'))],
	] satisfies [string, (route: Route, body: string) => Promise<void>][]) {
		await test.step(what, async () => {
			await page.goto("/nl-BE");
			const body = await htmlOf(page, "/nl-BE/podcasts");
			// The scripts' own request; the browser's full load gets the truth.
			await page.route("**/nl-BE/podcasts", (route) =>
				route.request().resourceType() === "fetch" ? changed(route, body) : route.continue(),
			);
			loaded.splice(0);
			await toSection(page, "Podcasts");
			await expect(page).toHaveURL("/nl-BE/podcasts");
			expect(loaded).toEqual(["/nl-BE/podcasts"]);
			await page.unroute("**/nl-BE/podcasts");
		});
	}
	await page.goBack();
	await expect(page).toHaveURL("/nl-BE");
});

test("404, 503 and redirects are shown in place, with the way on; 503 while filtering too", async ({ page }) => {
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE");
	await follow(page, "/nl-BE/bestaat-niet", "Pagina niet gevonden");
	await expect(page).toHaveTitle(/Pagina niet gevonden/);
	await expect(page.locator("main")).toBeFocused();
	const body = await htmlOf(page, "/nl-BE/bestaat-niet");
	await page.route("**/nl-BE/podcasts", (route) => html(route, body, 503), { times: 1 });
	await podcasts(page).click();
	await expect(page).toHaveURL("/nl-BE/podcasts");
	await expect(page.locator(".error-page")).toBeVisible();
	// Asked for again, it is there.
	await toSection(page, "Podcasts");
	await page.goBack();
	await expect(page).not.toHaveURL(/podcasts/);
	await follow(page, "/nl-BE/webcasts/");
	await expect(page).toHaveURL("/nl-BE/webcasts");
	await expect(page.locator("h1")).toHaveText("Webcasts");

	await page.locator(".header__logo").click();
	await expect(page).toHaveURL("/nl-BE");
	// The list before has filters, too.
	await expect(tab(page, "Alles")).toHaveAttribute("aria-current");
	await openFilters(page);
	// The error page of this release, with the button that the Worker gives it under 503.
	const retry = '<p><a class="button" href="/nl-BE?domain=3">Opnieuw proberen</a></p>';
	await page.route("**/nl-BE?domain=3", (route) => html(route, body.replace("</h1>", `</h1>${retry}`), 503), {
		times: 1,
	});
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(page.locator(".error-page")).toBeVisible();
	await expect(page.locator("main")).toBeFocused();
	await page.getByRole("link", { name: "Opnieuw proberen" }).click();
	await expect(chips(page)).toBeVisible();
	await expect(page).toHaveURL("/nl-BE?domain=3");
	expect(await isSameDocument(page)).toBe(true);
});

test("without the Navigation API links load pages, and filters wait for their button @all", async ({ page }) => {
	await page.addInitScript("delete window.navigation");
	await page.goto("/nl-BE");
	const loaded = loads(page);
	await toSection(page, "Podcasts");
	await page.goto("/nl-BE");
	await page.locator("[data-more]").click();
	await expect(page).toHaveURL("/nl-BE?page=2#item-10");
	await openFilters(page);
	await expect(page.getByText("De resultaten worden meteen aangepast.")).toBeHidden();
	// The page stays, with the panel and the focus: the next choice is at hand.
	await domain(page).focus();
	await domain(page).selectOption({ label: "Diabetes" });
	await topic(page).check();
	await expect(topic(page)).toBeFocused();
	await expect(page).toHaveURL("/nl-BE?page=2#item-10");
	// As the browser shows a page again that the visitor has left for the filtered list.
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await expect(domain(page)).toHaveValue("");
	await expect(topic(page)).not.toBeChecked();
	await expect(chips(page)).toHaveCount(0);
	await domain(page).selectOption({ label: "Diabetes" });
	await page.locator(".filters__apply").click();
	await expect(chips(page)).toBeVisible();
	await expect(page).toHaveURL("/nl-BE?domain=3");
	expect(loaded).toEqual(["/nl-BE/podcasts", "/nl-BE", "/nl-BE?page=2", "/nl-BE?domain=3"]);
});

test("[4.20] a missing chunk reloads the page once per 60 s, and leaves it usable @all", async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize(phone);
	// Not over the header, whose code would come at once.
	await page.mouse.move(5, 700);
	// Values that the Worker has chosen are no input.
	await page.goto("/nl-BE/news?domain=3");
	const loaded = loads(page);
	let failed = 0;
	await page.route(chunk(HEADER), (route) => {
		if (route.request().resourceType() === "script") failed += 1;
		return route.fulfill({ status: 404 });
	});
	await Promise.all([page.waitForEvent("load"), searchButton(page).focus()]);
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
	await page.mouse.move(5, 700);
	// A failure of this minute must not be examined in the next.
	const header = page.locator("[data-island=header]");
	await searchButton(page).evaluate((button) => {
		button.closest("[data-island]")?.removeAttribute("data-failed");
		button.blur();
		button.focus();
	});
	await expect(header).toHaveAttribute("data-failed");
	expect(loaded.splice(0)).toEqual(["/nl-BE/news?domain=3"]);
	expect(await isHydrated(page, "header")).toBe(false);
	await page.clock.fastForward(31_000);
	await page.goto(`${origin("ie")}/en-IE/register`);
	await Promise.all([page.waitForEvent("load"), menuButton(page).focus()]);
	expect(loaded).toEqual(["/en-IE/register", "/en-IE/register"]);
});

test("[4.20] after a download a chunk that is gone reloads the page, too", async ({ page }) => {
	await page.clock.install();
	// Not over the header, whose code would come at once.
	await page.mouse.move(5, 700);
	await page.route(chunk(HEADER), (route) => route.fulfill({ status: 404 }));
	await page.goto(`${origin("ie")}/en-IE/materials/checklist-for-the-heart-failure-review`);
	const loaded = loads(page);
	await downloaded(page, page.getByRole("link", { name: "Download PDF" }));
	await page.clock.fastForward(10_000);
	loaded.splice(0);
	await Promise.all([page.waitForEvent("load"), searchButton(page).focus()]);
	expect(loaded).toEqual(["/en-IE/materials/checklist-for-the-heart-failure-review"]);
});

/** Ways in which a server or the line loses a chunk. The browser has its address from the page, which is there. */
const LOSSES: [string, (route: Route) => Promise<void>][] = [
	["the line loses it", (route) => route.abort()],
	["its type is wrong", (route) => route.fulfill({ contentType: "text/plain", body: "" })],
	["it is cut off", (route) => route.fulfill({ contentType: "text/javascript", body: "export const mount = (" })],
];

const COMBOBOX = chunk("client/browser/search/combobox.ts");
/** Its first focus loads the code of its suggestions. */
const search = (page: Page) => page.locator("main input[type=search]");

test("[4.20] a chunk that the line or the server loses reloads the page once per 60 s @all", async ({ page }) => {
	const loaded = loads(page);
	for (const [what, lose] of LOSSES) {
		await test.step(what, async () => {
			await page.goto("/nl-BE");
			await page.evaluate(() => sessionStorage.clear());
			await page.route(COMBOBOX, lose);
			loaded.splice(0);
			await Promise.all([page.waitForEvent("load"), search(page).focus()]);
			const said = page.waitForEvent("console", (message) => /dynamically imported|SyntaxError/.test(message.text()));
			await search(page).focus();
			await said;
			expect(loaded).toEqual(["/nl-BE"]);
			await page.unroute(COMBOBOX);
		});
	}
});

test("[4.20] a button's code that is lost reloads the page, too, and answers the next press @all", async ({ page }) => {
	const item = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
	await page.goto(origin("ie") + item);
	const loaded = loads(page);
	for (const [source, button] of [
		["client/browser/enhancements/reveal.ts", "[data-act=print]"],
		["client/browser/visit/settings.ts", "[data-consent]"],
	] as const) {
		await page.evaluate(() => sessionStorage.clear());
		await page.route(chunk(source), (route) => route.abort(), { times: 1 });
		await Promise.all([page.waitForEvent("load"), page.locator(button).click()]);
	}
	await page.locator("[data-consent]").click();
	await expect(page.locator("#cookie-settings")).toBeVisible();
	expect(loaded).toEqual([item, item]);
});

test("[4.20] what is typed before the reloaded page arrives stays @all", async ({ page }) => {
	await page.goto("/nl-BE");
	await page.route(COMBOBOX, (route) => route.abort(), { times: 1 });
	const typed = Promise.withResolvers<void>();
	const loaded = loads(page);
	await page.route("**/nl-BE", async (route) => {
		if (route.request().isNavigationRequest()) await typed.promise;
		await route.continue();
	});
	await Promise.all([page.waitForRequest((request) => request.isNavigationRequest()), search(page).focus()]);
	await page.keyboard.type("hart");
	typed.resolve();
	await expect(search(page)).toHaveValue("hart");
	await page.keyboard.type("falen");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/nl-BE/search?term=hartfalen");
	expect(loaded).toEqual(["/nl-BE"]);
});

test("[4.20] a lost chunk reloads nothing while the page cannot be reached, nor over what is typed @all", async ({
	page,
}) => {
	const loaded = loads(page);
	const console = () => page.waitForEvent("console", (message) => message.text().includes("dynamically imported"));
	await test.step("the line is down", async () => {
		await page.setViewportSize(phone);
		await withoutChunk(page, chunk(HEADER));
		const said = console();
		await page.goto("/nl-BE/news");
		await menuButton(page).click();
		await said;
		await expect(navigation(page)).toBeVisible();
		await toSection(page, "Podcasts");
		expect(loaded).toEqual(["/nl-BE/news"]);
	});
	await test.step("without the filters' code the button is there, and applies what was chosen", async () => {
		await withoutChunk(page, chunk(FILTERS));
		await page.goto("/nl-BE");
		await page.locator(".filters summary").click();
		await topic(page).check();
		await page.getByRole("button", { name: "Resultaten tonen" }).click();
		await expect(page).toHaveURL(/[?&]category=13$/);
		await expect(chips(page)).toBeVisible();
	});
	await test.step("one that is gone reloads nothing that has been typed", async () => {
		await page.unrouteAll({ behavior: "wait" });
		await page.route(chunk(FORMS), (route) => route.fulfill({ status: 404 }));
		await page.goto("/nl-BE/login");
		loaded.splice(0);
		const said = console();
		const field = page.locator("main [name=email]");
		await field.evaluate((input) => input.setAttribute("value", "ann@"));
		await field.focus();
		await said;
		await expect(field).toHaveValue("ann@");
		expect(loaded).toEqual([]);
	});
});

test("a link clicked while a chunk is under way is followed, even if the chunk is gone @all", async ({ page }) => {
	const loaded = loads(page);
	// The page asks a second time whether it can be reached: by then it has dealt with the first answer.
	await page.addInitScript(() => {
		const ask = window.fetch;
		window.fetch = async (...request) => {
			const answer = await ask(...request);
			if (request[1]?.method === "HEAD") setTimeout(() => ask(...request));
			return answer;
		};
	});
	// The chunk is answered when the browser has asked for the next page, which it gets only after that.
	const asked = page.waitForRequest("**/nl-BE/register");
	const isDealtWith = Promise.withResolvers<void>();
	let answers = 0;
	await page.route(chunk(HEADER), async (route) => {
		await asked;
		await route.fulfill({ status: 404 });
	});
	await page.route("**/nl-BE/news", async (route) => {
		if (route.request().method() === "HEAD" && ++answers === 2) isDealtWith.resolve();
		await route.continue();
	});
	await page.route("**/nl-BE/register", async (route) => {
		await isDealtWith.promise;
		await route.continue();
	});
	await page.goto("/nl-BE/news");
	await searchButton(page).hover();
	await follow(page, "/nl-BE/register");
	await expect(page).toHaveURL("/nl-BE/register");
	expect(loaded).toEqual(["/nl-BE/news", "/nl-BE/register"]);
});

test("[2.30] scripts blocked: menu, links and filters work @all", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.setViewportSize(phone);
	await page.goto("/nl-BE");
	await menuButton(page).click();
	await toSection(page, "Podcasts");
	await page.goto("/nl-BE");
	await page.locator(".filters summary").click();
	await domain(page).selectOption({ label: "Diabetes" });
	await page.getByRole("button", { name: "Resultaten tonen" }).click();
	await expect(page).toHaveURL("/nl-BE?domain=3");
	// A reload does not bring back a tick that was not applied.
	await page.locator(".filters summary").click();
	await topic(page).check();
	await page.reload();
	await expect(page.locator(".filters")).toBeVisible();
	await expect(topic(page)).not.toBeChecked();
});
