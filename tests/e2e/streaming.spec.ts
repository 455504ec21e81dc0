import { expect, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { country } from "../../shared/countries.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { address, breakBackend, healBackend, signIn, signInAsNewcomer, test } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { ANSWERED, inEachLanguage, localesWithOrigin, origin, watch } from "./portal.ts";
import { untilHydrated } from "./shell/shell.ts";

/** Pages of which a part comes later, as a reader meets them. */

// One after the other: they break the same calls.
test.describe.configure({ mode: "default" });

const CHECK = "/api/webinargeek/check-registration";
/** Long enough to look at what waits, and shorter than a call may take. */
const DELAY = 1500;

const pending = (page: Page) => page.locator("[data-part][data-state=pending]");
/** The page of the webinar to come that stands second in the list. */
async function soonIn(page: Page, base: string, code: LocaleCode): Promise<string> {
	await signIn(page, `${base}/${code}/webinars`, address(localeOf(code).country));
	return `${base}${await page.locator(".card__title a").nth(1).getAttribute("href")}`;
}

/** What has moved since the page began, but for what the reader has moved. */
const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		Reflect.set(window, "shift", 0);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if ("value" in entry) Reflect.set(window, "shift", Reflect.get(window, "shift") + entry.value);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
/** In thousandths, as it is reported. */
const shift = (page: Page): Promise<number> => page.evaluate(() => Math.round(Reflect.get(window, "shift") * 1000));

for (const { code, base } of localesWithOrigin) {
	test(
		`${code}: what is asked is said in its place, and what comes moves nothing`,
		inEachLanguage(code),
		async ({ browser, request }) => {
			// Elsewhere a script adds the time in the reader's own zone, which moves what is below it.
			const { timeZone } = country(localeOf(code).country);
			const page = await browser.newPage({ timezoneId: timeZone, storageState: ANSWERED });
			const t = translator(code);
			const fault = { path: CHECK, language: code };
			const faults = watch(page);
			await watchShifts(page);
			const soon = await soonIn(page, base, code);
			await breakBackend(request, { ...fault, delay: DELAY });
			for (const width of code === "de-CH" ? [360, 768, 1440] : [360]) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(soon, { waitUntil: "commit" });
				const panel = page.getByRole("region", { name: t("event.title") });
				await expect(panel.getByRole("status")).toHaveText(t("parts.asking.event"));
				await expect(page.locator("[data-part=event]:not([data-state=pending]) a[download]")).toBeVisible();
				await expect(page.locator("#announcer")).toHaveText(t("parts.here"));
				await expect(pending(page)).toHaveCount(0);
				expect(await shift(page), `${width} px`).toBe(0);
			}
			await healBackend(request, fault);
			await expectAccessible(page, "after");
			expect(faults).toEqual([]);
			await page.close();
		},
	);
}

test("what waits is accessible too", async ({ page, request }) => {
	const fault = { path: CHECK, language: "nl-BE" };
	const soon = await soonIn(page, origin("be"), "nl-BE");
	await breakBackend(request, { ...fault, delay: 500, status: 500 });
	// The first flush for good: an examination takes longer than the vendor may.
	await breakLine(page, soon);
	await page.route(`${soon}?whole`, (route) => route.abort());
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(soon);
		await expect(pending(page)).toHaveCount(1);
		await expectAccessible(page, `waiting at ${width} px`);
	}
});

/** Of this page only what is there at first arrives. */
const breakLine = (page: Page, url: string) =>
	page.route(url, async (route) => {
		const response = await route.fetch();
		const [first] = (await response.text()).split('<div hidden id="S:');
		await route.fulfill({ response, body: first ?? "" });
	});

test("a part that is lost with the line is asked for by itself", async ({ page, request }) => {
	const fault = { path: CHECK, language: "de-CH" };
	const soon = await soonIn(page, origin("ch"), "de-CH");
	await breakBackend(request, { ...fault, delay: 500 });
	await breakLine(page, soon);
	await page.goto(soon);
	await expect(pending(page)).toHaveCount(1);
	await expect(page.locator("#event :is(form, .event__registered)")).toBeVisible();
	await expect(page).toHaveURL(soon);
});

test.describe("without JavaScript", () => {
	test("the whole page is a link away, at the part", async ({ page, browser, request }) => {
		const fault = { path: CHECK, language: "fr-CH" };
		const t = translator("fr-CH");
		const soon = await soonIn(page, origin("ch"), "fr-CH");
		const storageState = await page.context().storageState();
		const plain = await browser.newPage({ storageState, javaScriptEnabled: false });
		await breakBackend(request, { ...fault, delay: 1000 });
		await plain.goto(soon);
		await expect(pending(plain)).toHaveCount(1);
		await plain.getByRole("link", { name: t("parts.whole") }).click();
		await expect(plain).toHaveURL(`${soon}?whole#event`);
		await expect(plain.locator("#event form, #event .event__registered")).toBeVisible();
		await expect(pending(plain)).toHaveCount(0);
		await plain.close();
	});
});

test("a page of parts opens by a click without a document request: the article first, then the rest", async ({
	page,
	request,
}) => {
	const fault = { path: "/api/webinargeek", language: "tr-TR" };
	const t = translator("tr-TR");
	const faults = watch(page);
	await signIn(page, `${origin("tr")}/tr-TR/webinars`, address("tr"));
	const onSite = await page.getByRole("link", { name: /KOAH/ }).innerText();
	await page.evaluate(() => Reflect.set(window, "marked", true));
	await breakBackend(request, { ...fault, delay: DELAY });
	await page.getByRole("link", { name: onSite }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(onSite);
	await expect(pending(page)).toHaveCount(2);
	await expect(page.locator("main")).toBeFocused();
	// The form in a late part is an island like any other.
	const form = page.locator("[data-part=meeting] form");
	await page.getByText(t("meeting.answer")).click();
	await expect(form).toBeVisible();
	await expect(pending(page)).toHaveCount(0);
	await healBackend(request, fault);
	await form.locator("[name=remarks]").fill("Vejetaryen");
	await untilHydrated(page, "meeting");
	await form.getByRole("button", { name: t("meeting.submit") }).click();
	await expect(page.locator("#meeting .notice--success")).toContainText(t("notices.meetingYes"));
	expect(await page.evaluate(() => Reflect.get(window, "marked"))).toBe(true);
	expect(faults.filter((fault) => !fault.startsWith("4"))).toEqual([]);
});

test("[7.16] in a part that came late one can register; one that failed is tried again alone", async ({
	page,
	request,
}) => {
	const at = (path: string) => `${origin("ie")}/en-IE/${path}`;
	const SOON = at("webinars/live-heart-failure-in-primary-care");
	const faults = watch(page);
	await signInAsNewcomer(page, at("webinars"));
	const fault = { path: CHECK, language: "en-IE" };
	await breakBackend(request, { ...fault, delay: 1500, status: 500 });
	await page.goto(SOON);
	const panel = page.getByRole("region", { name: "Taking part" });
	await expect(panel).toContainText("Whether you are registered cannot be checked at the moment.");
	const again = panel.getByRole("link", { name: "Try again" });
	await expect(again).toHaveAttribute("href", "/en-IE/webinars/live-heart-failure-in-primary-care?whole#event");
	await page.locator(".article__body .prose").evaluate((prose) => prose.setAttribute("data-marked", ""));
	await again.click();
	// Failed again: the link stays where the reader is.
	await expect(again).toBeFocused();
	await expect(page.locator("#announcer")).toContainText("Whether you are registered cannot be checked");
	await healBackend(request, fault);
	await again.press("Enter");
	await expect(panel).toBeFocused();
	await expect(page.locator("[data-marked]")).toHaveCount(1);
	await expect(page).toHaveURL(SOON);
	await panel.getByRole("button", { name: "Register" }).click();
	await expect(panel).toContainText("You are registered");
	expect(faults).toEqual([]);
});
