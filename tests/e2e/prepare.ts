import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

/** Before the browser tests: Chromium is installed where there is none. */

const run = (command: string, args: string[]): boolean =>
	spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status ===
	0;

if (!findBrowser()) {
	const asRoot = process.getuid?.() === 0;
	if (asRoot) run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
	if (!findBrowser()) run("playwright", ["install", "chromium"]);
	if (!findBrowser()) {
		console.error("Chromium could not be installed: install it by hand, or set CHROMIUM_PATH.");
		process.exit(1);
	}
}
