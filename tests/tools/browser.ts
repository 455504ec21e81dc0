import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The first renders no window of its own around each page, which is a quarter of the work. */
const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** CHROMIUM_PATH, else a system browser, else Playwright's own; undefined: none is there. */
export const findBrowser = (): string | undefined =>
	[process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));

/** The browser tests are never skipped: without a browser they fail. */
export function browserPath(): string {
	const path = findBrowser();
	if (!path) throw new Error("No Chromium: set CHROMIUM_PATH, or run `npm test`, which installs one.");
	return path;
}
