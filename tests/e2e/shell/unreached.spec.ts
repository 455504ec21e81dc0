import { expect, type Page } from "playwright/test";
import { address, GATED, signIn } from "../accounts/accounts.ts";
import { expectAccessible } from "../axe.ts";
import { origin } from "../portal.ts";
import { test } from "../test.ts";
import {
	cards,
	domain,
	downloaded,
	follow,
	hold,
	isSameDocument,
	openFilters,
	openMarked,
	phone,
	withoutPrefetch,
} from "./shell.ts";

/** Where there is no network the page stays, and what was asked for is offered again. */

const dialog = (page: Page) => page.getByRole("dialog", { name: "Geen verbinding" });
const again = (page: Page) => dialog(page).getByRole("button", { name: "Opnieuw proberen" });

test("links, Back, filters and “load more” keep the page @all", async ({ page, context }) => {
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE/news", phone);
	// The line is cut between here and the portal, which the browser does not know.
	const cut = () => page.route("**/nl-BE/**", (route) => route.abort());
	const mend = () => page.unroute("**/nl-BE/**");

	// The line breaks after the headers.
	await page.evaluate(() => {
		const { text } = Response.prototype;
		Response.prototype.text = () => {
			Response.prototype.text = text;
			return Promise.reject(new TypeError("network error"));
		};
	});
	await page.locator("[data-more]").click();
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/nl-BE/news");

	await cut();
	await page.locator("[data-more]").click();
	await expect(dialog(page)).toBeVisible();
	await expect(again(page)).toBeFocused();
	await expectAccessible(page, "unreached");
	await expect(page).toHaveURL("/nl-BE/news");
	const shown = await cards(page).count();
	// As often as it takes.
	await again(page).press("Enter");
	await expect(dialog(page)).toBeVisible();
	await mend();
	await again(page).press("Enter");
	await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
	await expect(page).toHaveURL(/\?page=2$/);

	await openFilters(page);
	await cut();
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(page).toHaveURL(/\?page=2$/);
	await expect(domain(page)).toHaveValue("");
	await expect(page.locator("[aria-busy]")).toHaveCount(0);

	const title = await cards(page).first().getByRole("link").innerText();
	await cards(page).first().getByRole("link").click();
	await expect(dialog(page)).toBeVisible();
	await expect(page).toHaveURL(/\?page=2$/);
	await mend();
	await again(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title.replace(/^.*\n/, "").trim());

	await cut();
	await page.goBack();
	await expect(dialog(page)).toBeVisible();
	await expect(page).toHaveURL(/\/nl-BE\/news\/.+/);
	await mend();
	await again(page).click();
	await expect(page).toHaveURL(/\/nl-BE\/news\?page=2$/);
	await expect(cards(page).first()).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);

	// A modal whose code is not there, and what the browser itself would load, when it knows that there is no network.
	const lost = async (link: string) => {
		await context.setOffline(true);
		await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), link);
		await expect(dialog(page)).toBeVisible();
		await context.setOffline(false);
		await again(page).click();
	};
	await lost(".header a[data-modal=login]");
	await expect(page.getByRole("dialog", { name: "Aanmelden" })).toBeVisible();
	await page.keyboard.press("Escape");
	await lost("a[href^='/fr-BE/']");
	await expect(page).toHaveURL(/\/fr-BE\//);
});

test("a visit that fails while another one is under way leads back to what is shown @all", async ({ page }) => {
	await withoutPrefetch(page);
	await openMarked(page, "/nl-BE", phone);
	await follow(page, "/nl-BE/news", "Nieuws");
	await openFilters(page);
	await hold(page, "**/nl-BE/news?domain=3");
	await page.route("**/nl-BE/podcasts", (route) => route.abort());
	await domain(page).selectOption({ label: "Diabetes" });
	await expect(page).toHaveURL("/nl-BE/news?domain=3");
	await follow(page, "/nl-BE/podcasts");
	await expect(dialog(page)).toBeVisible();
	await expect(page).toHaveURL("/nl-BE/news");
	await expect(domain(page)).toHaveValue("");
	expect(await isSameDocument(page)).toBe(true);
});

test("a form that cannot be sent keeps what was typed, and is sent again as it was", async ({ page, context }) => {
	await page.goto("/nl-BE/search");
	const field = page.locator("main input[type=search]");
	await field.fill("hartfalen");
	await context.setOffline(true);
	await field.press("Enter");
	await expect(dialog(page)).toBeVisible();
	// A mail needs no portal.
	const isKept = await page.evaluate(() => {
		const mail = Object.assign(document.createElement("a"), { href: "mailto:somebody@practice.example" });
		document.body.appendChild(mail);
		return !mail.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
	});
	expect(isKept).toBe(false);
	await expect(field).toHaveValue("hartfalen");
	await context.setOffline(false);
	await again(page).click();
	await expect(page).toHaveURL(/\/nl-BE\/search\?term=hartfalen$/);
});

test("offline, a download and a link into another page leave the page as it is @all", async ({ page, context }) => {
	await signIn(page, GATED, address("ie"));
	await expect(page.locator("[data-enhance]")).toHaveCount(0);
	const lost = page.getByRole("dialog", { name: "No connection" });
	await context.setOffline(true);
	await page.getByRole("link", { name: "Download" }).first().click();
	await expect(lost).toBeVisible();
	await context.setOffline(false);
	const file = await downloaded(page, lost.getByRole("button", { name: "Try again" }));
	expect(file.suggestedFilename()).not.toBe("");

	await context.setOffline(true);
	// A fragment of the same page needs no network.
	await follow(page, "#content");
	await expect(page).toHaveURL(`${GATED}#content`);
	await expect(lost).toBeHidden();
	await follow(page, `${origin("ie")}/en-IE/account/profile#content`);
	await expect(lost).toBeVisible();
	await expect(page).toHaveURL(`${GATED}#content`);
	await context.setOffline(false);
});
