import { execFileSync } from "node:child_process";
import { archive } from "./source-maps.ts";

/**
 * `npm run maps -- archive v42`: builds what `npm run deploy` would deploy, and keeps its source maps under dist/archive/v42 for
 * `npm run maps -- unstack`. The build is the same wherever it is made: the maps of an older release can be had again from its tag.
 */

const [release = ""] = process.argv.slice(3);
const WORKER = "dist/archived-worker";
execFileSync("wrangler", ["deploy", "--dry-run", "--env", "production", "--outdir", WORKER], {
	stdio: ["ignore", "ignore", "inherit"],
	// What is not deployed needs no hosts (has-domains.ts).
	env: { ...process.env, DOMAINS: "none" },
});
const builds = [
	{ maps: WORKER, from: WORKER },
	{ maps: "dist/maps", from: "dist/client/assets" },
];
console.log(`Archived: ${archive(release, builds, "dist/archive")}`);
