import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const project = (name: string, own: TestProjectInlineConfiguration["test"] = {}): TestProjectInlineConfiguration => ({
	test: {
		name,
		include: [`tests/${name}/**/*.test.{ts,tsx}`],
		// A Worker needs a moment to start on a busy machine; no test asserts a time.
		testTimeout: 240_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 20_000 } },
		...own,
	},
});

const BUILT = { globalSetup: ["tests/tools/build.ts"] };
const SLOW = { ...BUILT, testTimeout: 600_000, hookTimeout: 600_000 };
const MEASURED = ["tests/slow/alerts.test.ts", "tests/slow/soak.test.ts"];

export default defineConfig({
	test: {
		projects: [
			project("unit", { setupFiles: ["tests/unit/setup.ts"] }),
			// One process runs many files: they load the test server once, and those that only read share a portal.
			project("edge", { ...BUILT, isolate: false }),
			// Compilers and builds, two at a time: some wait for real minutes meanwhile.
			project("slow", { ...SLOW, exclude: MEASURED, maxWorkers: 2, sequence: { groupOrder: 1 } }),
			// These assert answers within a deadline, which a compiler beside them would take.
			project("alone", { ...SLOW, include: MEASURED, fileParallelism: false }),
			// A real Strapi a file (tests/cms).
			project("strapi", {
				...SLOW,
				globalSetup: [...BUILT.globalSetup, "tests/strapi/seeded.ts"],
				fileParallelism: false,
			}),
		],
		// `npm run test:all` alone runs these: rare states, and further languages of what `npm test` has shown once.
		tags: [{ name: "all" }],
		// Two cores: other files run while some wait for a deadline.
		maxWorkers: 6,
	},
});
