import { expect, test } from "vitest";
import { parseEnv } from "../../worker/env.ts";

const binding = { get() {}, fetch() {}, limit() {} };
const env = {
	ENVIRONMENT: "development",
	HOSTS: '{"be.localhost":"be"}',
	SERVICE_SECRET: "development-service-secret",
	SEALING_KEYS: '[{"id":"dev","key":"ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0wMDE"}]',
	CONTENT: binding,
	BACKEND: binding,
	DEEPLINK_LIMIT: binding,
	CLIENT_LIMIT: binding,
	ACCOUNT_LIMIT: binding,
	TRACKING_LIMIT: binding,
	SESSIONS: { idFromName: () => ({}) },
	VISITS: { idFromName: () => ({}) },
	HANDOVERS: { idFromName: () => ({}) },
	PURGES: { idFromName: () => ({}) },
	OPS_STATUS: { idFromName: () => ({}) },
};

const DEPLOYED = {
	ENVIRONMENT: "production",
	SERVICE_SECRET: "production-service-secret",
	CONTENT_SECRET: "production-content-secret",
	SEALING_KEYS: env.SEALING_KEYS.replace("dev", "1"),
};

const PROVIDER = "https://identity.example";
const hcaOf = (country: string) =>
	JSON.stringify({
		[country]: {
			issuer: PROVIDER,
			clientId: "portal",
			authorize: { login: PROVIDER, register: PROVIDER },
			token: PROVIDER,
			jwks: PROVIDER,
			logout: PROVIDER,
		},
	});

test("[1.14] the external identity is for be and ch", () => {
	for (const code of ["be", "ch"] as const) expect(parseEnv({ ...env, HCA: hcaOf(code) }).HCA[code]).toBeDefined();
});

test("a right configuration is read with its defaults", () => {
	expect(parseEnv(env)).toMatchObject({ HOSTS: { "be.localhost": "be" }, DEEPLINK_CODES: [], PRODUCT_SUBDOMAIN: "" });
});

test("a secret that guards a way in may be missing, and an empty one is missing too", () => {
	for (const change of [{}, { PURGE_SECRET: "", OPS_SECRET: "" }]) {
		const { PURGE_SECRET, OPS_SECRET } = parseEnv({ ...env, ...change });
		expect([PURGE_SECRET, OPS_SECRET]).toEqual([undefined, undefined]);
	}
	for (const name of ["PURGE_SECRET", "OPS_SECRET"]) {
		expect(() => parseEnv({ ...env, [name]: "short" })).toThrow(name);
		expect(() => parseEnv({ ...env, ...DEPLOYED, [name]: "development-secret" })).toThrow(`${name} is the development`);
	}
});

test("outside development the content host has a secret of its own, or is said to be open", () => {
	const deployed = { ...env, ...DEPLOYED };
	const without = { ...deployed, CONTENT_SECRET: undefined };
	expect(parseEnv(deployed)).toMatchObject({ CONTENT_SECRET_HEADER: "X-Content-Secret", CONTENT_IS_OPEN: "no" });
	for (const CONTENT_SECRET of [undefined, ""]) {
		expect(() => parseEnv({ ...without, CONTENT_SECRET })).toThrow("CONTENT_SECRET is needed");
		expect(() => parseEnv({ ...without, CONTENT_SECRET, CONTENT_IS_OPEN: "no" })).toThrow("CONTENT_SECRET is needed");
		expect(parseEnv({ ...without, CONTENT_SECRET, CONTENT_IS_OPEN: "yes" }).CONTENT_SECRET).toBeUndefined();
		expect(parseEnv({ ...env, CONTENT_SECRET }).CONTENT_SECRET).toBeUndefined();
	}
	expect(() => parseEnv({ ...without, CONTENT_IS_OPEN: "true" })).toThrow("CONTENT_IS_OPEN");
	expect(() => parseEnv({ ...deployed, CONTENT_SECRET: DEPLOYED.SERVICE_SECRET })).toThrow(
		"CONTENT_SECRET is the backend's",
	);
	expect(() => parseEnv({ ...deployed, CONTENT_SECRET: "development-content-secret" })).toThrow(
		"CONTENT_SECRET is the development one",
	);
});

test("what may be fetched from the content host is a list of folders, which holds no call of the backend", () => {
	const paths = (CONTENT_PATHS: string, more: object = {}) =>
		parseEnv({ ...env, CONTENT_PATHS, ...more }).CONTENT_PATHS;
	expect(parseEnv(env).CONTENT_PATHS).toEqual(["/uploads/"]);
	expect(paths('["/uploads/","/media/2026/"]')).toEqual(["/uploads/", "/media/2026/"]);
	for (const wrong of [
		"[]",
		'["uploads/"]',
		'["/uploads"]',
		'["/../"]',
		'["//"]',
		'["/up%2e/"]',
		'["/UP loads/"]',
		"/uploads/",
	]) {
		expect(() => paths(wrong), wrong).toThrow("CONTENT_PATHS");
	}
	const backend = { LARAVEL_URL: "https://backend.example/cms" };
	const own = { ...backend, CONTENT_URL: "https://content.example" };
	for (const [wide, calls] of [
		['["/"]', {}],
		['["/api/"]', {}],
		['["/uploads/","/API/strapi/"]', {}],
		['["/cms/"]', { ...backend, CONTENT_URL: "https://backend.example" }],
		['["/cms/api/"]', { ...backend, CONTENT_URL: "https://backend.example" }],
	] as const) {
		expect(() => paths(wide, calls), wide).toThrow("CONTENT_PATHS holds the backend's calls");
		expect(paths(wide, own), wide).toEqual(JSON.parse(wide));
	}
});

test.each([
	[{ ENVIRONMENT: "prod" }, "ENVIRONMENT"],
	[{ HOSTS: "{" }, "HOSTS is not JSON"],
	[{ HOSTS: '{"be.localhost":"nl"}' }, "HOSTS"],
	[{ SERVICE_SECRET: undefined }, "SERVICE_SECRET"],
	[{ SEALING_KEYS: '[{"id":"a","key":"short"}]' }, "SEALING_KEYS"],
	[{ CONTENT: undefined }, "CONTENT is not bound"],
	[{ BACKEND: undefined }, "LARAVEL_URL is needed without BACKEND"],
	[{ LARAVEL_URL: "https://backend.example" }, "CONTENT_URL is needed"],
	[{ LARAVEL_URL: "not a url" }, "LARAVEL_URL"],
	[{ CONTENT_URL: "https://content.example/files" }, "CONTENT_URL is not an origin"],
	[{ ENVIRONMENT: "production" }, "SERVICE_SECRET is the development one"],
	[{ DEEPLINK_CODES: '["a","b","c"]' }, "DEEPLINK_CODES"],
	[{ ...DEPLOYED, DEEPLINK_CODES: '["new-code","demo-access"]' }, "DEEPLINK_CODES is the development one"],
	[{ GTM_ID: "G-123" }, "GTM_ID is no container's id"],
	[{ HCA: hcaOf("tr") }, "HCA names a country that does not use it"],
	[{ HCA: hcaOf("ie") }, "HCA names a country that does not use it"],
])("a wrong configuration %j is named, without its value", (change, message) => {
	const wrong = { ...env, ...change };
	expect(() => parseEnv(wrong)).toThrow(message);
	expect(() => parseEnv(wrong)).not.toThrow(/ZGV2ZWxv|service-secret|demo-access/);
});

test("[6.05] the external identity is configured for be and ch, and for no other country", () => {
	const url = "https://identity.example/x";
	const endpoints = { authorize: { login: url, register: url }, token: url, jwks: url, logout: url };
	const configured = (code: string) => () =>
		parseEnv({ ...env, HCA: JSON.stringify({ [code]: { issuer: url, clientId: "portal", ...endpoints } }) });
	for (const code of ["be", "ch"]) expect(configured(code), code).not.toThrow();
	for (const code of ["tr", "ie"]) expect(configured(code), code).toThrow("HCA names a country that does not use it");
	expect(configured("de")).toThrow("HCA");
});
