import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import { expect as soon } from "playwright/test";
import { expect, test } from "vitest";
import { browserPath } from "../tools/browser.ts";
import { USER } from "../tools/cms/strapi.ts";
import { ownCms } from "./portal.ts";

/** An editor in Strapi's own admin: edit, save, see the preview in its frame, publish. */

const { portal, cms, calls } = ownCms();
const DRAFT = "Not out yet: measuring blood pressure at home";
const REVISED = `${DRAFT}, revised`;
const ENTRY =
	"/admin/content-manager/collection-types/api::news-item.news-item/worlddraftnewsxxxxxxxxxx?plugins[i18n][locale]=en-IE";
const PAGE = "ie.localhost/en-IE/news/not-out-yet-measuring-blood-pressure-at-home";
const SCREENSHOTS = "dist/screenshots";

test("the preview button shows the draft in the admin's frame, shows it anew after a save, and publishing makes it a page", async () => {
	const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		await page.goto(`${cms().url}/admin`);
		await page.getByRole("textbox", { name: "Email" }).fill(USER.email);
		await page.getByLabel("Password", { exact: false }).first().fill(USER.password);
		await page.getByRole("button", { name: "Login" }).click();
		await page.waitForURL(/\/admin\/?(?:$|\?)/);
		await page.goto(cms().url + ENTRY);
		await page.getByRole("link", { name: "Open preview" }).click();
		const frame = page.frameLocator("iframe");
		await soon(frame.getByRole("heading", { level: 1, name: DRAFT })).toBeVisible({ timeout: 60_000 });
		await soon(frame.getByRole("complementary", { name: "Preview" })).toContainText("Draft");
		mkdirSync(SCREENSHOTS, { recursive: true });
		await page.screenshot({ path: `${SCREENSHOTS}/cms-preview.png` });
		expect((await portal().get(PAGE)).status).toBe(404);

		// Strapi's Community edition has no form beside the frame.
		await page.goto(cms().url + ENTRY);
		await page.getByRole("textbox", { name: "title" }).fill(REVISED);
		await page.getByRole("button", { name: "Save" }).click();
		await page.getByRole("link", { name: "Open preview" }).click();
		await soon(frame.getByRole("heading", { level: 1, name: REVISED })).toBeVisible({ timeout: 60_000 });
		expect((await portal().get(PAGE)).status).toBe(404);

		await page.getByRole("button", { name: "Publish" }).click();
		await expect.poll(async () => (await portal().get(PAGE)).text(), { timeout: 60_000 }).toContain(REVISED);
		expect((await calls()).some(({ query }) => query.status === "draft")).toBe(true);
	} finally {
		await browser.close();
	}
});
