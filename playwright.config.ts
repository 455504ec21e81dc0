import { defineConfig } from "playwright/test";
import { browserPath } from "./tests/e2e/browser.ts";
import { ANSWERED } from "./tests/e2e/portal.ts";

const PORT = "8799";
const HCA_PORT = "8798";

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
		baseURL: `http://be.localhost:${PORT}`,
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
	webServer: [
		server("npm start", { PORT, STATE_DIR: ".wrangler/e2e" }),
		server("npm run start:hca -- --sisters", {
			PORT: HCA_PORT,
			IDENTITY_PORT: "9498",
			STATE_DIR: ".wrangler/e2e-hca",
			GTM_ID: "GTM-TEST123",
		}),
	],
});

function server(command: string, env: { PORT: string } & Record<string, string>) {
	return {
		command,
		url: `http://localhost:${env.PORT}/robots.txt`,
		env,
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
	};
}
