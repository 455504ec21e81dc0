import { expect, test } from "vitest";
import { servesAccounts } from "../../../worker/runtime/env-rules.ts";
import { parseEnv } from "../../../worker/runtime/parse-env.ts";
import { VARIABLES } from "../../tools/connect/env-docs.ts";
import { DEPLOYED, env, hcaOf, STRAPI } from "./given.ts";

test("[1.14] [6.05] the external identity is configured for be and ch, and for no other country", () => {
	for (const code of ["be", "ch"] as const) expect(parseEnv({ ...env, HCA: hcaOf(code) }).HCA[code]).toBeDefined();
	for (const code of ["tr", "ie"])
		expect(() => parseEnv({ ...env, HCA: hcaOf(code) }), code).toThrow("HCA names a country that does not use it");
	expect(() => parseEnv({ ...env, HCA: hcaOf("de") })).toThrow("HCA");
});

test("addresses of the external identity stay as the provider writes them, unlike those that paths are appended to", () => {
	const token = "https://identity.example/token/";
	expect(parseEnv({ ...env, HCA: hcaOf("be", token) }).HCA.be?.token).toEqual({ login: token, register: token });
	const { LARAVEL_URL } = parseEnv({
		...env,
		LARAVEL_URL: "https://backend.example/",
		CONTENT_URL: "https://a.example",
	});
	expect(LARAVEL_URL).toBe("https://backend.example");
});

test("a right configuration is read with its defaults", () => {
	expect(parseEnv(env)).toMatchObject({ HOSTS: { "be.localhost": "be" }, DEEPLINK_CODES: [], PRODUCT_SUBDOMAIN: "" });
});

test("[4.02] [6.03] a product's subdomain that no host's label can begin with is refused", () => {
	for (const PRODUCT_SUBDOMAIN of ["", "cardovex", "onco-2"])
		expect(parseEnv({ ...env, PRODUCT_SUBDOMAIN })).toMatchObject({ PRODUCT_SUBDOMAIN });
	for (const PRODUCT_SUBDOMAIN of ["Cardovex", "cardovex.", "cardovex.ie", "*.cardovex", " cardovex"])
		expect(() => parseEnv({ ...env, PRODUCT_SUBDOMAIN }), PRODUCT_SUBDOMAIN).toThrow("PRODUCT_SUBDOMAIN");
});

test("the header of each secret has a default, and one may be set without the others", () => {
	const defaults = { service: "X-Service-Secret", content: "X-Content-Secret", purge: "X-Purge-Secret" };
	expect(parseEnv(env).SECRET_HEADERS).toEqual(defaults);
	const { SECRET_HEADERS } = parseEnv({ ...env, SECRET_HEADERS: '{"purge":"Authorization"}' });
	expect(SECRET_HEADERS).toEqual({ ...defaults, purge: "Authorization" });
});

test("at most 31 variables and secrets configure the Worker", () => {
	expect(VARIABLES.length).toBeGreaterThan(20);
	expect(VARIABLES.length).toBeLessThanOrEqual(31);
});

test("a secret that guards a way in may be missing, and an empty one is missing too", () => {
	for (const change of [{}, { PURGE_SECRET: "", OPS_SECRET: "", EDITOR_SECRET: "" }]) {
		const { PURGE_SECRET, OPS_SECRET, EDITOR_SECRET } = parseEnv({ ...env, ...change });
		expect([PURGE_SECRET, OPS_SECRET, EDITOR_SECRET]).toEqual([undefined, undefined, undefined]);
	}
	for (const name of ["PURGE_SECRET", "OPS_SECRET", "EDITOR_SECRET"]) {
		expect(() => parseEnv({ ...env, [name]: "short" })).toThrow(name);
		expect(() => parseEnv({ ...env, ...DEPLOYED, [name]: "development-secret" })).toThrow(`${name} is the development`);
	}
});

test("the format of a text is said for fields that there are, in the one other format that there is", () => {
	const CONTENT_FORMAT =
		'{"news.content":"markdown","e-learnings.description":"markdown","singles.content":"markdown"}';
	expect(parseEnv({ ...env, CONTENT_FORMAT }).CONTENT_FORMAT).toEqual(JSON.parse(CONTENT_FORMAT));
	expect(parseEnv(env).CONTENT_FORMAT).toEqual({});
	for (const wrong of ['{"news.body":"markdown"}', '{"content":"markdown"}', '{"news.content":"html"}', "news.content"])
		expect(() => parseEnv({ ...env, CONTENT_FORMAT: wrong }), wrong).toThrow("CONTENT_FORMAT");
});

test("what may be fetched from the content host is a list of folders, which holds no call of the backend", () => {
	const paths = (CONTENT_PATHS: string, more: object = {}) =>
		parseEnv({ ...env, CONTENT_PATHS, ...more }).CONTENT_PATHS;
	expect(parseEnv(env).CONTENT_PATHS).toEqual(["/uploads/"]);
	expect(paths('["/uploads/","/media/2026/"]')).toEqual(["/uploads/", "/media/2026/"]);
	for (const wrong of ["uploads/", "/uploads", "/../", "//", "/up%2e/", "/UP loads/"])
		expect(() => paths(`["${wrong}"]`), wrong).toThrow("CONTENT_PATHS");
	for (const wrong of ["[]", "/uploads/"]) expect(() => paths(wrong), wrong).toThrow("CONTENT_PATHS");
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

test("with Strapi alone nobody signs in: no secret of a backend is needed, and no provider or hub is left", () => {
	const earlier = { HCA: hcaOf("be"), HUB_ORIGIN: "https://be.localhost", HUB_ORIGINS: '["https://be.localhost"]' };
	const both = { ...env, ...STRAPI, ...earlier };
	expect(servesAccounts(parseEnv(both))).toBe(true);
	expect(parseEnv(both)).toMatchObject({ HUB_ORIGIN: "https://be.localhost", HCA: { be: {} } });
	const alone = parseEnv({ ...both, BACKEND: undefined, SERVICE_SECRET: "" });
	expect(servesAccounts(alone)).toBe(false);
	expect(alone).toMatchObject({ CONTENT_URL: "https://cms.example", HCA: {}, HUB_ORIGINS: [] });
	expect(alone.HUB_ORIGIN).toBeUndefined();
	expect(() => parseEnv({ ...both, SERVICE_SECRET: "" })).toThrow("SERVICE_SECRET is needed");
});

test("with Strapi the content host is Strapi's own, unless another one is named", () => {
	const strapi = { ...env, ...STRAPI, STRAPI_URL: "https://cms.example/strapi/" };
	expect(parseEnv(strapi)).toMatchObject({
		STRAPI_URL: "https://cms.example/strapi",
		CONTENT_URL: "https://cms.example",
	});
	expect(parseEnv({ ...strapi, CONTENT_URL: "https://files.example" }).CONTENT_URL).toBe("https://files.example");
	expect(parseEnv({ ...strapi, LARAVEL_URL: "https://backend.example" }).CONTENT_URL).toBe("https://cms.example");
	expect(() => parseEnv({ ...strapi, CONTENT_PATHS: '["/strapi/"]' })).toThrow(
		"CONTENT_PATHS holds the backend's calls",
	);
});

test.each([
	[{ ENVIRONMENT: "prod" }, "ENVIRONMENT"],
	[{ HOSTS: "{" }, "HOSTS is not JSON"],
	[{ HOSTS: '{"be.localhost":"nl"}' }, "HOSTS"],
	[{ HOSTS: '{"www.one.example":"be","www.one.example" : "ie"}' }, "HOSTS names a host twice"],
	[{ HOSTS: '{"bücher.example":"be"}' }, "HOSTS.bücher.example is not a host name in lower case, in ASCII"],
	[{ SERVICE_SECRET: undefined }, "SERVICE_SECRET"],
	[{ SEALING_KEYS: '[{"id":"a","key":"short"}]' }, "SEALING_KEYS"],
	[{ CONTENT: undefined }, "CONTENT is not bound"],
	[{ BACKEND: undefined }, "LARAVEL_URL or STRAPI_URL is needed without BACKEND"],
	[{ LARAVEL_URL: "https://backend.example" }, "CONTENT_URL is needed"],
	[{ LARAVEL_URL: "not a url" }, "LARAVEL_URL"],
	[{ LARAVEL_URL: "https://backend.example?a=1" }, "LARAVEL_URL has a query"],
	[{ LARAVEL_URL: "https://backend.example/#a" }, "LARAVEL_URL has a query"],
	[{ STRAPI_URL: "https://name:word@cms.example" }, "STRAPI_URL has a query"],
	[{ ...STRAPI, STRAPI_URL: "cms.example:1337" }, "STRAPI_URL is no address such as https://host.example"],
	[{ ...DEPLOYED, HUB_ORIGIN: "be.localhost" }, "HUB_ORIGIN is no address"],
	[{ ...DEPLOYED, HUB_ORIGINS: '["be.localhost"]' }, "HUB_ORIGINS.0 is no address"],
	[{ ...DEPLOYED, SEALING_KEYS: '[{"id":"1","key":"<the key>"}]' }, "SEALING_KEYS.0.key"],
	[{ STRAPI_URL: "https://cms.example" }, "STRAPI_TOKEN is needed with STRAPI_URL"],
	[{ STRAPI_FIELDS: '{"fields":{"news.lead":"lead"}}' }, 'STRAPI_FIELDS.fields Unrecognized key: "news.lead"'],
	[{ STRAPI_FIELDS: '{"fields":{"intro":"the lead"}}' }, "STRAPI_FIELDS.fields.intro is no name of a field"],
	[{ STRAPI_FIELDS: '{"fields":{"news.gate":null}}' }, "STRAPI_FIELDS.fields has no title, slug or gate"],
	[{ STRAPI_FIELDS: '{"types":{"articles":"news"}}' }, 'STRAPI_FIELDS.types Unrecognized key: "articles"'],
	[{ STRAPI_FIELDS: '{"types":{"news":"../users"}}' }, "STRAPI_FIELDS.types.news is no name of a content type"],
	[{ STRAPI_FIELDS: '{"locales":{"en-GB":"en"}}' }, 'STRAPI_FIELDS.locales Unrecognized key: "en-GB"'],
	[{ STRAPI_FIELDS: '{"field":{}}' }, "STRAPI_FIELDS"],
	[{ CONTENT_URL: "https://content.example/files" }, "CONTENT_URL is not an origin"],
	[{ ENVIRONMENT: "production" }, "SERVICE_SECRET is the development one"],
	[{ DEEPLINK_CODES: '["a","b","c"]' }, "DEEPLINK_CODES"],
	[{ DEEPLINK_CODES: '["new/code"]' }, "DEEPLINK_CODES.0 has a slash"],
	[{ ...DEPLOYED, DEEPLINK_CODES: '["new-code","demo-access"]' }, "DEEPLINK_CODES is the development one"],
	[{ GTM_ID: "G-123" }, "GTM_ID is no container's id"],
	[{ SERVICE_SECRET: '["only-one-is-long-enough","short"]' }, "SERVICE_SECRET.1"],
	[{ SERVICE_SECRET: "[]" }, "SERVICE_SECRET"],
	[{ SERVICE_SECRET: "one-line-of-a-text\nand-another" }, "SERVICE_SECRET.0 is not ASCII"],
	[{ OPS_SECRET: "one-operations-secret\n" }, "OPS_SECRET.0 is not ASCII, or begins or ends with white space"],
	[{ PURGE_SECRET: ' ["the-new-purge-value","the-old-purge-value"]' }, "PURGE_SECRET.0 is not ASCII, or begins"],
	[{ ...STRAPI, STRAPI_TOKEN: "ein-schlüssel-von-strapi" }, "STRAPI_TOKEN is not ASCII"],
	[{ SERVICE_SECRET: "[not a list of values" }, "SERVICE_SECRET is neither a text nor a JSON list of texts"],
	[{ PURGE_SECRET: JSON.stringify(["a", "b", "c"].map((end) => `purge-secret-number-${end}`)) }, "PURGE_SECRET"],
	[{ ACCESS: '{"team":"https://team.cloudflareaccess.com"}' }, "ACCESS.operators"],
	[{ ACCESS: '{"operators":"of-the-application"}' }, "ACCESS.team"],
	[{ ACCESS: '{"team":"team","operators":"of-the-application"}' }, "ACCESS.team"],
	[
		{ ACCESS: '{"team":"https://team.cloudflareaccess.com","operators":"same","editors":"same"}' },
		"ACCESS has one audience for operators and editors",
	],
	[{ SECRET_HEADERS: '{"purge":"X Purge"}' }, "SECRET_HEADERS.purge"],
	[{ SECRET_HEADERS: '{"service":"authorization"}' }, "SECRET_HEADERS.service is a header that calls have already"],
	[{ SECRET_HEADERS: '{"webhook":"X-Hook"}' }, "SECRET_HEADERS"],
	[{ SECURITY_TXT: '{"contact":["mailto:security@portal.example\\nPolicy: x"]}' }, "SECURITY_TXT.contact.0"],
])("a wrong configuration %j is named, without its value", (change, message) => {
	const wrong = { ...env, ...change };
	expect(() => parseEnv(wrong)).toThrow(message);
	expect(() => parseEnv(wrong)).not.toThrow(/ZGV2ZWxv|service-secret|demo-access/);
});

test("in development the same may be as it is", () => {
	const change = {
		LARAVEL_URL: "http://localhost:9000",
		CONTENT_URL: "http://localhost:9000",
		DEEPLINK_CODES: '["short"]',
		OPS_SECRET: env.SERVICE_SECRET,
	};
	expect(() => parseEnv({ ...env, ...change })).not.toThrow();
});

test("a secret has one value, or two while it is replaced", () => {
	const SERVICE_SECRET = '["the-new-service-secret","the-old-service-secret"]';
	const parsed = parseEnv({ ...env, SERVICE_SECRET, OPS_SECRET: "one-operations-secret" });
	expect(parsed).toMatchObject({
		SERVICE_SECRET: ["the-new-service-secret", "the-old-service-secret"],
		OPS_SECRET: ["one-operations-secret"],
	});
});
