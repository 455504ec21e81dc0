import { expect, type Page, test } from "playwright/test";
import { address, GATED, GATED_TEXT, signIn } from "../accounts/accounts.ts";
import { origin } from "../portal.ts";
import { desktop, fetches, loads, messages, navigation, phone } from "./shell.ts";

const link = (page: Page, name: string) => navigation(page).getByRole("link", { name });

/** Nothing is fetched but what a pointer asks for. */
const neverIdle = (page: Page) =>
	page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});

test("[9.05] links in sight are fetched when the browser is idle, and shown without a second request", async ({
	page,
}) => {
	const said = messages(page);
	await page.setViewportSize(desktop);
	const fetched = fetches(page);
	const loaded = loads(page);
	await page.goto("/nl-BE", { waitUntil: "networkidle" });
	await expect.poll(() => fetched).toContain("/nl-BE/podcasts");
	expect(fetched.filter((path) => !path.startsWith("/nl-BE"))).toEqual([]);
	// Neither twice, nor the page itself.
	expect(new Set(fetched).size).toBe(fetched.length);
	expect(fetched).not.toContain("/nl-BE");
	await link(page, "Podcasts").click();
	await expect(page.locator("h1")).toHaveText("Podcasts");
	expect(fetched.filter((path) => path === "/nl-BE/podcasts")).toHaveLength(1);
	expect(loaded).toEqual(["/nl-BE"]);
	expect(said).toEqual([]);
});

test("[9.05] what is out of sight waits", async ({ page }) => {
	await page.setViewportSize(phone);
	const fetched = fetches(page);
	await page.goto("/nl-BE/news", { waitUntil: "networkidle" });
	await expect.poll(() => fetched).toContain("/nl-BE");
	const last = await page.locator(".card__title a").last().getAttribute("href");
	expect(fetched).not.toContain(last);
	// In the closed menu.
	expect(fetched).not.toContain("/nl-BE/podcasts");
	await page.locator(".card__title a").last().scrollIntoViewIfNeeded();
	await expect.poll(() => fetched).toContain(last);
});

test("[9.05] an idle browser is asked with a timeout of 2000 ms", async ({ page }) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = (_task, options) => {
			document.documentElement.setAttribute("data-timeout", `${options?.timeout}`);
			return 0;
		};
	});
	await page.goto("/nl-BE");
	await expect(page.locator("html")).toHaveAttribute("data-timeout", "2000");
});

test("[9.05] a press fetches at once; never codes, media, forms, other locales or new tabs", async ({ page }) => {
	await neverIdle(page);
	const fetched = fetches(page);
	await page.goto("/nl-BE");
	const target = link(page, "Podcasts");
	for (const href of [
		"/nl-BE/materials/any/demo-access",
		"/nl-BE/materials/any/media/file",
		"/nl-BE/login",
		"/fr-BE/podcasts",
		"https://example.org/nl-BE/podcasts",
		"mailto:contact@helvora.example",
	]) {
		await target.evaluate((element, value) => element.setAttribute("href", value), href);
		await target.dispatchEvent("pointerdown");
	}
	await target.evaluate((element) => {
		element.setAttribute("href", "/nl-BE/podcasts");
		element.setAttribute("target", "_blank");
	});
	await target.dispatchEvent("pointerdown");
	const asked = page.waitForRequest("**/nl-BE/webcasts");
	await link(page, "Webcasts").dispatchEvent("pointerdown");
	await asked;
	await link(page, "Webcasts").dispatchEvent("pointerdown");
	await link(page, "Webcasts").click();
	await expect(page.locator("h1")).toHaveText("Webcasts");
	expect(fetched).toEqual(["/nl-BE/webcasts"]);
});

test("[9.05] resting on a link fetches it, passing over does not", async ({ page }) => {
	await page.clock.install();
	await neverIdle(page);
	await page.setViewportSize(desktop);
	const fetched = fetches(page);
	await page.goto("/nl-BE");
	await page.clock.pauseAt(Date.now() + 60_000);
	await link(page, "Podcasts").hover();
	await page.clock.runFor(64);
	await link(page, "Webcasts").hover();
	await page.clock.runFor(65);
	await expect.poll(() => fetched).toEqual(["/nl-BE/webcasts"]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
	test(`[9.05] nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
		await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
		await page.clock.install();
		const fetched = fetches(page);
		await page.goto("/nl-BE", { waitUntil: "networkidle" });
		await page.clock.runFor(10_000);
		await link(page, "Webcasts").dispatchEvent("pointerdown");
		expect(fetched).toEqual([]);
		await link(page, "Podcasts").click();
		await expect(page.locator("h1")).toHaveText("Podcasts");
		expect(fetched).toEqual(["/nl-BE/podcasts"]);
	});
}

test("[9.05] a copy older than 30 s is fetched again", async ({ page }) => {
	await page.clock.install();
	await neverIdle(page);
	const fetched = fetches(page);
	await page.goto("/nl-BE");
	const answered = page.waitForResponse("**/nl-BE/podcasts");
	await link(page, "Podcasts").dispatchEvent("pointerdown");
	await answered;
	await page.clock.fastForward(31_000);
	await link(page, "Podcasts").press("Enter");
	await expect(page.locator("h1")).toHaveText("Podcasts");
	expect(fetched).toEqual(["/nl-BE/podcasts", "/nl-BE/podcasts"]);
});

test("another locale is prefetched by the browser's own rules, which leave the chosen locale as it is", async ({
	page,
	context,
}) => {
	const said = messages(page);
	await page.setViewportSize(desktop);
	await page.goto("/nl-BE/about");
	await page.locator(".language summary").click();
	// They come with the pointer's first sign.
	await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
	const prefetched = page.waitForRequest("**/fr-BE/about");
	await page.getByRole("link", { name: "Français" }).hover();
	const request = await prefetched;
	expect((await request.allHeaders())["sec-purpose"]).toBe("prefetch");
	await request.response();
	const chosen = async () => (await context.cookies()).find(({ name }) => name === "locale")?.value;
	expect(await chosen()).toBe("nl-BE");
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL("/fr-BE/about");
	// What is read there makes it the chosen one.
	await expect.poll(chosen).toBe("fr-BE");
	expect(said).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
	test(`[9.05] the browser has no rules either with ${JSON.stringify(connection)}`, async ({ page }) => {
		await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
		await page.setViewportSize(desktop);
		const fetched: string[] = [];
		page.on("request", (request) => fetched.push(request.url()));
		// The header's code comes with the pointer's first sign, or before by itself; the rules would come with it.
		const touched = page.waitForResponse("**/assets/header-*.js");
		await page.goto("/nl-BE");
		await page.locator(".language summary").hover();
		await touched;
		expect(fetched.filter((url) => url.includes("/assets/speculation-"))).toEqual([]);
		await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
	});
}

test("[4.06] a copy fetched while somebody was signed in is nobody's after the sign-out", async ({ page, context }) => {
	await neverIdle(page);
	const [, locale = "", section = ""] = new URL(GATED).pathname.split("/");
	await page.goto(`${origin("ie")}/${locale}/${section}`);
	const other = await context.newPage();
	await signIn(other, `${origin("ie")}/${locale}`, address("ie"));
	const copy = page.waitForResponse(GATED);
	const target = page.locator(`main a[href="${new URL(GATED).pathname}"]`);
	await target.hover();
	expect(await (await copy).headerValue("cache-control")).toContain("no-store");
	await other.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	await target.click();
	await expect(page.locator("h1")).toContainText("titration scheme");
	await expect(page.locator("main")).not.toContainText(GATED_TEXT);
	await expect(page.getByRole("banner")).not.toContainText("Niamh");
});
