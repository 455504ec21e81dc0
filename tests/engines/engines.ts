import { type ChildProcess, spawn } from "node:child_process";
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { findBrowser } from "../tools/browser.ts";
import { freePort } from "../tools/development/port.ts";
import { countSheets } from "./paper.ts";
import { until } from "./until.ts";

/** A real browser. The journey is written for this alone: two protocols stand behind it. */
export interface Engine {
	version: string;
	open(url: string): Promise<void>;
	/** The value of an expression in the page. */
	value(expression: string): Promise<unknown>;
	click(selector: string): Promise<void>;
	type(selector: string, text: string): Promise<void>;
	enter(selector: string): Promise<void>;
	back(): Promise<void>;
	/** A picture of what the window shows, as PNG. */
	picture(): Promise<Buffer>;
	/** The sheets that the page takes: A4 upright, A5 across. WebKit's protocol does not print. */
	sheets?(format: "a4" | "a5"): Promise<number>;
	close(): Promise<void>;
}

const MARGIN = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function byPuppeteer(options: LaunchOptions): Promise<Engine> {
	const defaultViewport = { width: 390, height: 844 };
	const browser = await puppeteer.launch({ ...options, headless: true, acceptInsecureCerts: true, defaultViewport });
	const page = await browser.newPage();
	return {
		version: await browser.version(),
		open: async (url) => void (await page.goto(url)),
		value: (expression) => page.evaluate(expression),
		click: (selector) => page.click(selector),
		type: (selector, text) => page.type(selector, text),
		enter: async (selector) => (await page.$(selector))?.press("Enter"),
		// Not the protocol's: Firefox does not tell it of a page that comes from its back/forward cache. In a task of its own: a page
		// that is left at once answers no more.
		back: async () => void (await page.evaluate("void setTimeout(() => history.back())")),
		picture: async () => Buffer.from(await page.screenshot()),
		sheets: async (format) => countSheets(await page.pdf({ format, landscape: format === "a5", margin: MARGIN })),
		close: () => browser.close(),
	};
}

/** WebKit by W3C WebDriver. */
async function byWebDriver(driver: string, browserName: string, options: object): Promise<Engine> {
	const address = `http://127.0.0.1:${await freePort()}`;
	const server: ChildProcess = spawn(driver, [`--port=${new URL(address).port}`], { stdio: "ignore" });
	await until(
		async () => (await fetch(`${address}/status`)).ok,
		() => `${driver} answers`,
	);
	const wanted = new Capabilities({ browserName, acceptInsecureCerts: true, ...options });
	const session = await new Builder()
		.usingServer(address)
		.withCapabilities(wanted)
		.disableEnvironmentOverrides()
		.build()
		.catch((error: unknown) => {
			server.kill();
			throw error;
		});
	const version = (await session.getCapabilities()).getBrowserVersion();
	// A driver may wait for a page that has long been there; the protocol's own limit is five minutes.
	await session.manage().setTimeouts({ pageLoad: 30_000, script: 15_000 });
	if ((await session.getCapabilities()).get("setWindowRect"))
		await session.manage().window().setRect({ width: 390, height: 844 });
	return {
		version: `${browserName}/${version}`,
		open: (url) => session.get(url),
		value: (expression) => session.executeScript(`return (${expression})`),
		click: (selector) => session.findElement(By.css(selector)).click(),
		type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
		enter: (selector) => session.findElement(By.css(selector)).sendKeys(Key.ENTER),
		back: () => session.navigate().back(),
		picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
		close: async () => {
			await session.quit();
			server.kill();
		},
	};
}

interface EngineEntry {
	/** The files without which it is not there. */
	files: readonly string[];
	/** Debian's packages that bring it. */
	packages: readonly string[];
	/** Older than the scripts' floor. */
	isOld?: boolean;
	start(): Promise<Engine>;
}

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const ENGINES = {
	chromium: {
		files: [findBrowser() ?? "/usr/bin/chromium-headless-shell"],
		packages: ["chromium-headless-shell"],
		start: () => byPuppeteer({ executablePath: findBrowser() ?? "", args: ["--no-sandbox", "--disable-gpu"] }),
	},
	firefox: {
		files: ["/usr/bin/firefox-esr"],
		packages: ["firefox-esr"],
		start: () =>
			byPuppeteer({
				browser: "firefox",
				executablePath: "/usr/bin/firefox-esr",
				// The protocol waits for ever for a page that comes from the back/forward cache.
				extraPrefsFirefox: { "browser.sessionhistory.max_total_viewers": 0 },
			}),
	},
	webkit: {
		files: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
		packages: ["webkit2gtk-driver", "xvfb"],
		start: () =>
			byWebDriver("WebKitWebDriver", "MiniBrowser", {
				"webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
			}),
	},
	"old webkit": {
		files: ["/usr/bin/WPEWebDriver", "/usr/bin/cog"],
		packages: ["wpewebkit-driver", "cog"],
		isOld: true,
		start: () =>
			byWebDriver("WPEWebDriver", "cog", {
				"wpe:browserOptions": { binary: "/usr/bin/cog", args: ["--automation", "--platform=headless"] },
			}),
	},
} satisfies Record<string, EngineEntry>;

export type EngineName = keyof typeof ENGINES;
export const entryOf = (name: EngineName): EngineEntry => ENGINES[name];
export const ENGINE_NAMES: readonly EngineName[] = ["chromium", "firefox", "webkit", "old webkit"];
