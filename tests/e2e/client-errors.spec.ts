import { expect } from "playwright/test";
import { CLIENT_ERRORS_PATH } from "../../shared/client-errors.ts";
import { clientError } from "../../shared/contracts/reports.ts";
import { beacons, origin } from "./portal.ts";
import { requested } from "./shell/shell.ts";
import { test } from "./test.ts";

test("errors of the portal's scripts and of hydration are reported once, others never", async ({ page }) => {
	const code = requested(page, (request) => request.url().includes("/assets/report-"));
	const bodies = await beacons(page, CLIENT_ERRORS_PATH);
	await page.goto(`${origin("ie")}/en-IE/news`, { waitUntil: "networkidle" });
	expect(code).toEqual([]);

	// An error of nobody's script, and one of another site that says nothing.
	await page.evaluate(() => {
		setTimeout(() => {
			throw new Error("jane@practice.example");
		});
		dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
	});
	await expect.poll(() => code.length).toBe(1);
	// A choice of light or dark fails where there are no such events.
	await page.evaluate(() => Reflect.set(window, "StorageEvent", undefined));
	const theme = page.locator("[data-theme-choice]");
	await theme.selectOption("dark");
	await theme.selectOption("light");
	await expect.poll(() => bodies.length).toBe(1);
	// The filters say something else than their component.
	const filters = page.locator("[data-island=filters]");
	await filters.evaluate((island) => {
		const text = document.createTreeWalker(island, NodeFilter.SHOW_TEXT).nextNode();
		if (text) text.nodeValue = "Something else";
	});
	await filters.dispatchEvent("pointerover");
	await expect.poll(() => bodies.length).toBe(2);

	const [thrown, differs] = bodies.map((body) => clientError.parse(body));
	expect(thrown).toMatchObject({ kind: "error", name: "TypeError", route: "list" });
	expect(differs).toMatchObject({ kind: "hydration", name: "Error", route: "list" });
	expect(JSON.stringify(bodies)).not.toMatch(/jane|podcasts|localhost/i);
	expect(code).toHaveLength(1);
});
