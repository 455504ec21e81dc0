import { expect, type Page } from "playwright/test";
import { address, fillLogin, GATED, GATED_TEXT, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { PODCAST, store } from "./media/medium.ts";
import { setTextSize } from "./overflow.ts";
import { expectStill, HOME, origin } from "./portal.ts";
import { calm, desktop, downloaded, phone, sectionLink, untilHydrated, WIDTHS, withFont } from "./shell/shell.ts";
import { test } from "./test.ts";

/** A doctor's day: what a signed-in user reaches, and in how many clicks. */

const LIVE = "/en-IE/webinars/sleep-apnoea-what-the-practice-can-do";

const today = (page: Page) => page.getByRole("list", { name: "Today for you" });
const bottomOfWindow = (page: Page) => page.viewportSize()?.height ?? 0;

test("[2.01] signed in, the home page begins with what is new, the webinar and what was begun", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, HOME, address("ie"));
	const headers = { Origin: origin("ie") };
	await page.request.post(`${origin("ie")}${LIVE}/register`, { headers, form: {}, maxRedirects: 0 });
	const begun = { path: PODCAST, title: "The breathless patient", at: Date.now(), position: 760, duration: 900 };
	await store(page, { progress: [begun] });
	await page.evaluate(() => localStorage.setItem("visits", `0 ${Date.now() - 3 * 24 * 60 * 60 * 1000}`));
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		await page.goto(HOME);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("What’s new");
		const box = await page.locator(".results .card").first().boundingBox();
		expect((box?.y ?? 0) + 100, `${size.width}`).toBeLessThan(bottomOfWindow(page));
		await expect(today(page).getByRole("link", { name: "Continue · 12:40 The breathless patient" })).toBeVisible();
		await expect(today(page).getByRole("button", { name: /^\d+ new since \w+day$/ })).toBeVisible();
		await expect(today(page).locator("a", { hasText: "Sleep apnoea" }).first()).toBeVisible();
		await expectStill(page, `${size.width}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		if (size === phone) await expectAccessible(page, "home");
	}
	const room = page.waitForEvent("popup");
	await today(page).getByRole("link", { name: "Join now" }).click();
	await expect((await room).getByRole("heading", { level: 1 })).toHaveText("You are in the webinar");
	await today(page).getByRole("link", { name: "Continue" }).click();
	await expect(page).toHaveURL(origin("ie") + PODCAST);
});

test("[2.01, 2.31, 4.16] signed out, hero and filters leave the first card in the window", async ({ page }) => {
	await withFont(page);
	await page.setViewportSize(desktop);
	await page.goto(HOME);
	await page.evaluate(() => document.fonts.ready);
	const hero = await page.locator(".hero").boundingBox();
	expect(hero?.height).toBeLessThan(320);
	const [sections, filters, card] = await Promise.all(
		[".choose .tabs", ".choose summary", ".results .card"].map((name) => page.locator(name).first().boundingBox()),
	);
	expect(Math.abs((sections?.y ?? 0) - (filters?.y ?? 0))).toBeLessThan(4);
	expect(card?.y).toBeLessThan(bottomOfWindow(page));
});

test("a product's dose is two clicks from the home page, in the first screen and a half @all", async ({ page }) => {
	await withFont(page);
	await page.setViewportSize(phone);
	await signIn(page, HOME, address("ie"));
	await page.locator("#hero-search").fill("cardovex titration");
	await page.keyboard.press("Enter");
	await page.locator(".hit__title a").first().click();
	await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
	await page.evaluate(() => document.fonts.ready);
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		const [table, facts] = await Promise.all(
			[".prose table", ".facts"].map((name) => page.locator(name).first().boundingBox()),
		);
		expect(table?.y, `${size.width}`).toBeLessThan(1.5 * size.height);
		expect(facts?.y, `${size.width}`).toBeLessThan(table?.y ?? 0);
	}
	const picture = await page.locator(".article__picture").boundingBox();
	expect(picture?.height).toBeLessThanOrEqual(200);
	await expectAccessible(page, "material");
});

test("[6.01] [8.01] the gate under the intro signs in on the page, with ids of its own", async ({ page }) => {
	await calm(page, phone);
	await page.goto(GATED);
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
	const gate = page.locator(".gate");
	await expect(gate).toHaveCount(1);
	const [intro, box] = await Promise.all([page.locator(".lead").boundingBox(), gate.boundingBox()]);
	expect((box?.y ?? 0) - (intro?.y ?? 0) - (intro?.height ?? 0)).toBeLessThan(40);
	await expectAccessible(page, "gate");
	await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
	await expect(page.getByRole("dialog").locator("[name=email]").first()).toBeFocused();
	await expectAccessible(page, "gate and modal", false);
	await page.keyboard.press("Escape");
	await gate.locator("[name=email]").focus();
	await untilHydrated(page, "login");
	await fillLogin(gate, address("ie"), "not-it-at-all");
	await gate.getByRole("button", { name: "Sign in" }).click();
	await expect(gate.getByRole("alert")).toHaveText("Incorrect e-mail address or password.");
	await fillLogin(gate, address("ie"));
	await gate.locator("[name=password]").press("Enter");
	await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
	await expect(page).toHaveURL(GATED);
	await expect(page.getByRole("banner")).toContainText("Niamh");
});

test("[2.30] on phones the account's menu has the sign-out; the header is one row at 320 px", async ({ page }) => {
	await signIn(page, HOME, address("ie"));
	const header = page.getByRole("banner");
	await page.setViewportSize({ width: 320, height: 640 });
	expect((await header.boundingBox())?.height).toBeLessThan(68);
	await expect(header.getByRole("button", { name: "Sign out" })).toHaveCount(0);
	await header.locator(".header__own summary").click();
	await expect(header.getByRole("link", { name: "My account" })).toBeVisible();
	await expectAccessible(page, "account menu");
	await page.keyboard.press("Escape");
	await expect(header.getByRole("link", { name: "My account" })).toHaveCount(0);
	await header.locator(".header__own summary").click();
	await page.locator("h1").click();
	await expect(header.getByRole("button", { name: "Sign out" })).toHaveCount(0);
	await setTextSize(page, "200%");
	expect((await header.boundingBox())?.height).toBeLessThan(640 / 4);
	await header.locator(".header__own summary").click();
	await expect(header.getByRole("link", { name: "My account" })).toBeInViewport({ ratio: 1 });
	await expect(header.getByRole("button", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
	const name = header.locator(".header__own-menu p");
	await name.evaluate((element) => element.replaceChildren("M".repeat(30)));
	await expect(name).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Escape");
	await setTextSize(page, "");
	await header.locator(".header__own summary").click();
	await header.getByRole("button", { name: "Sign out" }).click();
	await expect(header.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("[1.15] [2.40] [2.48] forms and legal pages: no promotion, on forms no way up either @all", async ({ page }) => {
	await page.goto(`${HOME}/privacy`);
	await expect(page.locator(".pre-footer")).toBeHidden();
	await sectionLink(page, "News").click();
	await expect(page.locator(".pre-footer")).toBeVisible();
	await page.goto(`${HOME}/register`);
	await expect(page.locator(".pre-footer")).toBeHidden();
	await expect(page.locator(".footer__to-top")).toBeHidden();
});

test("a resource is shared in two clicks without personal data; failures are reported", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await calm(page, phone);
	await page.addInitScript(() => {
		Reflect.set(navigator, "share", () => Promise.reject(new DOMException("Out of order", "NotAllowedError")));
	});
	await signIn(page, `${GATED}?utm_source=mail`, address("ie"));
	await page.getByRole("button", { name: "Share" }).click();
	const sheet = page.getByRole("dialog", { name: "Share" });
	await expect(sheet).toContainText("your colleague sees the title and the summary only");
	await sheet.getByRole("button", { name: "Copy" }).click();
	await expect(sheet.getByRole("status")).toHaveText("Copied.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(GATED);
	await expect(sheet.getByRole("link", { name: "E-mail" })).toHaveAttribute(
		"href",
		`mailto:?subject=${encodeURIComponent("CARDOVEX® titration scheme")}&body=${encodeURIComponent(GATED)}`,
	);
	await sheet.getByRole("button", { name: "More options" }).click();
	await expect(sheet.getByRole("status")).toHaveText("Sharing didn’t work. Copy the link instead.");
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
	});
	await sheet.getByRole("button", { name: "Copy" }).click();
	await expect(sheet.getByRole("status")).toContainText("Your browser blocks copying.");
	expect(await page.evaluate(() => getSelection()?.toString())).toContain(GATED);
	await expectAccessible(page, "share");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
	await page.getByRole("button", { name: "Cite" }).click();
	await expect(page.getByRole("dialog", { name: "Cite" })).toContainText(
		/Brennan M, Keller J\. CARDOVEX® titration scheme \[Internet\]\. Helvora Pro; \d{4} \w{3} \d+ \[cited/,
	);
});

test("lists as rows: stored, before the first paint, with a PDF one click away @all", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, `${HOME}/materials`, address("ie"));
	const action = page.locator(".results .card__action").first();
	await expect(action).toBeHidden();
	await page.getByRole("button", { name: "Show as rows" }).click();
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		await page.goto(`${HOME}/materials`);
		await expect(page.locator(".results .card__picture").first()).toBeHidden();
		await expect(action).toHaveText(/^Download PDF: /);
		await expectStill(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		if (size === phone) await expectAccessible(page, "rows");
	}
	await downloaded(page, action);
	await page.goto(`${HOME}/webinars`);
	await expect(page.locator(".results .card", { hasText: "After gestational diabetes" })).toContainText("Cancelled");
	await page.getByRole("button", { name: "Show as cards" }).click();
	await expect(page.locator(".results .card__picture").first()).toBeVisible();
});

test("[2.18] at its end a podcast offers the next one @all", async ({ page }) => {
	await page.goto(origin("ie") + PODCAST);
	await page.getByRole("button", { name: "Mute" }).click();
	const player = page.locator(".player");
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await page.getByRole("slider", { name: "Position" }).fill("94");
	await expect(player.getByRole("link", { name: /^Next: / })).toBeVisible();
	await player.getByRole("link", { name: /^Next: / }).click();
	await expect(page).toHaveURL(/\/podcasts\//);
	await expect(page).not.toHaveURL(origin("ie") + PODCAST);
});

test("where the device has no share sheet, nothing offers one @all", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
	await page.goto(origin("ie") + PODCAST);
	await page.getByRole("button", { name: "Share" }).click();
	const sheet = page.getByRole("dialog", { name: "Share" });
	await expect(sheet.getByRole("link", { name: "E-mail" })).toBeVisible();
	await expect(sheet.getByRole("button", { name: "More options" })).toHaveCount(0);
});

test("what was begun in the country's other language is said in that language @all", async ({ page }) => {
	const home = `${origin("be")}/nl-BE`;
	await signIn(page, home, address("be"));
	const title = "Le patient dyspnéique";
	await store(page, { progress: [{ path: "/fr-BE/podcasts/x", title, at: Date.now(), position: 76, duration: 900 }] });
	await page.goto(home);
	await expect(page.locator(".today").getByText(title, { exact: true })).toHaveAttribute("lang", "fr-BE");
});
