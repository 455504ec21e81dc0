import { defineConfig } from "vitest/config";

const project = (name: string, globalSetup: string[] = []) => ({
	test: {
		name,
		globalSetup,
		include: [`tests/${name}/**/*.test.{ts,tsx}`],
		// A Worker needs a moment to start on a busy machine; no test asserts a time.
		testTimeout: 60_000,
		hookTimeout: 180_000,
		retry: process.env.CI ? 1 : 0,
		isolate: name === "unit",
	},
});

export default defineConfig({
	test: {
		projects: [project("unit"), project("edge", ["tests/edge/build.ts"]), project("slow", ["tests/edge/build.ts"])],
		// Two cores: more Workers at once would only wait for each other.
		maxWorkers: 2,
	},
});
