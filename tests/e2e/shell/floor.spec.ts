import { expect, type Page } from "playwright/test";
import { REQUIRED } from "../../../shared/floor.ts";
import { address, fillLogin } from "../accounts/accounts.ts";
import { origin, watch } from "../portal.ts";
import { test } from "../test.ts";
import { phone, requested } from "./shell.ts";

/** A browser that lacks something which the scripts need has the page that works without scripts. */

const isThere = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) => all.some((one) => one.getClientRects().length > 0));

/** What stands or falls with scripts. */
const DEPENDS = [
	".save",
	".player__bar",
	".player--audio > audio",
	".footer__cookies",
	".field__reveal",
	".hub--plain",
];

async function shown(page: Page): Promise<Record<string, boolean[]>> {
	const all: Record<string, boolean[]> = {};
	for (const path of ["/en-IE", "/en-IE/login", "/en-IE/hub", "/en-IE/podcasts"]) {
		await page.goto(origin("ie") + path);
		all[path] = await Promise.all(DEPENDS.map((selector) => isThere(page, selector)));
	}
	return all;
}

for (const name of Object.keys(REQUIRED)) {
	const [, owner = "", member = ""] = name.split(".");

	test(`without ${owner}.${member} no script runs, and pages are those without scripts @all`, async ({ browser }) => {
		const scriptless = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
		const expected = await shown(scriptless);
		// Its player ends with the native controls.
		await scriptless.goto(`${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`);
		const [player, audio] = await Promise.all(
			[".player", ".player audio"].map((selector) => scriptless.locator(selector).boundingBox()),
		);
		expect((player?.height ?? 0) - (audio?.height ?? 0)).toBeLessThan(4);
		await scriptless.close();
		const page = await browser.newPage({ viewport: phone });
		await page.addInitScript(`delete ${owner}.prototype.${member}`);
		const faults = watch(page);
		// The entry is fetched early, before anybody knows the browser; had it run, it would have loaded more.
		const scripts = requested(page, (one) => one.resourceType() === "script" && !one.url().includes("/entry-"));
		expect(await shown(page)).toEqual(expected);
		await page.goto(`${origin("ie")}/en-IE/login`);
		await fillLogin(page.locator("main"), address("ie"));
		await page.locator("main").getByRole("button", { name: "Sign in" }).click();
		await expect(page.locator(".header__account")).toContainText("Hello");
		await page.locator(".header__own summary").click();
		await page.getByRole("button", { name: "Sign out" }).click();
		await expect(page.locator(".header__account")).toContainText("Sign in");
		expect(scripts).toEqual([]);
		expect(faults).toEqual([]);
		await page.close();
	});
}
