import { defineConfig } from "playwright/test";
import { browserPath } from "./tests/e2e/browser.ts";

const PORT = "8799";

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "**/*.spec.ts",
	fullyParallel: true,
	workers: 2,
	// A shared machine may be slow; nothing here asserts a time.
	timeout: 600_000,
	expect: { timeout: 15_000 },
	reporter: [["list"]],
	forbidOnly: true,
	use: {
		baseURL: `http://be.localhost:${PORT}`,
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
		command: "npm start",
		url: `http://localhost:${PORT}/robots.txt`,
		env: { PORT, STATE_DIR: ".wrangler/e2e" },
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
