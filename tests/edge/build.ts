import { execFileSync } from "node:child_process";

/** Builds the Worker once for all test files: builds in parallel would overwrite each other. */
export function setup(): void {
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", "dist/worker"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
}
