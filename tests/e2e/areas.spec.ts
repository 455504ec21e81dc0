import { expect, type Page } from "playwright/test";
import { address, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectStill, HOME, origin } from "./portal.ts";
import { calm, desktop, hold, isSameDocument, mark, messages, openFilters, phone, rewrite } from "./shell/shell.ts";
import { test } from "./test.ts";

/** The therapeutic areas that a reader chose: kept by the browser, offered above every list. */

const row = (page: Page) => page.getByRole("navigation", { name: "My areas" });
const area = (page: Page) => page.getByLabel("Therapeutic area");
const status = (page: Page) => page.locator(".filters__form [role=status]");

/** As a browser has it that stored this before, where no script of the portal runs. */
async function stored(page: Page, value: string): Promise<void> {
	await page.goto(`${origin("ie")}/robots.txt`);
	await page.evaluate((text) => localStorage.setItem("areas", text), value);
	await page.evaluate((last) => localStorage.setItem("visits", `0 ${last}`), Date.now());
}

test("areas are chosen in the filters without an account; every list shows them @all", async ({ page }) => {
	const said = messages(page);
	await calm(page, phone);
	await page.goto(HOME);
	await expect(row(page)).toBeHidden();
	await openFilters(page);
	await area(page).selectOption({ label: "Cardiology" });
	await page.getByRole("button", { name: "Add “Cardiology” to my areas" }).click();
	await expect(status(page)).toHaveText("Your areas appear above every list.");
	await expect(row(page).getByRole("link")).toHaveText(["Cardiology", "All areas"]);
	await expect(row(page).getByRole("link", { name: "Cardiology" })).toHaveAttribute("aria-current", "true");
	await expect(page).toHaveURL(`${HOME}?domain=1`);
	await expect(page.locator(".results")).not.toHaveAttribute("aria-busy");
	await expectAccessible(page, "an area is chosen");
	await area(page).selectOption({ label: "Diabetes" });
	await expect(status(page)).toBeEmpty();
	await page.getByRole("button", { name: "Add “Diabetes” to my areas" }).click();
	await expect(status(page)).toHaveText("Your areas appear above every list.");
	const removal = page.getByRole("button", { name: "Remove “Diabetes” from my areas" });
	// On phones the button that opens the filters has an icon alone.
	expect((await removal.boundingBox())?.width).toBeGreaterThan(100);

	for (const size of [phone, desktop]) {
		await page.setViewportSize(size);
		await page.goto(`${HOME}/news`);
		await expect(row(page).getByRole("link")).toHaveText(["Cardiology", "Diabetes", "All areas"]);
		await expectStill(page);
	}
	await mark(page);
	await row(page).getByRole("link", { name: "Diabetes" }).click();
	await expect(page).toHaveURL(`${HOME}/news?domain=3`);
	await expect(row(page).locator("[aria-current]")).toHaveText("Diabetes");
	await expect(row(page).getByRole("link", { name: "Diabetes" })).toBeFocused();
	await row(page).getByRole("link", { name: "All areas" }).click();
	await expect(page).toHaveURL(`${HOME}/news`);
	await expect(row(page).locator("[aria-current]")).toHaveText("All areas");
	expect(await isSameDocument(page)).toBe(true);
	await openFilters(page);
	await area(page).selectOption({ label: "Diabetes" });
	await removal.click();
	await expect(status(page)).toHaveText("This area no longer appears above lists.");
	await expect(row(page).getByRole("link")).toHaveText(["Cardiology", "All areas"]);
	await signIn(page, HOME, address("ie"));
	await page.setViewportSize(phone);
	await page.goto(HOME);
	await expect(row(page).getByRole("link", { name: "Cardiology" })).toBeVisible();
	await expectStill(page);
	expect(said).toEqual([]);
});

test("areas wait for filters that come late @all", async ({ page }) => {
	const list = `${HOME}/news`;
	const pending = `<div data-part="filters" data-state="pending"><div data-enhance="late" data-left="" data-whole="${list}?whole">
		<p role="status">Loading</p></div></div>`;
	await stored(page, "1 3");
	await rewrite(page, list, (html) => html.replace(/<div data-part="filters">.*?<\/template><\/div><\/div>/s, pending));
	const release = await hold(page, `${list}?whole`);
	const visits = () => page.evaluate(() => localStorage.getItem("visits"));
	const before = await visits();
	await page.goto(list);
	// The code of the areas has run.
	await expect.poll(visits).not.toBe(before);
	await expect(row(page)).toBeVisible();
	release();
	await expect(row(page).getByRole("link")).toHaveText(["Cardiology", "Diabetes", "All areas"]);
	await expectStill(page);
});

test("400 areas, removed ones, nonsense, a fourth area and refused storage do no harm @all", async ({ page }) => {
	const said = messages(page);
	await stored(page, ["null", "gone", ...Array(400).keys()].join(" "));
	await page.goto(HOME);
	await expect(row(page).getByRole("link")).toHaveCount(4);
	await openFilters(page);
	const others = await area(page).locator("option").allTextContents();
	const shown = await row(page).getByRole("link").allTextContents();
	const fourth = others.find((name, place) => place > 0 && !shown.includes(name)) ?? "";
	for (const value of ["nonsense", '{"a":1}', "gone"]) {
		await stored(page, value);
		await page.goto(HOME);
		await expect(page.locator(".results .card").first()).toBeVisible();
		await expect(row(page)).toBeHidden();
	}
	await stored(page, "1 2 3");
	await page.goto(HOME);
	await openFilters(page);
	await area(page).selectOption({ label: fourth });
	await page.getByRole("button", { name: `Add “${fourth}” to my areas` }).click();
	await expect(status(page)).toHaveText("You already have three areas. Remove one first.");
	await page.evaluate(() => {
		localStorage.setItem("areas", "");
		dispatchEvent(new StorageEvent("storage", { key: null }));
		Storage.prototype.setItem = () => {
			throw new DOMException("", "QuotaExceededError");
		};
	});
	await page.getByRole("button", { name: `Add “${fourth}” to my areas` }).click();
	await expect(status(page)).toHaveText(/^Your browser blocks storage/);
	await expect(row(page)).toBeHidden();
	expect(said).toEqual([]);
});
