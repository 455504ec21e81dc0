import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { hostsOf } from "../tools/release/hosts.ts";

const DEPLOYED = ["staging", "production"];

test.each([undefined, ...DEPLOYED])("HOSTS of %s has a host for every country, and none for another", (env) => {
	expect([...new Set(Object.values(hostsOf(env)))].sort()).toEqual([...COUNTRY_CODES].sort());
});

test.each(DEPLOYED)("%s names its hosts once: it has no routes, and its build wants them as domains", (env) => {
	const { routes, build } = unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
	expect(routes).toBeUndefined();
	expect(build.command).toBe("node tests/tools/release/has-domains.ts && npm run build");
});

test.each([
	[{ WRANGLER_COMMAND: "deploy" }, 1, "npm run deploy"],
	[{ WRANGLER_COMMAND: "deploy", DOMAINS: "be.example" }, 0, ""],
	[{ WRANGLER_COMMAND: "versions upload" }, 0, ""],
])("the build with %j ends with %i", (variables, status, said) => {
	const build = spawnSync(process.execPath, ["tests/tools/release/has-domains.ts"], {
		env: variables,
		encoding: "utf8",
	});
	expect([build.status, build.stderr]).toEqual([status, expect.stringContaining(said)]);
});
