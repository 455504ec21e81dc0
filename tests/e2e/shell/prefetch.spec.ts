import { expect, type Page } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { address, GATED, GATED_TEXT, signIn, signOut } from "../accounts/accounts.ts";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import { desktop, fetches, loads, messages, phone, requested, sectionLink, toSection, untilHydrated } from "./shell.ts";

/** Nothing is fetched but what a pointer asks for. */
const neverIdle = (page: Page) =>
	page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});

test("[9.05] visible links are fetched when idle, after 2000 ms at most, and used once", async ({ page }) => {
	const said = messages(page);
	await page.addInitScript(() => {
		const whenIdle = window.requestIdleCallback;
		window.requestIdleCallback = (task, options) => {
			document.documentElement.setAttribute("data-timeout", `${options?.timeout}`);
			return whenIdle(task, options);
		};
	});
	await page.setViewportSize(phone);
	const fetched = fetches(page);
	const loaded = loads(page);
	await page.goto("/nl-BE/news", { waitUntil: "networkidle" });
	await expect.poll(() => fetched).toContain("/nl-BE");
	await expect(page.locator("html")).toHaveAttribute("data-timeout", "2000");
	// Out of sight, in the closed menu, of another language.
	const last = page.locator(".card:not(:has(.card__lock)) .card__title a").last();
	const path = (await last.getAttribute("href")) ?? "";
	expect(fetched).not.toContain(path);
	expect(fetched).not.toContain("/nl-BE/podcasts");
	expect(fetched.filter((one) => !one.startsWith("/nl-BE"))).toEqual([]);
	// Neither twice, nor the page itself.
	expect(new Set(fetched).size).toBe(fetched.length);
	expect(fetched).not.toContain("/nl-BE/news");
	const answered = page.waitForResponse(`**${path}`);
	await last.scrollIntoViewIfNeeded();
	await (await answered).finished();
	await last.click();
	await expect(page.locator("main .article")).toBeVisible();
	expect(fetched.filter((one) => one === path)).toHaveLength(1);
	expect(loaded).toEqual(["/nl-BE/news"]);
	expect(said).toEqual([]);
});

test("[9.05] a hovered or pressed link is fetched, for 30 s; never codes, media, forms, new tabs", async ({ page }) => {
	await page.clock.install();
	await neverIdle(page);
	await page.setViewportSize(desktop);
	const fetched = fetches(page);
	await page.goto("/nl-BE");
	const target = sectionLink(page, "Podcasts");
	await test.step("never", async () => {
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
		await target.evaluate((element) => element.removeAttribute("target"));
	});
	await test.step("rested on, not passed over", async () => {
		await page.clock.pauseAt(Date.now() + 60_000);
		await target.hover();
		await page.clock.runFor(64);
		await sectionLink(page, "Webcasts").hover();
		await page.clock.runFor(64);
		expect(fetched).toEqual([]);
		const answered = page.waitForResponse("**/nl-BE/webcasts");
		await page.clock.runFor(1);
		await (await answered).finished();
		expect(fetched).toEqual(["/nl-BE/webcasts"]);
	});
	await test.step("pressed", async () => {
		const answered = page.waitForResponse("**/nl-BE/podcasts");
		await target.dispatchEvent("pointerdown");
		await (await answered).finished();
		await target.dispatchEvent("pointerdown");
		await target.press("Enter");
		await expect(page.locator("h1")).toHaveText("Podcasts");
		expect(fetched).toEqual(["/nl-BE/webcasts", "/nl-BE/podcasts"]);
	});
	await test.step("older than 30 s", async () => {
		await page.clock.fastForward(31_000);
		await sectionLink(page, "Webcasts").press("Enter");
		await expect(page.locator("h1")).toHaveText("Webcasts");
		expect(fetched).toEqual(["/nl-BE/webcasts", "/nl-BE/podcasts", "/nl-BE/webcasts"]);
	});
});

test("[9.05] slow or metered connections prefetch nothing, nor does the browser itself @all", async ({ page }) => {
	// The fragment says how the page is connected.
	await page.addInitScript(() => {
		const [name = "", value = ""] = location.hash.slice(1).split("=");
		Object.defineProperty(navigator, "connection", { value: { [name]: value === "true" || value } });
	});
	await page.clock.install();
	await page.setViewportSize(desktop);
	const fetched = fetches(page);
	const rules = requested(page, (request) => request.url().includes("/assets/speculation-"));
	for (const connection of ["saveData=true", "effectiveType=2g", "effectiveType=slow-2g"]) {
		await test.step(connection, async () => {
			await page.goto(`/nl-BE#${connection}`, { waitUntil: "networkidle" });
			await page.clock.runFor(10_000);
			await sectionLink(page, "Webcasts").dispatchEvent("pointerdown");
			// The header's code comes with the pointer's first sign; the rules would come with it.
			await page.locator(".language summary").hover();
			await untilHydrated(page, "header");
			expect(fetched).toEqual([]);
			await toSection(page, "Podcasts");
			expect(fetched.splice(0)).toEqual(["/nl-BE/podcasts"]);
		});
	}
	expect(rules).toEqual([]);
	await test.step("a connection that changes while the page is open", async () => {
		const become = (effectiveType: string) =>
			page.evaluate(
				(type) => Object.assign(Reflect.get(navigator, "connection"), { effectiveType: type }),
				effectiveType,
			);
		await page.goto("/nl-BE#effectiveType=2g", { waitUntil: "networkidle" });
		await page.clock.runFor(10_000);
		await become("4g");
		const answered = page.waitForResponse("**/nl-BE/webcasts");
		await sectionLink(page, "Webcasts").dispatchEvent("pointerdown");
		await (await answered).finished();
		await become("2g");
		await sectionLink(page, "Materiaal").dispatchEvent("pointerdown");
		await toSection(page, "Podcasts");
		expect(fetched).toEqual(["/nl-BE/webcasts", "/nl-BE/podcasts"]);
	});
});

test("[1.04] the browser prefetches another locale; a click or a view chooses it @all", async ({ page, context }) => {
	const said = messages(page);
	// There only the click can set the cookie, since nothing else is asked.
	await page.addInitScript(() => {
		if (location.pathname.startsWith("/fr-CH")) window.fetch = () => Promise.reject(new TypeError("offline"));
	});
	await page.setViewportSize(desktop);
	const chosen = async () => (await context.cookies(page.url())).find(({ name }) => name === "locale");
	for (const [from, to, name] of [
		[`${origin("be")}/nl-BE`, `${origin("be")}/fr-BE`, "Français"],
		[`${origin("ch")}/de-CH`, `${origin("ch")}/fr-CH`, "Français"],
	] as const) {
		await test.step(to, async () => {
			const other = page.getByRole("link", { name });
			await page.goto(`${from}/about`);
			await page.locator(".language summary").click();
			// The rules come with the pointer's first sign.
			await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
			const prefetched = page.waitForRequest(`${to}/about`);
			await other.hover();
			const request = await prefetched;
			expect((await request.allHeaders())["sec-purpose"]).toBe("prefetch");
			await (await request.response())?.finished();
			expect((await chosen())?.value).toBe(from.slice(-5));
			// Without the click's help, the page itself makes its locale the chosen one.
			if (to.endsWith("fr-BE")) await page.goto(`${to}/about`);
			else await other.click();
			await expect(page).toHaveURL(`${to}/about`);
			await expect.poll(async () => (await chosen())?.value).toBe(to.slice(-5));
		});
	}
	const locale = await chosen();
	expect(locale).toMatchObject({ path: "/", sameSite: "Lax" });
	expect(Math.round(((locale?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
	expect(said).toEqual([]);
});

test("[4.06] a copy fetched while somebody was signed in is nobody's after the sign-out", async ({ page, context }) => {
	await neverIdle(page);
	const [, locale = "", section = ""] = new URL(GATED).pathname.split("/");
	await page.goto(`${origin("ie")}/${locale}/${section}`);
	// From then on it hears of a sign-in in another tab.
	await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(true);
	const other = await context.newPage();
	await signIn(other, `${origin("ie")}/${locale}`, address("ie"));
	const here = translator("en-IE")("sessionEnd.here");
	// The pointer lies over the link as soon as the dialog has gone.
	const copy = page.waitForResponse(GATED);
	await page.getByRole("dialog").getByRole("button", { name: here }).click();
	const target = page.locator(`main a[href="${new URL(GATED).pathname}"]`);
	await target.hover();
	expect(await (await copy).headerValue("cache-control")).toContain("no-store");
	await signOut(other);
	await target.click();
	await expect(page.locator("h1")).toContainText("titration scheme");
	await expect(page.locator("main")).not.toContainText(GATED_TEXT);
	await expect(page.getByRole("banner")).not.toContainText("Niamh");
});
