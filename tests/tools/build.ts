import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** The deployed build. Tests use the development build in dist/worker, which checks more. */
export const PRODUCTION = "dist/bench/production";

const build = (folder: string, ...args: string[]) =>
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", resolve(folder), ...args], {
		stdio: ["ignore", "ignore", "inherit"],
		// A build that is not deployed needs no hosts (tests/tools/release/has-domains.ts).
		env: { ...process.env, NODE_ENV: "production", DOMAINS: "none" },
	});

/** Builds what the suites run. Under `npm test` the first part has already built it. */
export function setup(): void {
	if (process.env.SUITES_BUILT) return;
	build("dist/worker");
	build("dist/backend", "--minify", "-c", "tests/backend/wrangler.toml");
	build(PRODUCTION, "--env", "production");
}

if (import.meta.main) setup();
