import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { hostsOf } from "../tools/release/hosts.ts";
import { explanationsOf } from "../tools/release/warnings.ts";

const DEPLOYED = ["staging", "production"];

test.each([undefined, ...DEPLOYED])("HOSTS of %s has a host for every country and no other", (env) => {
	expect([...new Set(Object.values(hostsOf(env)))].sort()).toEqual([...COUNTRY_CODES].sort());
});

test.each(DEPLOYED)("%s names its hosts once: no routes, and the deployment makes domains of them", (env) => {
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

test.each(DEPLOYED)("a deployment of %s explains every name in wrangler's warnings", (env) => {
	const warn = vi.spyOn(console, "warn").mockReturnValue();
	unstable_readConfig({ config: "wrangler.toml", env });
	const warned = warn.mock.calls.join("\n");
	warn.mockRestore();
	const settings = Array.from(warned.matchAll(/- "(\w+)" exists/g), ([name]) => name.slice(2, -7));
	const names = [...settings, ...Array.from(warned.matchAll(/- ([A-Z_]+)$/gm), ([, name = ""]) => name)];
	expect(names).toContain('"services"');
	expect(names).toContain("SEALING_KEYS");
	const explained = explanationsOf(env).join("\n");
	expect(names.filter((name) => !explained.includes(name))).toEqual([]);
});
