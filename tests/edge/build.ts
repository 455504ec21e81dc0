import { execFileSync } from "node:child_process";

/** The build of development, which the tests use, and the one that is deployed. */
export const WORKER = "dist/worker";
export const PRODUCTION_WORKER = "dist/worker-production";

/** Builds the Worker once for all test files: builds in parallel would overwrite each other. */
export function setup(): void {
	build("--outdir", WORKER);
	build("--outdir", PRODUCTION_WORKER, "--env", "production");
}

const build = (...options: string[]) =>
	execFileSync("wrangler", ["deploy", "--dry-run", ...options], { stdio: "pipe" });
