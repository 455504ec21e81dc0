import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { endWith } from "../end-with.ts";
import { hostsOf } from "./hosts.ts";
import { explanationsOf } from "./warnings.ts";

/** `npm run deploy -- --env production`: `wrangler deploy` with the environment's hosts as its custom domains. */

const options = process.argv.slice(2);
const { env } = parseArgs({ args: options, options: { env: { type: "string", short: "e" } }, strict: false }).values;
if (typeof env !== "string") endWith("Name the environment: npm run deploy -- --env staging");
const hosts = Object.keys(hostsOf(env));
console.log(`Custom domains of ${env}: ${hosts.join(", ")}`);
const explanations = explanationsOf(env);
if (explanations.length > 0) console.log("Wrangler warns about these differences from development. They are right:");
for (const explanation of explanations) console.log(`  ${explanation}`);
const { status } = spawnSync("wrangler", ["deploy", ...options, ...hosts.flatMap((host) => ["--domain", host])], {
	stdio: "inherit",
	// The build refuses a deployment without hosts (has-domains.ts).
	env: { ...process.env, DOMAINS: hosts.join() },
});
process.exitCode = status ?? 1;
