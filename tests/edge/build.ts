import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

const build = (folder: string, ...args: string[]) =>
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", resolve(folder), ...args], {
		stdio: ["ignore", "ignore", "inherit"],
	});

/** Builds both Workers once for all test files: builds in parallel would overwrite each other. */
export function setup(): void {
	build("dist/worker");
	build("dist/backend", "--minify", "-c", "tests/backend/wrangler.toml");
}
