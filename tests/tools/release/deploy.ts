import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { hostsOf } from "./hosts.ts";

/** `npm run deploy -- --env production`: `wrangler deploy` with the environment's hosts as its custom domains. */

const given = process.argv.slice(2);
const { env } = parseArgs({ args: given, options: { env: { type: "string", short: "e" } }, strict: false }).values;
if (typeof env !== "string") throw new Error("Say which environment: npm run deploy -- --env staging");
const hosts = Object.keys(hostsOf(env));
console.log(`Custom domains of ${env}: ${hosts.join(", ")}`);
const { status } = spawnSync("wrangler", ["deploy", ...given, ...hosts.flatMap((host) => ["--domain", host])], {
	stdio: "inherit",
	// The build refuses a deployment without (has-domains.ts).
	env: { ...process.env, DOMAINS: hosts.join() },
});
process.exitCode = status ?? 1;
