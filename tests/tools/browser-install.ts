import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

const run = (command: string, args: string[]): boolean =>
	spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status ===
	0;

/** Installs Chromium if it is missing. Without the permission to do so, the process ends with one sentence. */
export function ensureBrowser(): void {
	if (findBrowser()) return;
	const isRoot = process.getuid?.() === 0;
	if (isRoot) run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
	if (!findBrowser()) run("playwright", ["install", "chromium"]);
	if (findBrowser()) return;
	console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to an installed one.");
	process.exit(1);
}
