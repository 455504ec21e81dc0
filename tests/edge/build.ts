import { execFileSync } from "node:child_process";
import { bundle } from "../bench/runtime.ts";

/** The build that is deployed. The tests use that of development, which checks more: dist/worker. */
export const PRODUCTION = "dist/bench/production";

/** Builds the Worker once for all test files: builds in parallel would overwrite each other. */
export function setup(): void {
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", "dist/worker"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	bundle("production", ["--env", "production"]);
}
