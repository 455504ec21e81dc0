import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The headless shell is first: it renders no window around a page, which saves a quarter of the work. */
const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** CHROMIUM_PATH, a system browser, or Playwright's own; undefined if there is none. */
export const findBrowser = (): string | undefined =>
	[process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));

/** Browser tests are never skipped: without a browser they fail. */
export function browserPath(): string {
	const path = findBrowser();
	if (!path) throw new Error("No Chromium: set CHROMIUM_PATH, or run `npm test`, which installs one.");
	return path;
}
