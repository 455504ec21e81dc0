import { expect, type Page, type Request } from "playwright/test";
import { address, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./overflow.ts";
import { origin } from "./portal.ts";
import { messages } from "./shell/shell.ts";
import { test } from "./test.ts";

/** The notices of a session's end, on the test's own clock. */

const ACCOUNT = `${origin("ie")}/en-IE/account/profile`;
const MINUTE = 60_000;
const soon = (page: Page) => page.getByRole("dialog", { name: "You will be signed out soon" });
const ended = (page: Page) => page.getByRole("dialog", { name: "You have been signed out" });
const stay = (page: Page) => soon(page).getByRole("button", { name: "Stay signed in" });

/** Opens the page, and waits until its code has told the other tabs when the session ends. */
async function open(page: Page, url = ACCOUNT): Promise<void> {
	const listener = await page.context().newPage();
	await listener.goto(`${origin("ie")}/robots.txt`);
	await listener.evaluate(() => {
		new BroadcastChannel("session").onmessage = () => document.documentElement.setAttribute("data-told", "");
	});
	await page.goto(url);
	await expect(listener.locator("[data-told]")).toBeAttached();
	await listener.close();
	await page.bringToFront();
}

test("five minutes before the end a dialog offers to stay, for all tabs", async ({ page, context }) => {
	const said = messages(page);
	await context.clock.install();
	await signIn(page, ACCOUNT, address("ie"));
	await open(page);
	const other = await context.newPage();
	await open(other);
	// The clock goes on by itself too: on a busy machine for more than a minute until here.
	await page.clock.fastForward(50 * MINUTE);
	await expect(soon(page)).toHaveCount(0);
	await page.clock.fastForward(6 * MINUTE);
	await expect(soon(page)).toBeVisible();
	// The focus is on the heading, so that a low window shows the dialog's beginning.
	await expect(soon(page).getByRole("heading")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(stay(page)).toBeFocused();
	await expect(soon(page)).toContainText(/You will be signed out at \d\d:\d\d/);
	await expectAccessible(page, "the session's end");
	await expectFits(page);

	// What fails is said, and can be tried again.
	await page.route("**/api/api/user", (route) => route.abort());
	await stay(page).click();
	await expect(soon(page).getByRole("alert")).toContainText("Please try again");
	const isAsked = (request: Request) => request.url().endsWith("/api/api/user");
	await Promise.all([page.waitForEvent("requestfailed", isAsked), stay(page).click()]);
	await expect(soon(page).getByRole("alert")).toHaveText("That didn’t work. Please try again.");
	await expect(soon(page).getByRole("alert")).toHaveCSS("font-weight", "600");
	await page.unroute("**/api/api/user");
	await stay(page).click();
	await expect(soon(page)).toBeHidden();
	await expect(soon(other)).toBeHidden();
	await page.clock.fastForward(50 * MINUTE);
	await expect(soon(page)).toBeHidden();
	// Who signs out in one tab is told so in the others.
	await other.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
	await expect(ended(page)).toBeVisible();
	expect(said.filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
	await other.close();
});

test("an end that cannot be put off is announced on one page of a visit, not on each @all", async ({ page }) => {
	await signIn(page, ACCOUNT, address("ie"));
	// As pages are whose session ends in four minutes, whatever is opened.
	await page.addInitScript(() => {
		const { parse } = JSON;
		JSON.parse = (text, reviver) => parse(text.replace(/"atMost":\d+/, '"atMost":240'), reviver);
	});
	// Without its words the dialog is not shown, and does not count as shown.
	const words = "**/assets/en-IE-*.js";
	await page.route(words, (route) => route.abort());
	await Promise.all([page.waitForEvent("requestfailed", (request) => /\/en-IE-/.test(request.url())), open(page)]);
	await page.unroute(words);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(soon(page)).toContainText("For security, you will be signed out at");
	await soon(page).getByRole("button", { name: "OK" }).click();
	await open(page);
	await expect(soon(page)).toHaveCount(0);
});

test("after the end the page stays and says so; without an answer nothing on it is lost", async ({ page, context }) => {
	await context.clock.install();
	await signIn(page, ACCOUNT, address("ie"));
	await open(page);
	await page.clock.fastForward(57 * MINUTE);
	await expect(soon(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(soon(page)).toHaveCount(0);
	await page.clock.fastForward(4 * MINUTE);
	await expect(ended(page)).toBeVisible();
	await expectAccessible(page, "the session has ended");
	await expect(ended(page).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /\/en-IE\/login\?return=/);
	// Nothing was typed: the page of whoever was signed in stays covered, and Escape does not uncover it.
	// A browser lets a page refuse only the first.
	for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
	await expect(ended(page)).toBeVisible();
	await expect(ended(page)).toContainText("Sign in to continue where you left off.");
	expect(
		await page.evaluate(
			() => getComputedStyle(document.querySelector("dialog:modal") ?? document.body, "::backdrop").backgroundColor,
		),
	).toMatch(/^rgb\(/);
	await ended(page).getByRole("button", { name: "Continue without signing in" }).click();
	await expect(ended(page)).toHaveCount(0);
});

test("the second notice replaces the first one and gives the focus back @all", async ({ page, context }) => {
	await context.clock.install();
	await signIn(page, ACCOUNT, address("ie"));
	await open(page, `${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`);
	await page.getByText("Accept or decline").click();
	const profession = page.locator("#meeting [name=profession]");
	await profession.selectOption("I");
	await profession.focus();
	await page.clock.fastForward(57 * MINUTE);
	await expect(soon(page)).toBeVisible();
	await page.clock.fastForward(4 * MINUTE);
	// A choice is input too.
	await expect(ended(page)).toContainText("What you have typed is still here.");
	await expect(soon(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(ended(page)).toHaveCount(0);
	await expect(profession).toBeFocused();
});

test("after the end what was typed stays on the page", async ({ page, context }) => {
	await context.clock.install();
	await signIn(page, ACCOUNT, address("ie"));
	await open(page, `${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`);
	await page.getByText("Accept or decline").click();
	await page.locator("#meeting [name=remarks]").fill("Vegetarian");
	await page.clock.fastForward(61 * MINUTE);
	await expect(ended(page)).toContainText("What you have typed is still here.");
	await ended(page).getByRole("button", { name: "Stay on this page" }).click();
	await expect(page.locator("#meeting [name=remarks]")).toHaveValue("Vegetarian");
});

test("when another person signs in in another tab, the first one's page has ended, and what was typed stays", async ({
	page,
	context,
}) => {
	await signIn(page, ACCOUNT, address("ie"));
	await open(page, `${origin("ie")}/en-IE/webinars/copd-evening-in-dublin-and-online`);
	await page.getByText("Accept or decline").click();
	await page.locator("#meeting [name=remarks]").fill("Vegetarian");
	const other = await context.newPage();
	await signIn(other, ACCOUNT, address("ie.new"));
	await expect(ended(page)).toContainText("What you have typed is still here.");
	await page.bringToFront();
	await ended(page).getByRole("button", { name: "Stay on this page" }).click();
	await page.locator("#meeting").getByRole("button", { name: "Send" }).click();
	await expect(ended(page)).toBeVisible();
	await expect(page.locator("#meeting [name=remarks]")).toHaveValue("Vegetarian");
	await expect(other.getByRole("dialog", { name: "You have been signed out" })).toHaveCount(0);
	await other.close();
});

test("a signed-out tab offers once to reload when another one signs in @all", async ({ page, context }) => {
	const news = `${origin("ie")}/en-IE/register`;
	await page.goto(news);
	await page.waitForLoadState("networkidle");
	await page.locator("main [name=first_name]").fill("Niamh");
	const other = await context.newPage();
	await signIn(other, ACCOUNT, address("ie"));
	const offer = page.getByRole("dialog", { name: "You are signed in" });
	await expect(offer).toBeVisible();
	await page.bringToFront();
	await expectAccessible(page, "signed in elsewhere");
	await offer.getByRole("button", { name: "Stay on this page" }).click();
	await expect(page.locator("main [name=first_name]")).toHaveValue("Niamh");
	await other.reload();
	await expect(other.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
	await expect(offer).toBeHidden();

	const third = await context.newPage();
	await third.goto(`${origin("ie")}/en-IE/news`);
	await expect(third.getByRole("dialog")).toHaveCount(0);
	await other.close();
});
