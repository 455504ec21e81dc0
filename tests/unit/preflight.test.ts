import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { SECRETS } from "../tools/connect/env-docs.ts";
import { faultsOf, notesOf, replacedIn, secretsIn } from "../tools/release/preflight.ts";

const folder = mkdtempSync(join(tmpdir(), "preflight-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As somebody would fill it in: names and ids that exist. */
const filled = readFileSync("wrangler.toml", "utf8")
	.replaceAll(".example", ".net")
	.replaceAll("content-production", "0123456789abcdef0123456789abcdef");

function written(text: string, name = "wrangler.toml"): string {
	const file = join(folder, name);
	writeFileSync(file, text);
	return file;
}
const faultsIn = (text: string, secrets?: Record<string, string>) => faultsOf("production", written(text), secrets);
/** In production's part alone. */
const changed = (from: string, to: string): string => {
	const [before = "", ...after] = filled.split("[env.production]");
	expect(after.join("[env.production]")).toContain(from);
	return [before, ...after.map((part) => part.replace(from, to))].join("[env.production]");
};

const STRONG = {
	SERVICE_SECRET: "q7Zt2-service-Xw91kLm4",
	CONTENT_SECRET: "q7Zt2-content-Xw91kLm4",
	SEALING_KEYS: '[{"id":"1","key":"dGVzdC1vbmx5LXNlYWxpbmcta2V5LXdpdGgtMzJieXQ"}]',
};

test("a complete configuration can be deployed, the repository's placeholders cannot", () => {
	expect(faultsIn(filled)).toEqual([]);
	expect(faultsIn(filled, STRONG)).toEqual([]);
	for (const env of ["staging", "production"]) {
		const faults = faultsOf(env).join("\n");
		for (const name of ["CONTENT", "LARAVEL_URL", "CONTENT_URL", "HOSTS"]) expect(faults).toContain(name);
	}
});

test("Strapi alone can be deployed, and it is said that the portal is content only", () => {
	const alone = written(
		changed('LARAVEL_URL = "https://backend.helvora-pro.net"', 'STRAPI_URL = "https://cms.helvora-pro.net"'),
		"strapi.toml",
	);
	const { SERVICE_SECRET: _, ...secrets } = STRONG;
	expect(faultsOf("production", alone, { ...secrets, STRAPI_TOKEN: "q7Zt2-strapi-Xw91kLm4" })).toEqual([]);
	expect(notesOf("production", alone)).toEqual([expect.stringContaining("a content-only portal, without sign-in")]);
	expect(notesOf("production", written(filled))).toEqual([]);
});

test.each([
	["0123456789abcdef0123456789abcdef", "content-here", /CONTENT has the placeholder "content-here"/],
	['"www.helvora-pro-tr.net": "tr",', "", /HOSTS has no host of "tr"/],
	['LARAVEL_URL = "https://backend', 'LARAVEL_URL = "http://backend', /LARAVEL_URL is not https/],
	["backend.helvora-pro.net", "backend.localhost", /LARAVEL_URL names a host that cannot exist/],
	["[env.production.vars]", '[env.production.vars]\nOPS_SECRET = "q7Zt2-opened-Xw91kLm4"', /OPS_SECRET is a secret/],
	["[env.production.vars]", '[env.production.vars]\nCMS_TYPES = "{}"', /CMS_TYPES is no variable of this release/],
	['namespace_id = "1303"', 'namespace_id = "1304"', /namespace_id "1304" twice/],
	["[env.production.build]", 'routes = ["www.other.net"]\n[env.production.build]', /routes differ from HOSTS/],
])("%s as %s is refused", (from, to, fault) => {
	expect(faultsIn(changed(from, to)).join("\n")).toMatch(fault);
});

test.each([
	[{ ...STRONG, SERVICE_SECRET: "development-service-secret" }, /SERVICE_SECRET is the development one/],
	[{ ...STRONG, PURGE_SECRETS: "q7Zt2-purges-Xw91kLm4" }, /PURGE_SECRETS is no variable of this release/],
	[{ SERVICE_SECRET: STRONG.SERVICE_SECRET, CONTENT_SECRET: STRONG.CONTENT_SECRET }, /SEALING_KEYS/],
	[{ SEALING_KEYS: STRONG.SEALING_KEYS, CONTENT_SECRET: STRONG.CONTENT_SECRET }, /SERVICE_SECRET is needed/],
])("the secrets %j are refused without showing their values", (secrets, fault) => {
	const faults = faultsIn(filled, secrets).join("\n");
	expect(faults).toMatch(fault);
	for (const value of Object.values(secrets)) expect(faults).not.toContain(value);
});

test("a file of secrets is NAME=value or JSON, as wrangler accepts", () => {
	const lines = `SERVICE_SECRET="${STRONG.SERVICE_SECRET}"\nSEALING_KEYS='${STRONG.SEALING_KEYS}'\n`;
	const { SERVICE_SECRET, SEALING_KEYS } = STRONG;
	expect(secretsIn(written(lines, "lines"))).toEqual({ SERVICE_SECRET, SEALING_KEYS });
	expect(secretsIn(written(JSON.stringify(STRONG), "json"))).toEqual(STRONG);
	for (const wrong of [`{"SERVICE_SECRET": ${SERVICE_SECRET}}`, `{"SEALING_KEYS":${SEALING_KEYS}}`])
		expect(secretsIn(written(wrong, "wrong.json")), wrong).toBeUndefined();
});

test("a value that wrangler would replace is refused, unless the file is JSON", () => {
	const secrets = { OPS_SECRET: "q7Zt2$HOME-Xw91kLm4", PURGE_SECRET: "q7Zt2-purges-Xw91kLm4" };
	const lines = Object.entries(secrets).map(([name, value]) => `${name}='${value}'`);
	expect(replacedIn(written(lines.join("\n"), "secrets"))).toEqual([expect.stringMatching(/^OPS_SECRET has a "\$"/)]);
	expect(replacedIn(written(JSON.stringify(secrets), "secrets.json"))).toEqual([]);
});

test.each(["staging", "production"])("a deployment of %s fails without its keys; variables have no secret", (env) => {
	const { secrets, vars } = unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
	expect(secrets).toEqual({ required: ["SEALING_KEYS"] });
	expect(SECRETS.filter((name) => name in vars)).toEqual([]);
});
