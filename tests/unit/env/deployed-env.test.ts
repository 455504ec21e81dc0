import { expect, test } from "vitest";
import { parseEnv } from "../../../worker/runtime/parse-env.ts";
import { DEPLOYED, env, hcaOf, PROVIDER, STRAPI } from "./given.ts";

test("the published sealing key is refused under another name too", () => {
	const SEALING_KEYS = env.SEALING_KEYS.replace("dev", "1");
	expect(() => parseEnv({ ...env, ...DEPLOYED, SEALING_KEYS })).toThrow("SEALING_KEYS is the development one");
});

test("outside development the content host has a secret of its own, or is said to be open", () => {
	const deployed = { ...env, ...DEPLOYED };
	const without = { ...deployed, CONTENT_SECRET: undefined };
	expect(parseEnv(deployed)).toMatchObject({ CONTENT_IS_OPEN: "no" });
	for (const CONTENT_SECRET of [undefined, ""]) {
		expect(() => parseEnv({ ...without, CONTENT_SECRET })).toThrow("CONTENT_SECRET is needed");
		expect(() => parseEnv({ ...without, CONTENT_SECRET, CONTENT_IS_OPEN: "no" })).toThrow("CONTENT_SECRET is needed");
		expect(parseEnv({ ...without, CONTENT_SECRET, CONTENT_IS_OPEN: "yes" }).CONTENT_SECRET).toBeUndefined();
		expect(parseEnv({ ...env, CONTENT_SECRET }).CONTENT_SECRET).toBeUndefined();
	}
	expect(() => parseEnv({ ...without, CONTENT_IS_OPEN: "true" })).toThrow("CONTENT_IS_OPEN");
	expect(() => parseEnv({ ...deployed, CONTENT_SECRET: DEPLOYED.SERVICE_SECRET })).toThrow(
		"CONTENT_SECRET has a value that another secret has too",
	);
	expect(() => parseEnv({ ...deployed, CONTENT_SECRET: "development-content-secret" })).toThrow(
		"CONTENT_SECRET is the development one",
	);
});

const key = (letter: string) => Buffer.from(`${letter}-sealing-key-of-unit-tests-0032`).toString("base64url");
const keys = (...named: [id: string, key: string][]) => JSON.stringify(named.map(([id, one]) => ({ id, key: one })));
const CODE = "a-code-of-sixteen";

test.each([
	[{ LARAVEL_URL: "http://backend.example", CONTENT_URL: "https://content.example" }, "LARAVEL_URL is not https"],
	[{ CONTENT_URL: "HTTP://content.example" }, "CONTENT_URL is not"],
	[{ ...STRAPI, BACKEND: undefined, SERVICE_SECRET: "" }, null],
	[{ BACKEND: undefined, STRAPI_URL: "https://cms.example" }, "STRAPI_TOKEN is needed with STRAPI_URL"],
	[{ ...STRAPI, LARAVEL_URL: "https://backend.example" }, null],
	[{ ...STRAPI, LARAVEL_URL: "https://backend.example", STRAPI_URL: "http://cms.example" }, "STRAPI_URL is not https"],
	[{ STRAPI_TOKEN: "production-service-secret" }, "STRAPI_TOKEN has a value that another secret has too"],
	[{ STRAPI_TOKEN: "development-token" }, "STRAPI_TOKEN is the development one"],
	[{ MEDIA_HOSTS: '["bucket.s3.example","cdn.example"]' }, null],
	[{ MEDIA_HOSTS: '["cdn.example","10.0.0.7"]' }, "MEDIA_HOSTS has a host that is not public"],
	[{ MEDIA_HOSTS: '["media.localhost"]' }, "MEDIA_HOSTS has a host that is not public"],
	[{ MEDIA_HOSTS: '["storage"]' }, "MEDIA_HOSTS has a host that is not public"],
	[{ HCA: hcaOf("be", "http://identity.example") }, "HCA is not https"],
	[{ HCA: hcaOf("be", { login: PROVIDER, register: "http://identity.example" }) }, "HCA is not https"],
	[{ HCA: hcaOf("be"), HCA_SECRETS: '{"be":"q7Zt2-hca-Xw91kLm4"}' }, null],
	[{ HCA: hcaOf("be"), HCA_SECRETS: '{"ch":"q7Zt2-hca-Xw91kLm4"}' }, "HCA_SECRETS names a country that HCA does not"],
	[
		{ HCA: hcaOf("be"), HCA_SECRETS: '{"be":"production-service-secret"}' },
		"HCA_SECRETS has a value that another secret has too",
	],
	[{ HUB_ORIGIN: "http://be.localhost" }, "HUB_ORIGIN is not https"],
	[{ HUB_ORIGINS: '["https://be.localhost","http://be.localhost"]' }, "HUB_ORIGINS is not https"],
	[{ ACCESS: '{"team":"http://team.example","operators":"x"}' }, "ACCESS is not https"],
	[{ SEALING_KEYS: keys(["1", "A".repeat(43)]) }, "SEALING_KEYS has a value that is not random"],
	[
		{ SEALING_KEYS: keys(["1", key("a")], ["2", "AQID".repeat(10).concat("AQI")]) },
		"SEALING_KEYS has a value that is not random",
	],
	[{ SEALING_KEYS: keys(["1", key("a")], ["2", key("a")]) }, "SEALING_KEYS has one value twice"],
	[{ SEALING_KEYS: keys(["1", key("a")], ["1", key("b")]) }, "SEALING_KEYS has two keys of one id"],
	[{ DEEPLINK_CODES: '["a-code-too-short"]' }, null],
	[{ DEEPLINK_CODES: '["a-code-tooshort"]' }, "DEEPLINK_CODES has a code shorter than 16 characters"],
	[{ DEEPLINK_CODES: `["${CODE}","${CODE}"]` }, "DEEPLINK_CODES has one value twice"],
	[{ DEEPLINK_CODES: `["","${CODE}"]` }, null],
	[{ DEEPLINK_CODES: `["${CODE}"]`, OPS_SECRET: CODE }, "OPS_SECRET has a value that another secret has too"],
	[{ PURGE_SECRET: `["${CODE}-1","${CODE}"]`, OPS_SECRET: CODE }, "PURGE_SECRET has a value that another"],
	[{ PURGE_SECRET: `["${CODE}","${CODE}"]` }, "PURGE_SECRET has one value twice"],
	[{ SERVICE_SECRET: `["${CODE}","development-service-secret"]` }, "SERVICE_SECRET is the development one"],
	[{ SERVICE_SECRET: key("a"), SEALING_KEYS: keys(["1", key("a")]) }, "SERVICE_SECRET has a value that another"],
	[{ HOSTS: "{}" }, "HOSTS names no host"],
	[{ HOSTS: '{"nl.example":"nl"}' }, "HOSTS.nl.example is a host of no configured country"],
	[{ HUB_ORIGIN: "https://hub.example" }, "HUB_ORIGIN is a host of no configured country"],
	[{ HUB_ORIGIN: "https://be.localhost", HUB_ORIGINS: '["https://be.localhost"]' }, null],
	[
		{
			HOSTS: '{"be.localhost":"be","tr.localhost":"tr"}',
			HUB_ORIGIN: "https://be.localhost",
			HUB_ORIGINS: '["https://tr.localhost"]',
		},
		"HUB_ORIGINS has a host of another country than HUB_ORIGIN, which cannot share its sign-in",
	],
	[
		{ HUB_ORIGINS: '["https://be.localhost","https://hub.example"]' },
		"HUB_ORIGINS has a host of no configured country",
	],
])("outside development %j is refused by its name, and not by its value: %s", (change, message) => {
	for (const ENVIRONMENT of ["staging", "production"]) {
		const deployed = () => parseEnv({ ...env, ...DEPLOYED, ENVIRONMENT, ...change });
		if (message === null) expect(deployed).not.toThrow();
		else expect(deployed).toThrow(message);
		if (message !== null) expect(deployed).not.toThrow(new RegExp([CODE, key("a"), "AAAA", "tooshort"].join("|")));
	}
});

const REPEATED = "a".repeat(16);

test.each([
	...["SERVICE_SECRET", "CONTENT_SECRET", "PURGE_SECRET", "PREVIEW_SECRET", "OPS_SECRET", "EDITOR_SECRET"].flatMap(
		(name) => [
			[name, REPEATED],
			[name, `["${CODE}","${REPEATED}"]`],
			[name, "abc-123".repeat(3)],
		],
	),
	["DEEPLINK_CODES", `["${REPEATED}"]`],
])("outside development %s as %s is refused as not random", (name, value) => {
	const deployed = { ...env, ...DEPLOYED, [name]: value };
	for (const ENVIRONMENT of ["staging", "production"])
		expect(() => parseEnv({ ...deployed, ENVIRONMENT })).toThrow(`${name} has a value that is not random`);
	expect(() => parseEnv({ ...env, [name]: value })).not.toThrow();
});
