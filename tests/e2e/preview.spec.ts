import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits, smallFields } from "./overflow.ts";
import { origin, UNANSWERED, watch } from "./portal.ts";
import { PORTS } from "./ports.ts";
import { test } from "./test.ts";

/** A preview in a tab and in the frame of the CMS, which is another site. */

const NEWS = "/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";
const TITLE = "Not out yet: measuring blood pressure at home";
const base = origin("ie");
const button = (url: string) =>
	`${base}/preview?${new URLSearchParams({ secret: "development-preview-secret", url, status: "draft" })}`;

// Nobody has answered the question for consent: a preview does not ask it.
test.use({ storageState: UNANSWERED });

/** The CMS's admin with the page in its frame. */
async function framed(page: Page, url: string) {
	await page.goto(`http://localhost:${PORTS.cms}/admin?${new URLSearchParams({ url })}`);
	return page.frameLocator("iframe");
}

const saved = (page: Page, type = "strapiUpdate") =>
	page.evaluate(([type, target]) => window.frames[0]?.postMessage({ type }, target ?? ""), [type, base] as const);

test("in the CMS's frame a draft is shown, and anew where it was read when something was saved", async ({ page }) => {
	const faults = watch(page);
	const frame = await framed(page, button(NEWS));
	await expect(frame.getByRole("heading", { name: TITLE })).toBeVisible();
	await expect(frame.getByRole("complementary", { name: "Preview" })).toContainText("Draft");
	const html = frame.locator("html");
	await expect(html).toHaveAttribute("data-scripts", "");
	const inner = page.frames()[1];
	if (!inner) throw new Error("No frame");
	await inner.waitForLoadState("load");
	await inner.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
	await expect(async () => expect(await inner.evaluate(() => scrollY)).toBe(300)).toPass();
	await inner.evaluate(() => Reflect.set(window, "same", true));
	const isSame = () => inner.evaluate(() => Reflect.get(window, "same") === true);

	// The script that hears the CMS comes last.
	await inner.waitForFunction(() =>
		performance
			.getEntriesByType("resource")
			.some(({ name }) => name.includes("/assets/preview-") && name.endsWith(".js")),
	);
	await saved(page, "strapiScript");
	expect(await isSame()).toBe(true);
	// Asked of the new page: while the old one is being left there is nothing to ask.
	const shown = () => inner.evaluate(() => [Reflect.get(window, "same"), scrollY]).catch(() => []);
	await expect(async () => {
		await saved(page);
		await expect.poll(shown, { timeout: 10_000 }).toEqual([undefined, 300]);
	}).toPass();
	// The header's hidden search field would have the focus when it opens, which browsers keep from frames.
	expect(faults.filter((fault) => !fault.includes("Blocked autofocusing"))).toEqual([]);
});

test("a previewed page counts, asks and fetches nothing beforehand", async ({ page }) => {
	const asked: string[] = [];
	await page.goto(button("/en-IE/news"));
	await page.waitForLoadState("networkidle");
	page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.getByRole("link", { name: TITLE }).hover();
	await page.getByRole("link", { name: TITLE }).click();
	await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(asked.filter((one) => one === `GET ${NEWS}`)).toHaveLength(1);
	expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
});

test("a reviewer without the CMS sees one draft by an editor's link @all", async ({ page, browser, context }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(button(NEWS));
	const bar = page.getByRole("complementary", { name: "Preview" });
	await bar.getByRole("button", { name: "Create review link" }).press("Enter");
	const field = bar.getByLabel(/^Review link, valid until/);
	await expect(field).toHaveValue(new RegExp(`^${base}/preview/[\\w-]{32}$`));
	await bar.getByRole("button", { name: "Copy link" }).click();
	await expect(bar.getByRole("status")).toHaveText("Copied");
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(await field.inputValue());
	await expectFits(page);
	expect(await smallFields(page)).toEqual([]);
	await expectAccessible(page, "editor");
	// The bar leaves with the page's top, so that it never lies over what has the focus.
	await page.evaluate(() => scrollTo(0, 400));
	await expect(bar).not.toBeInViewport();

	const reviewer = await browser.newPage({ storageState: UNANSWERED, reducedMotion: "reduce" });
	await reviewer.goto(link);
	await expect(reviewer.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
	const seen = reviewer.getByRole("complementary", { name: "Preview" });
	await expect(seen).toContainText("Not approved");
	await expectFits(reviewer);
	await expectAccessible(reviewer, "reviewer");
	await reviewer.close();
});
