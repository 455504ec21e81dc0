import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** The build that is deployed. The tests use that of development, which checks more: dist/worker. */
export const PRODUCTION = "dist/bench/production";

const build = (folder: string, ...args: string[]) =>
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", resolve(folder), ...args], {
		stdio: ["ignore", "ignore", "inherit"],
		// What is not deployed needs no hosts (tests/supply/has-domains.ts).
		env: { ...process.env, DOMAINS: "none" },
	});

/** The portal of development and its backend. */
export function buildWorkers(): void {
	build("dist/worker");
	build("dist/backend", "--minify", "-c", "tests/backend/wrangler.toml");
}

/** Builds the Workers once for all test files: builds in parallel would overwrite each other. */
export function setup(): void {
	buildWorkers();
	build(PRODUCTION, "--env", "production");
}
