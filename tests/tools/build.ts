import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** The build that is deployed. The tests use that of development, which checks more: dist/worker. */
export const PRODUCTION = "dist/bench/production";

const build = (folder: string, ...args: string[]) =>
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", resolve(folder), ...args], {
		stdio: ["ignore", "ignore", "inherit"],
		// What is not deployed needs no hosts (tests/tools/release/has-domains.ts).
		env: { ...process.env, NODE_ENV: "production", DOMAINS: "none" },
	});

/** Builds all that the suites run. Under `npm test` the first part has done so, and a suite builds nothing. */
export function setup(): void {
	if (process.env.SUITES_BUILT) return;
	build("dist/worker");
	build("dist/backend", "--minify", "-c", "tests/backend/wrangler.toml");
	build(PRODUCTION, "--env", "production");
}

if (import.meta.main) setup();
