import { type APIRequestContext, expect, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { country } from "../../shared/countries.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { address, breakBackend, healBackend, signIn, signInAsNewcomer, test } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits, sidewaysOverflow } from "./overflow.ts";
import { ANSWERED, expectStill, origin, tagOf, watch, withoutChunk } from "./portal.ts";
import { follow, hold, loads, rewrite, untilHydrated } from "./shell/shell.ts";

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

/** The words that stand in a part's place while it is pending, also where they are there for less than a test needs to look. */
const watchAsking = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver(() => {
			const asking = document.querySelector("[data-state=pending] [role=status]")?.textContent;
			if (asking) Reflect.set(window, "asking", asking);
		}).observe(document, { childList: true, subtree: true });
	});

/** Notes which parts were pending: what is late may have come before a test looks. */
const watchPending = (page: Page) =>
	page.evaluate(() => {
		const { pending } = Object.assign(window, { pending: [] as (string | undefined)[] });
		new MutationObserver(() => {
			for (const part of document.querySelectorAll<HTMLElement>("[data-part][data-state=pending]"))
				pending.push(part.dataset.part);
		}).observe(document, { childList: true, subtree: true });
	});

for (const code of ["de-CH", "tr-TR"] as const) {
	const base = origin(localeOf(code).country);
	test(`${code}: late parts are announced; nothing moves${tagOf(code)}`, async ({ browser, request }) => {
		// In another time zone a script adds the local time, which moves what is below it.
		const { timeZone } = country(localeOf(code).country);
		const page = await browser.newPage({ timezoneId: timeZone, storageState: ANSWERED });
		await page.setViewportSize({ width: 360, height: 900 });
		const t = translator(code);
		const fault = { path: CHECK, language: code };
		const faults = watch(page);
		await watchAsking(page);
		const soon = await soonIn(page, base, code);
		await breakBackend(request, { ...fault, delay: DELAY });
		const come = page.locator("[data-part=event][data-state=late] a[download]");
		for (const isScriptLate of [false, true]) {
			const release = isScriptLate ? await hold(page, "**/assets/enhancements-*.js") : () => {};
			await page.goto(soon, { waitUntil: "commit" });
			await expect(come).toBeVisible();
			await expect(pending(page)).toHaveCount(0);
			expect(await page.evaluate(() => Reflect.get(window, "asking"))).toBe(t("parts.asking.event"));
			if (isScriptLate) await expect(page.locator("#announcer")).toHaveText("");
			release();
			await expect(page.locator("#announcer")).toHaveText(t("parts.here"));
			await expectStill(page);
		}
		// Colours are the same in every language.
		if (code === "de-CH") await expectAccessible(page, "after");
		expect(faults).toEqual([]);
		await page.close();
	});
}

/** Of this page only what is there at first arrives. */
const breakLine = (page: Page, url: string) => rewrite(page, url, (html) => html.split("<div data-late")[0] ?? "");

for (const isBroken of [false, true]) {
	test(`a part that is lost with the line is asked for by itself${isBroken ? ", without a load event too" : ""} @all`, async ({
		page,
		request,
	}) => {
		const fault = { path: CHECK, language: "de-CH" };
		const soon = await soonIn(page, origin("ch"), "de-CH");
		await breakBackend(request, { ...fault, delay: 500 });
		await breakLine(page, soon);
		// As if the connection had broken in the middle of the response.
		if (isBroken) {
			await page.clock.install();
			await page.addInitScript(() => {
				Object.defineProperty(document, "readyState", { value: "interactive" });
				addEventListener("load", (event) => event.stopImmediatePropagation(), true);
			});
		}
		await page.goto(soon);
		await expect(pending(page)).toHaveCount(1);
		if (isBroken) {
			await expect(pending(page).locator("[data-enhance]")).toHaveCount(0);
			await page.clock.fastForward(15_000);
		}
		await expect(page.locator("#event :is(form, .event__registered)")).toBeVisible();
		await expect(page).toHaveURL(soon);
	});
}

test("a part that the whole page lacks too is requested once, then a link remains", async ({ page }) => {
	const list = `${origin("ie")}/en-IE/materials`;
	// The link leads elsewhere: a link in sight is prefetched.
	const lost = `<div data-part="lost" data-state="pending"><div data-enhance="late" data-left="" data-whole="${list}?whole">
		<p role="status">Loading</p><a href="/en-IE">Whole page</a></div></div>`;
	let asked = 0;
	await rewrite(page, /\/en-IE\/materials(\?whole)?$/, (html) => {
		asked += 1;
		return html.replace('<div class="list-tools">', (tools) => lost + tools);
	});
	await page.goto(list);
	await expect(pending(page)).toHaveText("Whole page");
	await page.waitForLoadState("networkidle");
	expect(asked).toBe(2);
});

test("a late part of the page before does not enter the next one", async ({ page, request }) => {
	const [first, next] = ["live-heart-failure-in-primary-care", "copd-evening-in-dublin-and-online"];
	await signInAsNewcomer(page, `${origin("ie")}/en-IE/webinars`);
	await breakBackend(request, { path: CHECK, language: "en-IE", delay: DELAY });
	const left = page.waitForResponse((response) => response.url().endsWith(first));
	await page.goto(`${origin("ie")}/en-IE/webinars/${first}`, { waitUntil: "commit" });
	// The script that starts the page's visit has run.
	await page.waitForFunction(() => "dataLayer" in window);
	await follow(page, `${origin("ie")}/en-IE/webinars/${next}`);
	await expect(page.locator("#event form")).toHaveAttribute("action", new RegExp(next));
	await (await left).finished();
	await expect(page.locator("#event form")).toHaveAttribute("action", new RegExp(next));
	await expect(page.locator("[data-late]")).toHaveCount(0);
});

test("after a click too, without a document request; lost again, a link remains", async ({ page, request }) => {
	const fault = { path: CHECK, language: "fr-BE" };
	const soon = await soonIn(page, origin("be"), "fr-BE");
	await breakBackend(request, { ...fault, delay: 500 });
	await breakLine(page, soon);
	const loaded = loads(page);
	await page.route(`${soon}?whole`, (route) => route.abort(), { times: 1 });
	await follow(page, soon);
	await expect(pending(page).locator(".asking")).toHaveText(translator("fr-BE")("parts.whole"));
	await page.goto(`${origin("be")}/fr-BE/webinars`);
	await follow(page, soon);
	await expect(page.locator("#event :is(form, .event__registered)")).toBeVisible();
	await expect(page.locator("#announcer")).toHaveText(translator("fr-BE")("parts.here"));
	expect(loaded).toEqual(["/fr-BE/webinars"]);

	await page.goto(`${origin("be")}/fr-BE/webinars`);
	await withoutChunk(page, "**/assets/enhancements-*.js");
	await follow(page, soon);
	await expect(pending(page).locator(".asking"), "the code is lost too").toHaveText(translator("fr-BE")("parts.whole"));
});

test("a page of parts opens without a document request: first the article", async ({ page, request }) => {
	const fault = { path: "/api/webinargeek", language: "tr-TR" };
	const t = translator("tr-TR");
	const faults = watch(page);
	await signIn(page, `${origin("tr")}/tr-TR/webinars`, address("tr"));
	const onSite = await page.getByRole("link", { name: /KOAH/ }).innerText();
	await page.evaluate(() => Reflect.set(window, "marked", true));
	await watchPending(page);
	await breakBackend(request, { ...fault, delay: DELAY });
	await page.getByRole("link", { name: onSite }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(onSite);
	expect(await page.evaluate(() => Reflect.get(window, "pending"))).toEqual(
		expect.arrayContaining(["event", "meeting"]),
	);
	await expect(page.locator("main")).toBeFocused();
	// The form in a late part is an island like any other.
	const form = page.locator("[data-part=meeting] form");
	await page.getByText(t("meeting.answer")).click();
	await expect(form).toBeVisible();
	await expect(pending(page)).toHaveCount(0);
	await healBackend(request, fault);
	await form.locator("[name=remarks]").fill("Vejetaryen");
	await untilHydrated(page, "meeting");
	await form.getByLabel(t("meeting.yes")).check();
	await form.getByRole("button", { name: t("meeting.submit") }).click();
	await expect(page.locator("#meeting .notice--success")).toContainText(t("notices.meetingYes"));
	expect(await page.evaluate(() => Reflect.get(window, "marked"))).toBe(true);
	expect(faults.filter((fault) => !fault.startsWith("4"))).toEqual([]);
});

test("[7.16] a late part has a form that registers; a failed one is retried alone @all", async ({ page, request }) => {
	const at = (path: string) => `${origin("ie")}/en-IE/${path}`;
	const SOON = at("webinars/live-heart-failure-in-primary-care");
	const faults = watch(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signInAsNewcomer(page, at("webinars"));
	const fault = { path: CHECK, language: "en-IE" };
	await breakBackend(request, { ...fault, delay: 1500, status: 500 });
	await page.goto(SOON);
	const panel = page.getByRole("region", { name: "Registration" });
	await expect(panel).toContainText("We can’t check your registration right now.");
	await expectFits(page, "not known");
	await expectAccessible(page, "not known");
	const again = panel.getByRole("link", { name: "Try again" });
	await expect(again).toHaveAttribute("href", "/en-IE/webinars/live-heart-failure-in-primary-care?whole#event");
	await page.locator(".article__body .prose").evaluate((prose) => prose.setAttribute("data-marked", ""));
	await again.click();
	// Failed again: the link stays where the reader is.
	await expect(again).toBeFocused();
	await expect(page.locator("#announcer")).toContainText("We can’t check your registration right now.");
	await healBackend(request, fault);
	await again.press("Enter");
	await expect(panel).toBeFocused();
	await expect(page.locator("[data-marked]")).toHaveCount(1);
	await expect(page).toHaveURL(SOON);
	await expect(panel.getByRole("button", { name: "Register" })).toBeVisible();
	await expectFits(page, "known");
	await expectAccessible(page, "known");
	await panel.getByRole("button", { name: "Register" }).click();
	await expect(panel).toContainText("You are registered");
	expect(faults).toEqual([]);
});

/** A podcast that nobody has opened, whose captions come late. @returns its address */
async function newPodcast(request: APIRequestContext): Promise<string> {
	const slug = `first-visit-${Date.now()}`;
	const captions = `/uploads/captions/${slug}.vtt`;
	const card = { id: slug, slug, title: "A first visit", content_type: "podcasts", public_content: true };
	const recording = { audio: { url: "/uploads/audio/a.wav" }, captions: [{ url: captions, locale: "en-IE" }] };
	await breakBackend(request, { path: `/api/strapi/en-IE/item/podcasts/${slug}`, body: { ...card, ...recording } });
	const file = {
		status: 200,
		headers: { "Content-Type": "text/vtt" },
		body: "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n",
	};
	await breakBackend(request, { path: captions, delay: DELAY, ...file });
	return `${origin("ie")}/en-IE/podcasts/${slug}`;
}

test("what a first visit lacks is loaded by a script, and told @all", async ({ page, request }) => {
	const faults = watch(page);
	const url = await newPodcast(request);
	const release = await hold(page, `${url}?whole`);
	await page.goto(url);
	await expect(page.getByRole("status").filter({ hasText: "Loading the transcript" })).toBeVisible();
	await expectAccessible(page, "waiting");
	await page.setViewportSize({ width: 360, height: 900 });
	expect(await sidewaysOverflow(page)).toBe(0);
	release();
	await expect(page.getByRole("region", { name: "Transcript" })).toContainText("Hello");
	await expect(page.locator("#announcer")).toHaveText(translator("en-IE")("parts.here"));
	await expect(page).toHaveURL(url);
	expect(faults).toEqual([]);
});

test("where a script cannot load it either, the link to the full page remains @all", async ({ page, request }) => {
	const url = await newPodcast(request);
	await page.route(`${url}?whole`, (route) => route.abort());
	await page.goto(url);
	const link = page.locator("[data-part=transcript]").getByRole("link", { name: "Load the full page" });
	await expect(link).toBeVisible();
	await expect(pending(page)).toHaveText("Load the full page");
	await expectAccessible(page, "a link");
	await page.unrouteAll();
	await link.click();
	await expect(page.getByRole("region", { name: "Transcript" })).toContainText("Hello");
});
