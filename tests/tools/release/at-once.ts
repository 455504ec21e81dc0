import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";

/**
 * `npm run at-once -- production v41`: why the working tree cannot go out step by step after that release, one reason a line;
 * nothing when it can. Versions that are uploaded carry neither migrations nor custom domains, `npm run deploy` alone does.
 */

/** @param before file of the release before; undefined: there is none */
export function reasonsAtOnce(env: string, before: string | undefined, after: string): string[] {
	if (before === undefined) return ["it is the first release"];
	const [old, own] = [before, after].map((config) => unstable_readConfig({ config, env }, { hideWarnings: true }));
	return [
		...(JSON.stringify(old?.migrations) === JSON.stringify(own?.migrations) ? [] : ["it has a migration"]),
		...(old?.vars.HOSTS === own?.vars.HOSTS ? [] : ["it changes hosts"]),
	];
}

if (import.meta.main) {
	const [env, release] = process.argv.slice(2);
	if (env === undefined)
		throw new Error("Say which environment, and after which release: npm run at-once -- production v41");
	const folder = mkdtempSync(join(tmpdir(), "release-"));
	const before = join(folder, "wrangler.toml");
	try {
		if (release) writeFileSync(before, execFileSync("git", ["show", `${release}:wrangler.toml`]));
		const reasons = reasonsAtOnce(env, release ? before : undefined, "wrangler.toml");
		if (reasons.length > 0) console.log(reasons.join(", "));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
