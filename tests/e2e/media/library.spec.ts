import { expect, type Page } from "playwright/test";
import { address, signIn, signOut } from "../accounts/accounts.ts";
import { expectAccessible } from "../axe.ts";
import { expectStill, HOME, origin } from "../portal.ts";
import { calm, isSameDocument, mark, messages, phone, requested, toSection } from "../shell/shell.ts";
import { test } from "../test.ts";
import { libraries, PODCAST, SHELVES, store, timeOf, toShelves } from "./medium.ts";

/** What a reader keeps for later and has begun: in the browser alone, theirs alone. */

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const GONE = "/en-IE/news/gone-since-yesterday";

const as = (page: Page, name: string) => signIn(page, SHELVES, address(name));
const shelf = (page: Page, name: string) => page.getByRole("region", { name });
const saved = (page: Page) => shelf(page, "Saved items");
const begun = (page: Page) => shelf(page, "Continue where you left off");
const saveButton = (page: Page) => page.getByRole("button", { name: "Save for later" });
/** The same button: its name says how to take the item off again, and nothing beside the name says a state. */
const savedButton = (page: Page) => page.locator("button:not([aria-pressed])", { hasText: "Saved · Remove" });
const kept = async (page: Page) => Object.keys(await libraries(page));

async function keep(page: Page, path: string): Promise<void> {
	await page.goto(origin("ie") + path);
	await saveButton(page).click();
	await expect(savedButton(page)).toBeFocused();
	await expect(page.getByText("You’ll find it in your account.")).toBeVisible();
}

test("shelves are filled, followed and emptied; nothing moves, nothing is sent, no React comes", async ({ page }) => {
	const said = messages(page);
	const scripts = requested(page, (request) => request.resourceType() === "script");
	await calm(page, phone);
	await as(page, "ie");
	await expect(saved(page)).toContainText("Items you save appear here.");
	// Nothing was begun: there is no empty box for it.
	await expect(begun(page)).toHaveCount(0);
	await expectAccessible(page, "empty shelves", false);
	const posts = requested(page, (request) => request.method() !== "GET");
	await keep(page, GATED);
	await savedButton(page).press("Space");
	await expect(saveButton(page)).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "No longer saved." })).toBeVisible();
	await saveButton(page).press("Space");
	await expect(savedButton(page)).toBeVisible();
	await keep(page, PODCAST);
	await page.getByRole("button", { name: "Mute" }).click();
	await page.getByRole("slider", { name: "Position" }).fill("30");
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await expect.poll(() => timeOf(page.locator("audio"))).toBeGreaterThan(30);
	await page.getByRole("button", { name: "Pause" }).click();

	scripts.length = 0;
	await toShelves(page);
	await expect(saved(page).getByRole("link")).toHaveText([
		"The breathless patient: heart or lung?",
		/titration scheme$/,
	]);
	await expect(begun(page).getByRole("link")).toHaveText(["The breathless patient: heart or lung?"]);
	await expect(begun(page)).toContainText(/\d:\d\d \/ 1:35/);
	await expectAccessible(page, "filled shelves");
	await expectStill(page);
	expect(scripts.filter((url) => /hydrate|react/.test(url))).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

	// Emptied, the shelf is gone, and the focus is in the other one.
	await begun(page).getByRole("button").press("Enter");
	await expect(page.locator("#shelf-saved")).toBeFocused();
	await expect(begun(page)).toHaveCount(0);
	await toShelves(page);
	await expect(begun(page)).toHaveCount(0);
	await expectStill(page);

	await saved(page).getByRole("link", { name: "titration scheme" }).click();
	await expect(page.locator("h1")).toContainText("titration scheme");
	await expect(savedButton(page)).toBeVisible();
	await page.goBack();
	await saved(page).getByRole("button", { name: "Remove “The breathless" }).press("Enter");
	await expect(saved(page).getByRole("button")).toBeFocused();
	await expect(page.locator("#announcer")).toHaveText("Removed: The breathless patient: heart or lung?");
	await saved(page).getByRole("button").press("Enter");
	await expect(saved(page).getByRole("heading")).toBeFocused();
	await expect(saved(page)).toContainText("Items you save appear here.");
	expect(posts.filter((url) => !/\/tracking\//.test(url))).toEqual([]);
	expect(said).toEqual([]);
});

test("two users of one browser: separate shelves, and none after the sign-out @all", async ({ page }) => {
	await as(page, "ie");
	await keep(page, GATED);
	await signOut(page);
	expect(await kept(page)).toEqual([]);
	await expect(page.locator(".shelves")).toHaveCount(0);
	await page.goto(origin("ie") + PODCAST);
	await expect(saveButton(page)).toHaveCount(0);

	await as(page, "ie");
	await toShelves(page);
	await expect(saved(page).getByRole("link")).toHaveCount(0);
	// Who wants it kept finds it again; the next user does not.
	await page.getByRole("checkbox", { name: "Keep after I sign out" }).check();
	await keep(page, GATED);
	await signOut(page);
	expect(await kept(page)).toHaveLength(1);
	await as(page, "ie.new");
	await toShelves(page);
	await expect(saved(page).getByRole("link")).toHaveCount(0);
	await expect(page.getByRole("checkbox", { name: "Keep after I sign out" })).not.toBeChecked();
	await keep(page, PODCAST);
	await signOut(page);
	expect(await kept(page)).toHaveLength(1);
	await as(page, "ie");
	await toShelves(page);
	await expect(saved(page).getByRole("link")).toHaveText([/titration scheme$/]);
});

test("without a network a sign-out deletes nothing; sent again, it does", async ({ page, context }) => {
	await as(page, "ie");
	await keep(page, PODCAST);
	const other = await context.newPage();
	await other.goto(SHELVES);
	await context.setOffline(true);
	await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
	const lost = page.getByRole("dialog", { name: "No connection" });
	await expect(lost).toBeVisible();
	expect(await kept(page)).toHaveLength(1);
	await expect(other.getByRole("dialog")).toHaveCount(0);
	await context.setOffline(false);
	await lost.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	expect(await kept(page)).toEqual([]);
});

test("the shelves follow a podcast that plays in another tab, and the focus stays", async ({ page, context }) => {
	await as(page, "ie");
	await keep(page, PODCAST);
	const other = await context.newPage();
	await other.goto(`${origin("ie")}/robots.txt`);
	/** As the other tab's player writes it, beside an article whose title only its page has. */
	const play = (position: number) => {
		const playing = { path: PODCAST, title: "The breathless patient", at: Date.now(), position, duration: 95 };
		return store(other, { progress: [playing, { path: GONE, at: Date.now(), read: 0.5, block: 0, within: 0 }] });
	};
	await play(5);
	const titles = requested(page, (request) => request.url().endsWith(GONE));
	await toShelves(page);
	await expect(begun(page)).toContainText("0:05 / 1:35");
	const remove = saved(page).getByRole("button");
	await remove.focus();
	await play(10);
	await expect(begun(page)).toContainText("0:10 / 1:35");
	await expect(remove).toBeFocused();
	const removeBegun = begun(page).getByRole("button").first();
	await removeBegun.focus();
	await play(15);
	await expect(begun(page)).toContainText("0:15 / 1:35");
	await expect(removeBegun).toBeFocused();
	expect(titles).toHaveLength(1);
});

test("[3.12] a sign-out ends writing in the other tab; the next user's library @all", async ({ page, context }) => {
	const other = await context.newPage();
	await as(page, "ie");
	await page.goto(origin("ie") + PODCAST);
	await saveButton(page).click();
	await other.goto(HOME);
	await signOut(other);
	// The dialog covers the page, and its only way on loads the page of nobody.
	await page.getByRole("dialog").getByRole("button", { name: "Continue without signing in" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
	expect(await kept(page)).toEqual([]);

	await as(other, "ie");
	await keep(page, GATED);
	await toShelves(page);
	await page.getByRole("checkbox", { name: "Keep after I sign out" }).check();
	await mark(page);
	await other.goto(HOME);
	await signOut(other);
	await as(other, "ie.new");
	await toSection(page, "Podcasts");
	await expect(page.getByRole("banner")).toContainText("Ciarán");
	expect(await isSameDocument(page)).toBe(false);
	await page.goBack();
	await expect(page.locator(".shelves:not([data-enhance])")).toBeVisible();
	await expect(page.getByRole("banner")).toContainText("Ciarán");
	await expect(saved(page).getByRole("link")).toHaveCount(0);
});

test("a bookmark of a missing item leads to its notice, can be removed; broken ones go @all", async ({ page }) => {
	await as(page, "ie");
	await keep(page, PODCAST);
	const gone = { path: GONE, at: Date.now() };
	const broken = [
		{ ...gone, path: "/en-IE/news/first", title: "First" },
		{ ...gone, title: "Gone <b>since</b> yesterday" },
		{ ...gone, path: "javascript:alert(1)", title: "Script" },
		{ ...gone, path: "//elsewhere.example/news/x", title: "Elsewhere" },
		{ ...gone, path: "/en-IE/news/x", title: 1 },
		"nonsense",
	];
	await store(page, { saved: broken, progress: [{ ...gone, title: "Half", position: "soon", duration: 10 }] });
	await toShelves(page);
	await expect(saved(page).getByRole("link")).toHaveText(["First", "Gone <b>since</b> yesterday", /^The breathless/]);
	await expect(begun(page).getByRole("link")).toHaveCount(0);
	await saved(page).getByRole("link", { name: "Gone" }).click();
	await expect(page.locator("h1")).toHaveText("Page not found");
	await toShelves(page);
	await saved(page).getByRole("button", { name: "Remove “Gone" }).click();
	await expect(saved(page).getByRole("link")).toHaveText(["First", /^The breathless/]);
	await expect(saved(page).getByRole("button", { name: "Remove “The" })).toBeFocused();
});

test("where nothing can be stored the page says so, and all else works @all", async ({ page }) => {
	const said = messages(page);
	await as(page, "ie");
	await page.addInitScript(() => {
		const get = () => {
			throw new DOMException("Denied", "SecurityError");
		};
		for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
	});
	await toShelves(page);
	await expect(saved(page)).toContainText("Items you save appear here.");
	await page.goto(origin("ie") + PODCAST);
	await saveButton(page).click();
	await expect(page.getByText("Your browser blocks storage for this site")).toBeVisible();
	await expect(saveButton(page)).toBeVisible();
	await page.getByRole("button", { name: "Mute" }).click();
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
	await page.goto(`${HOME}/news`);
	await page.locator(".results .card a").first().click();
	await expect(page.locator(".prose").first()).toBeVisible();
	await expect(page.locator(".card__new")).toHaveCount(0);
	// The sign-out has a message of its own: that the cache was cleared.
	expect(said).toEqual([]);
	await signOut(page);
});
