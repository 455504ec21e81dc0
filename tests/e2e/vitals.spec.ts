import { expect, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { vitalsReport } from "../../shared/contracts/reports.ts";
import { CONSENT_PATH } from "../../shared/endpoints.ts";
import { VITALS_PATH } from "../../shared/vitals.ts";
import { beacons, origin, UNANSWERED, watch } from "./portal.ts";
import { requested } from "./shell/shell.ts";
import { test } from "./test.ts";

test.use({ storageState: UNANSWERED });

const t = translator("en-IE");

/** As when another tab is chosen. */
const hide = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});

/** Notes what the library observes: it observes shifts once it has the first paint. */
const watchObservers = (page: Page) =>
	page.addInitScript(() => {
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function (options) {
			Reflect.set(window, `observes ${options?.type}`, true);
			observe.call(this, options);
		};
	});

/** Until the library has been given the first and the largest paint: observers get them in the order of their start. */
async function untilMeasured(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => Reflect.has(window, "observes layout-shift"))).toBe(true);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				new PerformanceObserver(() => resolve()).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
}

test("vitals are measured only after consent, sent once, without value or address @all", async ({ page }) => {
	const faults = watch(page);
	const code = requested(page, (request) => request.url().includes("/assets/vitals-"));
	const told = await beacons(page, VITALS_PATH);
	await page.goto(`${origin("ie")}/en-IE/news`, { waitUntil: "networkidle" });
	// Its answer would set the cookie again that is cleared below.
	const kept = page.waitForResponse(`**${CONSENT_PATH}`);
	await page.getByRole("button", { name: t("cookies.rejectAll"), exact: true }).click();
	await kept;
	await hide(page);
	await page.goto(`${origin("ie")}/en-IE/podcasts`, { waitUntil: "networkidle" });
	await hide(page);
	expect([code, told]).toEqual([[], []]);

	await page.context().clearCookies();
	await watchObservers(page);
	await page.goto(`${origin("ie")}/en-IE/news`);
	await page.getByRole("button", { name: t("cookies.acceptAll"), exact: true }).click();
	await expect.poll(() => code.length).toBe(1);
	await untilMeasured(page);
	// The largest paint is settled by what the visitor does first.
	await page.locator("h1").click();
	await hide(page);
	await hide(page);
	await expect.poll(() => told).toHaveLength(1);
	const report = vitalsReport.parse(told[0]);
	expect(report.route).toBe("list");
	expect(Object.keys(report.buckets)).toEqual(expect.arrayContaining(["LCP", "CLS", "TTFB"]));
	expect(faults).toEqual([]);
});
