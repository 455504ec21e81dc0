import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { archive, UnstackError, unstacked } from "./source-maps.ts";

/**
 * `npm run maps -- v42 [FILE]`: prints a stack of that release, from FILE or pasted, with the places in the sources. It takes the
 * source maps from dist/archive/v42. If the folder is missing, it builds the tag and keeps the maps there. With empty input it only
 * does that.
 */

const ARCHIVES = "dist/archive";

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });

/** Builds a tag as `npm run deploy` does, in a folder of its own. The build is the same wherever it is made. */
function archiveTag(release: string): void {
	if (git("rev-parse", "--verify", "--quiet", `refs/tags/${release}^{commit}`).status !== 0) {
		throw new UnstackError(`no tag ${release} here: git fetch --tags`);
	}
	const root = mkdtempSync(join(tmpdir(), "release-"));
	const inRoot = (command: string, ...args: string[]) =>
		execFileSync(command, args, {
			cwd: root,
			stdio: ["ignore", "ignore", "pipe"],
			// A build that is not deployed needs no hosts (has-domains.ts).
			env: { ...process.env, DOMAINS: "none" },
		});
	console.error(`${ARCHIVES}/${release} is missing: building the tag …`);
	try {
		execFileSync("git", ["worktree", "add", "--quiet", "--detach", root, `refs/tags/${release}`]);
		inRoot("npm", "ci", "--no-audit", "--no-fund");
		inRoot("npx", "wrangler", "deploy", "--dry-run", "--env", "production", "--outdir", "dist/archived-worker");
		const builds = [
			{ maps: "dist/archived-worker", from: "dist/archived-worker" },
			{ maps: "dist/maps", from: "dist/client/assets" },
		];
		archive(release, builds, ARCHIVES, root);
	} finally {
		git("worktree", "remove", "--force", root);
	}
}

function run([release, file]: readonly string[]): void {
	if (release === undefined) throw new UnstackError("Usage: npm run maps -- v42 [FILE]");
	if (!existsSync(join(ARCHIVES, release))) archiveTag(release);
	if (file === undefined && process.stdin.isTTY) console.error("Paste the stack, then Ctrl-D:");
	const text = readFileSync(file ?? 0, "utf8");
	if (text.trim() === "") {
		console.error(`${ARCHIVES}/${release} has the source maps.`);
		return;
	}
	const { stack, missing } = unstacked(text, release, ARCHIVES);
	console.log(stack);
	for (const sentence of missing) console.error(sentence);
	process.exitCode = missing.length === 0 ? 0 : 1;
}

try {
	run(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof UnstackError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
