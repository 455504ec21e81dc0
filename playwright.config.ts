import "./tests/e2e/connections.ts";
import "./tests/e2e/names.ts";
import { defineConfig } from "playwright/test";
import { ANSWERED, origin } from "./tests/e2e/portal.ts";
import { PORTS } from "./tests/e2e/ports.ts";
import { browserPath } from "./tests/tools/browser.ts";

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "**/*.spec.ts",
	outputDir: "dist/e2e",
	snapshotPathTemplate: "{testDir}/spoken/{arg}{ext}",
	fullyParallel: true,
	// Two cores: a third test runs while one waits for the browser.
	workers: 3,
	// A shared machine may be slow; no test asserts a time.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: [["list"]],
	forbidOnly: true,
	use: {
		baseURL: origin("be"),
		// The question for consent is asked in its own tests.
		storageState: ANSWERED,
		actionTimeout: 60_000,
		screenshot: "only-on-failure",
		// Calls, requests and console. Snapshots of the page at each call would take an eighth of the time.
		trace: { mode: "retain-on-failure", screenshots: false, sources: false, snapshots: false },
		launchOptions: {
			executablePath: browserPath(),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	webServer: {
		command: "node tests/e2e/servers.ts",
		// The last one to start.
		url: `http://localhost:${PORTS.hca}/robots.txt`,
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
