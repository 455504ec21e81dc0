import { execFileSync } from "node:child_process";

/** Builds the Worker once for all tests: Workers that start side by side must not build over each other. */
export function setup(): void {
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", "dist/worker"], {
		stdio: ["ignore", "ignore", "inherit"],
	});
}
