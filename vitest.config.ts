import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const project = (name: string, own: TestProjectInlineConfiguration["test"] = {}): TestProjectInlineConfiguration => ({
	test: {
		name,
		include: [`tests/${name}/**/*.test.{ts,tsx}`],
		// A Worker needs a moment to start on a busy machine; no test asserts a time.
		testTimeout: 120_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 20_000 } },
		...own,
	},
});

const BUILT = { globalSetup: ["tests/tools/build.ts"] };

export default defineConfig({
	test: {
		projects: [
			project("unit"),
			// One process runs many files: they load the test server once, and those that only read share a portal.
			project("edge", { ...BUILT, isolate: false }),
			// Compilers and builds, one after the other: they would take each other's time.
			project("slow", { ...BUILT, fileParallelism: false, testTimeout: 600_000, hookTimeout: 600_000 }),
			// A real Strapi a file (tests/cms).
			project("strapi", {
				globalSetup: [...BUILT.globalSetup, "tests/strapi/seeded.ts"],
				fileParallelism: false,
				testTimeout: 600_000,
				hookTimeout: 600_000,
			}),
		],
		// `npm run test:all` alone runs these: rare states, and further languages of what `npm test` has shown once.
		tags: [{ name: "all" }],
		// Two cores: other files run while some wait for a deadline.
		maxWorkers: 6,
	},
});
