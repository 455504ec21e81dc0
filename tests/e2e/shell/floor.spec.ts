import { type Browser, expect, type Page } from "playwright/test";
import { REQUIRED } from "../../../shared/floor.ts";
import { IN_ALL, origin, watch } from "../portal.ts";
import { test } from "../test.ts";
import { phone } from "./shell.ts";

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

const without = (browser: Browser) => browser.newContext({ viewport: phone, javaScriptEnabled: false });

for (const name of Object.keys(REQUIRED)) {
	const [, owner = "", member = ""] = name.split(".");

	test(
		`without ${owner}.${member} no script of the portal runs, and every page is the one without scripts`,
		IN_ALL,
		async ({ browser }) => {
			const plain = await without(browser);
			const scriptless = await plain.newPage();
			const expected = await shown(scriptless);
			// Its player ends with the native controls.
			await scriptless.goto(`${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`);
			const [player, audio] = await Promise.all(
				[".player", ".player audio"].map((selector) => scriptless.locator(selector).boundingBox()),
			);
			expect((player?.height ?? 0) - (audio?.height ?? 0)).toBeLessThan(4);
			await plain.close();
			const context = await browser.newContext({ viewport: phone });
			const page = await context.newPage();
			await page.addInitScript(`delete ${owner}.prototype.${member}`);
			const faults = watch(page);
			const scripts: string[] = [];
			// The entry is fetched early, before anybody knows the browser; had it run, it would have loaded more.
			page.on("request", (request) => {
				if (request.resourceType() === "script" && !request.url().includes("/entry-")) scripts.push(request.url());
			});
			expect(await shown(page)).toEqual(expected);
			await page.goto(`${origin("ie")}/en-IE/login`);
			await page.locator("main").getByLabel("E-mail").fill("ie@helvora.example");
			await page.locator("main").locator("[name=password]").fill("demo-1234");
			await page.locator("main").getByRole("button", { name: "Sign in" }).click();
			await expect(page.locator(".header__account")).toContainText("Hello");
			await page.locator(".header__own summary").click();
			await page.getByRole("button", { name: "Sign out" }).click();
			await expect(page.locator(".header__account")).toContainText("Sign in");
			expect(scripts).toEqual([]);
			expect(faults).toEqual([]);
			await context.close();
		},
	);
}
