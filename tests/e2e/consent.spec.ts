import { expect, type Locator, type Page } from "playwright/test";
import { translator } from "../../locales/index.ts";
import { CONSENT_MAX_AGE } from "../../shared/consent.ts";
import { CONSENT_PATH } from "../../shared/endpoints.ts";
import { address, signIn } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { linesOf, sidewaysOverflow } from "./overflow.ts";
import { answered, expectStill, hcaOrigin, localesWithOrigin, origin, tagOf, UNANSWERED, watch } from "./portal.ts";
import { chunk, openHeld, phone, rewrite, toSection, WIDTHS, withFont } from "./shell/shell.ts";
import { test } from "./test.ts";

/** The second portal has a tag manager. Its script is a double, since no test may depend on foreign servers. */
const tagged = hcaOrigin("ie");
const untagged = origin("be");
const t = translator("en-IE");

const banner = (page: Page) => page.locator("#consent");
const settings = (page: Page) => page.locator("#cookie-settings");
const footerButton = (page: Page) => page.locator("[data-consent]");
const by = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function choice(page: Page) {
	const cookies = await page.context().cookies(page.url());
	return cookies.find(({ name }) => name === "consent");
}
/** Also where the code that answers the press is still to come. */
const expectAgreed = (page: Page, agreed: string[]) =>
	expect.poll(async () => (await choice(page))?.value.split(".").slice(2)).toEqual(agreed);

/** Reports every entry of the tag manager's layer, those before its start too, to its measurement. */
const DOUBLE = `
	const name = new URL(document.currentScript.src).searchParams.get("l") ?? "dataLayer";
	const layer = window[name];
	const plain = (entry) => JSON.stringify("0" in entry ? Object.values(entry) : entry);
	const tell = (entry) => fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors", body: plain(entry) });
	layer.forEach(tell);
	layer.push = (...entries) => { entries.forEach(tell); return Array.prototype.push.apply(layer, entries); };
	document.cookie = "_ga=GA1.1.1.1; Path=/";
	document.cookie = "_gcl_au=1.1.1; Path=/; Domain=" + location.hostname;
`;

async function double(page: Page) {
	const seen = { scripts: [] as string[], told: [] as string[], all: [] as string[] };
	await page.context().route(/googletagmanager|google-analytics/, async (route) => {
		const request = route.request();
		const isScript = new URL(request.url()).hostname === "www.googletagmanager.com";
		// At once: the headers of one request may be there before those of an earlier one.
		if (isScript) seen.scripts.push(request.url());
		else seen.told.push(request.postData() ?? "");
		seen.all.push(`${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData()}`);
		await route.fulfill(isScript ? { contentType: "text/javascript", body: DOUBLE } : { status: 204 });
	});
	return seen;
}

/** Presses the button and waits until the Worker has answered: later its cookie would undo the next choice. */
const answer = async (page: Page, button: Locator) => {
	const [response] = await Promise.all([page.waitForResponse(`**${CONSENT_PATH}`), button.click()]);
	return response;
};

/** The Worker's answer could come after its cookie has been cleared, and set it again. The script's own cookie counts. */
const withoutAnswers = (page: Page) => page.context().route(`**${CONSENT_PATH}`, (route) => route.abort());

test.use({ storageState: UNANSWERED });

for (const { code, base } of localesWithOrigin.filter(({ code }) => /de-CH|fr-BE|tr-TR/.test(code))) {
	test(`${code}: the banner covers nothing; answers are equal and stored${tagOf(code)}`, async ({ page }) => {
		const words = translator(code);
		const faults = watch(page);
		await page.emulateMedia({ reducedMotion: "reduce" });
		// The wider font of a page whose own comes late needs two lines for a button.
		await withFont(page);
		await page.goto(`${base}/${code}`);
		await expect(page.getByRole("region", { name: words("cookies.title") })).toBeVisible();
		await page.evaluate(() => document.fonts.ready);
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
		for (const size of WIDTHS) {
			await page.setViewportSize(size);
			expect(await sidewaysOverflow(page), `${size.width} px`).toBe(0);
			const boxes = await Promise.all(
				(["rejectAll", "acceptAll"] as const).map((name) => by(page, words(`cookies.${name}`)).boundingBox()),
			);
			expect(boxes[0]?.width).toBe(boxes[1]?.width);
			expect(boxes[0]?.height).toBe(boxes[1]?.height);
			expect(boxes[0]?.height).toBeGreaterThanOrEqual(24);
		}
		await expectAccessible(page, "banner");
		await by(page, words("cookies.choose")).click();
		await expect(settings(page)).toHaveAccessibleName(words("cookies.footer"));
		await expect(settings(page).getByRole("checkbox")).toHaveCount(2);
		await expectAccessible(page, "settings");
		// On phones the last button has a row of its own.
		for (const size of WIDTHS.filter(({ width }) => width > 660)) {
			await page.setViewportSize(size);
			const buttons = settings(page).locator(".consent__actions .button");
			const lines = async () => Promise.all((await buttons.all()).map(linesOf));
			await expect.poll(lines, `lines of the buttons at ${size.width} px`).toEqual([1, 1, 1]);
		}
		await page.setViewportSize(phone);
		expect(await sidewaysOverflow(page), "settings").toBe(0);
		await page.keyboard.press("Escape");
		await expect(banner(page)).toBeVisible();
		const kept = await answer(page, by(page, words("cookies.rejectAll")));
		await expect(banner(page)).toBeHidden();
		await expectAgreed(page, []);
		expect(await kept.headerValue("set-cookie")).toContain(`Max-Age=${CONSENT_MAX_AGE};`);
		await expect(page.locator("#announcer")).toHaveText(words("cookies.saved"));
		await page.context().clearCookies({ name: "consent" });
		await page.reload();
		await by(page, words("cookies.acceptAll")).click();
		await expect(banner(page)).toBeHidden();
		await expectAgreed(page, ["analytics"]);
		expect(faults).toEqual([]);
	});
}

test("by keyboard: second in the order, chosen in the settings, and the focus goes on", async ({ page }) => {
	await withoutAnswers(page);
	await page.setViewportSize(phone);
	await page.goto(`${untagged}/nl-BE/news`);
	await expect(banner(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(".skip-link")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
	// The end of the page can be read and used as well.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await footerButton(page).click();
	await settings(page).getByRole("checkbox", { name: "Statistieken" }).focus();
	await page.keyboard.press("Space");
	await by(page, "Keuze opslaan").press("Enter");
	await expect(settings(page)).toBeHidden();
	await expect(banner(page)).toBeHidden();
	await expectAgreed(page, ["analytics"]);
	await expect(footerButton(page)).toBeFocused();
	// With 182 days of life, in which it is not asked again.
	const expires = (await choice(page))?.expires ?? 0;
	expect(Math.abs(expires - Date.now() / 1000 - CONSENT_MAX_AGE)).toBeLessThan(600);
	await page.goto(`${untagged}/nl-BE/privacy`, { waitUntil: "networkidle" });
	await expect(banner(page)).toBeHidden();

	await test.step("answered behind the banner, or in it, the focus goes on in the page", async () => {
		for (const isBehind of [true, false]) {
			await page.context().clearCookies();
			await page.reload();
			if (isBehind) await by(page, "Instellingen").press("Enter");
			await (isBehind ? settings(page) : banner(page)).getByRole("button", { name: "Alles weigeren" }).press("Enter");
			await expect(banner(page)).toBeHidden();
			await expect(page.locator("main")).toBeFocused();
		}
	});
});

test("[2.45] one question at a time: the register popup waits for the consent", async ({ page }) => {
	const popup = page.getByRole("dialog", { name: t("popup.title") });
	const gated = `${origin("ie")}/en-IE/materials/cardovex-titration-scheme`;
	await withoutAnswers(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(gated, { waitUntil: "networkidle" });
	await expect(banner(page)).toBeVisible();
	await expect(page.locator("dialog:modal")).toHaveCount(0);
	await by(page, t("cookies.rejectAll")).press("Enter");
	await expect(banner(page)).toBeHidden();
	await expect(popup).toBeVisible();
	expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(popup).toBeHidden();
	await expect(page.locator("main")).toBeFocused();

	// Answered elsewhere, in the settings: it comes with the first gated item after that.
	await page.context().clearCookies();
	await page.evaluate(() => sessionStorage.clear());
	await page.goto(`${origin("ie")}/en-IE/materials`);
	await by(page, t("cookies.choose")).click();
	await by(page, t("cookies.save")).click();
	await expect(banner(page)).toBeHidden();
	await expect(page.locator("dialog:modal")).toHaveCount(0);
	await page.getByRole("link", { name: /titration scheme/ }).click();
	await expect(popup).toBeVisible();
	await expect(page.locator("dialog:modal")).toHaveCount(1);
});

test("the banner stays across pages, moves nothing, hears other tabs @all", async ({ page, context, browser }) => {
	await page.goto(`${untagged}/nl-BE`);
	await expect(banner(page)).toBeVisible();
	await expectStill(page);
	await toSection(page, "Podcasts");
	await expect(banner(page)).toBeVisible();
	const other = await context.newPage();
	await other.goto(`${hcaOrigin("hub.sister")}/en-IE/hub`, { waitUntil: "networkidle" });
	await expect(banner(other)).toBeHidden();
	await other.goto(`${untagged}/nl-BE/about`);
	await by(other, "Alles weigeren").click();
	await expect(banner(other)).toBeHidden();
	await page.evaluate(() => dispatchEvent(new FocusEvent("focus")));
	await expect(banner(page)).toBeHidden();

	const still = await browser.newPage({ javaScriptEnabled: false, storageState: UNANSWERED });
	await still.goto(`${untagged}/nl-BE`);
	await expect(footerButton(still)).toBeHidden();
	await expect(banner(still)).toBeHidden();
	await still.close();
});

test("the banner precedes all scripts; early presses count, a rejection first", async ({ page }) => {
	const presses: [("rejectAll" | "acceptAll")[], string[]][] = [
		[["rejectAll"], []],
		[["acceptAll"], ["analytics"]],
		[["acceptAll", "rejectAll"], []],
	];
	await withoutAnswers(page);
	for (const [names, kept] of presses) {
		await page.context().clearCookies();
		const release = await openHeld(page, `${untagged}/nl-BE`);
		await expect(banner(page)).toBeVisible();
		for (const name of names) await by(page, translator("nl-BE")(`cookies.${name}`)).press("Enter");
		release();
		await expect(banner(page)).toBeHidden();
		await expectAgreed(page, kept);
		await expect(page.locator("main")).toBeFocused();
		await page.unrouteAll({ behavior: "wait" });
	}

	await test.step("a visitor who has answered never sees it", async () => {
		const release = await openHeld(page, `${untagged}/nl-BE/news`);
		await expect(page.locator("h1")).toBeVisible();
		await expect(banner(page)).toBeHidden();
		release();
		await page.unrouteAll({ behavior: "wait" });
	});

	await test.step("the settings open once their code is there", async () => {
		await page.context().clearCookies();
		const release = await openHeld(page, `${untagged}/nl-BE`);
		await by(page, "Instellingen").click();
		release();
		await expect(settings(page)).toBeVisible();
		await page.unrouteAll({ behavior: "wait" });
	});

	await test.step("a link in the settings closes them", async () => {
		await settings(page).getByRole("link").click();
		await expect(page).toHaveURL(/\/nl-BE\/privacy$/);
		await expect(settings(page)).toBeHidden();
		await expect(page.locator("main")).toBeFocused();
	});
});

test("the banner goes without its code, and waits for the identity provider @all", async ({ page }) => {
	for (const source of ["client/browser/visit/visit.ts", "client/browser/visit/banner.ts"]) {
		await page.route(chunk(source), (route) => route.abort());
		await page.goto(`${untagged}/nl-BE`);
		await expect(banner(page)).toBeHidden();
		await page.unrouteAll({ behavior: "wait" });
	}
	await page.goto(`${untagged}/nl-BE?code=a&state=b`, { waitUntil: "networkidle" });
	await expect(banner(page)).toBeHidden();
	await page.evaluate(() => history.replaceState(null, "", location.pathname));
	await by(page, "Alles weigeren").click();
	await expect(banner(page)).toBeHidden();
	await expectAgreed(page, []);
});

test("where cookies are blocked, and with them storage and channels, the code of the visit runs to its end @all", async ({
	page,
}) => {
	// As in Firefox.
	await page.addInitScript(() => {
		const refuse = class {
			constructor() {
				throw new DOMException("The operation is insecure.", "SecurityError");
			}
		};
		Object.assign(window, { BroadcastChannel: refuse });
		Object.defineProperty(window, "localStorage", { get: () => new refuse() });
	});
	await page.goto(`${untagged}/nl-BE?notice=signed-out`);
	await expect(page).toHaveURL(`${untagged}/nl-BE`);
	await expect(banner(page)).toBeVisible();
});

test("the settings of a portal without accounts name no sign-in and no user @all", async ({ page }) => {
	await rewrite(page, `${untagged}/nl-BE`, (html) => html.replace('"hasAccounts":true', '"hasAccounts":false'));
	await page.goto(`${untagged}/nl-BE`);
	await by(page, "Instellingen").click();
	await expect(settings(page).locator(".consent__category").first()).toContainText("Taal en deze keuze.");
	await expect(settings(page)).not.toContainText(/aanmelden|aangemeld|gebruikersnummer/i);
});

test("[4.01] [7.23] the tag manager: never before consent, then once, and nothing of who it is", async ({ page }) => {
	const faults = watch(page);
	const seen = await double(page);
	await signIn(page, `${tagged}/en-IE/news`, address("ie"));
	await expect(banner(page)).toContainText(t("cookies.textMarketing"));
	const userId = await page.evaluate(() => JSON.parse(document.getElementById("page")?.textContent ?? "{}").userId);
	await toSection(page, "Podcasts");
	expect(seen.all).toEqual([]);
	await answer(page, by(page, t("cookies.acceptAll")));
	await expectAgreed(page, ["analytics", "marketing"]);
	await expect.poll(() => seen.told.length).toBeGreaterThan(4);
	await toSection(page, "Webcasts");
	const expectViews = (times: number) =>
		expect.poll(() => seen.told.filter((entry) => entry.includes("logged_in")).length).toBe(times);
	await expectViews(3);
	expect(seen.scripts).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123&l=tagLayer"]);
	const told = seen.told.map((entry): unknown => JSON.parse(entry));
	expect(told[0]).toMatchObject(["consent", "default", { analytics_storage: "denied", ad_storage: "denied" }]);
	expect(told).toContainEqual([
		"consent",
		"update",
		{ analytics_storage: "granted", ad_storage: "granted", ad_user_data: "granted", ad_personalization: "denied" },
	]);
	expect(told.at(-1)).toEqual({ event: "logged_in" });
	// The portal's own layer has the user, as ever.
	const own = await page.evaluate<object[]>(() => Reflect.get(window, "dataLayer"));
	expect(own.at(-1)).toEqual({ event: "logged_in", userId });
	for (const request of seen.all) {
		expect(request).not.toMatch(new RegExp(`userId|onekey|helvora\\.example|"${userId}"|__Host`));
	}

	// Loaded with the next page at once; withdrawn, its cookies go, and the page after that has none of it.
	await page.reload();
	await expect.poll(() => seen.scripts.length).toBe(2);
	await expectViews(4);
	await page.context().addCookies([{ name: "kept", value: "1", url: tagged }]);
	await footerButton(page).click();
	await expect(settings(page)).toContainText(t("cookies.textMarketing"));
	const marketing = settings(page).getByRole("checkbox", { name: t("cookies.marketing") });
	await expect(marketing).toBeChecked();
	await marketing.uncheck();
	await answer(page, by(page, t("cookies.save")));
	const names = async () => (await page.context().cookies(page.url())).map(({ name }) => name);
	await expectAgreed(page, ["analytics"]);
	await expect.poll(names).not.toContain("_gcl_au");
	expect(await names()).toContain("_ga");
	await footerButton(page).click();
	await answer(page, settings(page).getByRole("button", { name: t("cookies.rejectAll") }));
	await expectAgreed(page, []);
	await expect.poll(names).not.toContain("_ga");
	expect(await names()).toEqual(expect.arrayContaining(["kept", "consent", "locale"]));
	const heard = seen.told.length;
	await toSection(page, "News");
	expect(seen.told.slice(heard).filter((entry) => entry.includes("logged"))).toEqual([]);
	await page.reload();
	await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")))).toContain("update");
	await expect(footerButton(page)).toBeVisible();
	expect(seen.scripts).toHaveLength(2);
	expect(faults).toEqual([]);
});

test.describe("agreed before", () => {
	test.use({ storageState: answered("analytics", "marketing") });

	test("no tag manager while a code stands in the address, nor where none is configured @all", async ({ page }) => {
		const seen = await double(page);
		await page.goto(`${tagged}/en-IE/materials/cardovex-titration-scheme/wrong-code`, { waitUntil: "networkidle" });
		await page.goto(`${tagged}/en-IE?code=a&state=b`, { waitUntil: "networkidle" });
		await page.goto(`${untagged}/nl-BE`, { waitUntil: "networkidle" });
		expect(seen.all).toEqual([]);
		await page.goto(`${tagged}/en-IE`);
		await expect.poll(() => seen.scripts.length).toBe(1);
	});

	test("[7.23] after a withdrawal in another tab the tag manager gets no further page", async ({ page, context }) => {
		const seen = await double(page);
		await page.goto(`${tagged}/en-IE/news`);
		await expect.poll(() => seen.told.some((entry) => entry.includes("logged_out"))).toBe(true);
		const other = await context.newPage();
		await other.goto(`${tagged}/en-IE/about`);
		await footerButton(other).click();
		await answer(other, by(other, t("cookies.rejectAll")));
		await other.close();
		const heard = seen.told.length;
		// As browsers send it when the tab is in front again; here every tab is.
		await page.evaluate(() => dispatchEvent(new FocusEvent("focus")));
		await toSection(page, "Podcasts");
		const told = seen.told.slice(heard);
		await expect.poll(() => seen.told.slice(heard).join()).toContain('"analytics_storage":"denied"');
		expect(told.filter((entry) => entry.includes("logged"))).toEqual([]);
	});
});
