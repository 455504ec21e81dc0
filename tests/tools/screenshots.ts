import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "playwright";
import { translator } from "../../locales/index.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { ANSWERED } from "../e2e/portal.ts";
import { browserPath } from "./browser.ts";

/**
 * `npm run screenshots`: pictures in dist/screenshots, from a fresh `npm start -- --production` on PORT or 8787, because the
 * questions to new users appear only once. Modals, menus and accounts are in German and Turkish, which have long words.
 * `-- hca`: the sign-in with the external identity, from `npm run start:hca`.
 * `-- schemes`: ten screens in light and dark.
 */

const port = process.env.PORT ?? "8787";
const WIDTHS = [360, 768, 1440];
const PAGES = {
	home: ["ch", "/de-CH"],
	list: ["tr", "/tr-TR/news"],
	detail: ["be", "/fr-BE/news/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points"],
	gated: ["ie", "/en-IE/materials/cardovex-titration-scheme"],
	search: ["ie", "/en-IE/search?term=heart"],
	"not-found": ["be", "/nl-BE/bestaat-niet"],
	webinar: ["ie", "/en-IE/webinars/sleep-apnoea-what-the-practice-can-do"],
	meeting: ["ie", "/en-IE/webinars/copd-evening-in-dublin-and-online"],
	podcast: ["ie", "/en-IE/podcasts/the-breathless-patient-heart-or-lung"],
} as const;
/** Screens in both schemes. `signedIn`: as ie@helvora.example. */
const SCREENS: Record<string, { country: string; path: string; signedIn?: true }> = {
	home: { country: "ch", path: "/de-CH" },
	list: { country: "tr", path: "/tr-TR/news" },
	article: {
		country: "be",
		path: "/fr-BE/news/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points",
	},
	webcast: { country: "ie", path: "/en-IE/webcasts/echo-basics-for-non-cardiologists" },
	webinar: { country: "ie", path: "/en-IE/webinars/sleep-apnoea-what-the-practice-can-do" },
	search: { country: "ie", path: "/en-IE/search?term=heart" },
	login: { country: "ch", path: "/de-CH/login" },
	"register-errors": { country: "ch", path: "/de-CH/register" },
	account: { country: "ie", path: "/en-IE/account?whole", signedIn: true },
	gated: { country: "ie", path: "/en-IE/materials/cardovex-titration-scheme" },
};
const isHca = process.argv.includes("hca");
const LOCALES = { "de-CH": "ch", "tr-TR": "tr" } as const satisfies Partial<Record<LocaleCode, string>>;

const folder = "dist/screenshots";
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox", "--disable-gpu"] });
if (process.argv.includes("schemes")) {
	await schemes();
	await browser.close();
	process.exit();
}
for (const width of WIDTHS) {
	const viewport = { width, height: width < 500 ? 740 : 900 };
	if (isHca) {
		await external(await browser.newPage({ viewport, reducedMotion: "reduce", storageState: ANSWERED }), width);
		continue;
	}
	const page = await browser.newPage({ viewport, storageState: ANSWERED });
	for (const [name, [country, path]] of Object.entries(PAGES)) {
		await page.goto(`http://${country}.localhost:${port}${path}`, { waitUntil: "networkidle" });
		await page.screenshot({ path: `${folder}/${name}-${width}.png` });
	}
	await page.close();
	for (const [locale, country] of Object.entries(LOCALES) as [keyof typeof LOCALES, string][]) {
		await banner(await browser.newPage({ viewport, reducedMotion: "reduce" }), locale, country, width);
		const context = await browser.newContext({ viewport, reducedMotion: "reduce", storageState: ANSWERED });
		await surfaces(await context.newPage(), locale, country, width);
		await context.close();
	}
}
await browser.close();

function press(page: Page, name: string): Promise<void> {
	return page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

/** Ten screens before and after sign-in. */
async function schemes(): Promise<void> {
	const visitor = await browser.newContext({ storageState: ANSWERED });
	const form = await visitor.newPage();
	await form.goto(`http://ie.localhost:${port}/en-IE/login`);
	await form.locator("main [name=email]").fill("ie@helvora.example");
	await form.locator("main [name=password]").fill("demo-1234");
	await press(form, translator("en-IE")("login.submit"));
	await form.locator(".header__logout").waitFor();
	const storageState = await visitor.storageState();
	await visitor.close();
	for (const colorScheme of ["light", "dark"] as const) {
		for (const width of WIDTHS) {
			const viewport = { width, height: width < 500 ? 740 : 900 };
			for (const [name, { country, path, signedIn }] of Object.entries(SCREENS)) {
				const page = await browser.newPage({
					viewport,
					colorScheme,
					reducedMotion: "reduce",
					storageState: signedIn ? storageState : ANSWERED,
				});
				await page.goto(`http://${country}.localhost:${port}${path}`, { waitUntil: "networkidle" });
				if (name === "register-errors") {
					await press(page, translator("de-CH")("register.submit"));
					await page.locator("main [role=alert]").waitFor();
					await page.evaluate(() => scrollTo(0, 0));
				}
				const file = `${folder}/${colorScheme}/${name}-${width}.jpg`;
				await page.screenshot({ path: file, type: "jpeg", quality: 75 });
				await page.close();
			}
		}
	}
}

/** The external identity's modal and buttons. */
async function external(page: Page, width: number): Promise<void> {
	const home = `http://be.localhost:${port}/nl-BE`;
	const shoot = (name: string) =>
		page.screenshot({ path: `${folder}/hca-${name}-nl-BE-${width}.jpg`, type: "jpeg", quality: 80 });
	await page.goto(home);
	await shoot("header");
	// Wide screens show the buttons in the header.
	const opener = page.getByRole("banner").locator('[data-modal="login"]');
	if (await opener.isVisible()) {
		await opener.click();
		await page.locator("dialog:modal").waitFor();
		await shoot("modal");
	}
	await page.goto(`${home}/login`);
	await shoot("page-login");
	await page.close();
}

/** The questions to a new visitor. */
async function banner(page: Page, locale: keyof typeof LOCALES, country: string, width: number): Promise<void> {
	await page.goto(`http://${country}.localhost:${port}/${locale}`);
	await page.locator("#consent").waitFor();
	await page.screenshot({ path: `${folder}/cookies-${locale}-${width}.jpg`, type: "jpeg", quality: 80 });
	await page.close();
}

/** Modals and menus, and the pages of an account. */
async function surfaces(page: Page, locale: keyof typeof LOCALES, country: string, width: number): Promise<void> {
	const t = translator(locale);
	const home = `http://${country}.localhost:${port}/${locale}`;
	const dialog = page.locator("dialog:modal");
	const shoot = async (name: string, fullPage = false) => {
		// A full-page picture begins at the top, where the header belongs.
		if (fullPage) await page.evaluate(() => scrollTo(0, 0));
		await page.evaluate(() => document.fonts.ready);
		// JPEG: ninety pictures take a third of the space.
		const path = `${folder}/${name}-${locale}-${width}.jpg`;
		await page.screenshot({ path, type: "jpeg", quality: 80, fullPage });
	};
	const submit = (name: "login.submit" | "forgot.submit" | "register.submit" | "consents.submit") =>
		dialog.getByRole("button", { name: t(name) }).click();

	await page.goto(home);
	// A country with one language has no switcher.
	const language = page.locator(".language summary");
	const hasLanguages = (await language.count()) > 0;
	if (width < 1024) await page.getByRole("button", { name: t("nav.menu") }).click();
	if (hasLanguages) await language.click();
	await shoot("menu");
	if (width < 1024) await page.locator("#menu .header__close").click();
	else if (hasLanguages) await language.click();
	await page
		.getByRole("banner")
		.getByRole("button", { name: t("nav.search") })
		.click();
	await shoot("search-panel");
	await page.locator("#site-search .header__close").click();
	await page.locator('.header__account[data-modal="login"]').click();
	await dialog.locator("[name=email]").first().waitFor();
	await shoot("login");
	await submit("login.submit");
	await dialog.getByRole("alert").waitFor();
	await shoot("login-errors");
	await dialog.locator('[data-modal="forgotPassword"]').click();
	await shoot("forgot");
	await dialog.locator("[name=email]:visible").fill(`${country}@helvora.example`);
	await submit("forgot.submit");
	await dialog.locator(".notice--success").waitFor();
	await shoot("forgot-sent");
	await page.keyboard.press("Escape");
	await dialog.getByRole("link", { name: t("login.newCta") }).click();
	await shoot("register");
	await submit("register.submit");
	await dialog.getByRole("alert").waitFor();
	await shoot("register-errors");

	await page.goto(`${home}/materials`);
	await page.locator(".card:has(.card__lock) .card__title a").first().click();
	await dialog.waitFor();
	await shoot("register-popup");

	for (const name of ["login", "forgot-password", "register"]) {
		await page.goto(`${home}/${name}`);
		await shoot(`page-${name}`, true);
	}
	await page.goto(`${home}/login`);
	await page.locator('.header__account[data-modal="login"]').click();
	await dialog.locator("[name=email]").first().fill(`${country}.new@helvora.example`);
	await dialog.locator("[name=password]").fill("demo-1234");
	await submit("login.submit");
	await dialog.getByRole("heading", { name: t("consents.title") }).waitFor();
	await shoot("consents");
	await page.goto(`${home}/consents`);
	await shoot("page-consents", true);
	for (const tab of ["account", "account/record"]) {
		await page.goto(`${home}/${tab}?whole`);
		await shoot(`page-${tab.replace("/", "-")}`, true);
	}
	await page.goto(`${home}/account/profile`);
	await page.locator("details summary.button").click();
	await shoot("page-account-profile", true);
	await page.goto(home);
	await shoot("page-home-signed-in", true);
	await page.goto(`${home}/e-learnings/102`);
	await shoot("page-course", true);
}
