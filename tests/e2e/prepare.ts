import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { findBrowser } from "./browser.ts";

/** Before the browser tests: nothing stored from an earlier run, and Chromium installed where there is none. */

for (const state of ["e2e", "e2e-hca"]) rmSync(`.wrangler/${state}`, { recursive: true, force: true });

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
