import "./tests/e2e/names.ts";
import { defineConfig } from "playwright/test";
import { browserPath } from "./tests/e2e/browser.ts";
import { ANSWERED, HCA_PORT, origin } from "./tests/e2e/portal.ts";

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "**/*.spec.ts",
	fullyParallel: true,
	// Two cores: a third test runs while one waits for the browser.
	workers: 3,
	// A shared machine may be slow; nothing here asserts a time. What passes in a second try is listed as flaky.
	timeout: 180_000,
	retries: process.env.CI ? 1 : 0,
	expect: { timeout: 30_000 },
	reporter: [["list"]],
	forbidOnly: true,
	use: {
		baseURL: origin("be"),
		// The question for consent is asked in its own tests.
		storageState: ANSWERED,
		actionTimeout: 60_000,
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
		url: `http://localhost:${HCA_PORT}/robots.txt`,
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
