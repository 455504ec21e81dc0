import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { listOf } from "../../shared/contracts/fields.ts";
import { wireCourse, wireError, wireItem } from "../../shared/contracts/item.ts";
import { firstOf, wireFooter, wireSingle } from "../../shared/contracts/single.ts";
import { externalUser, wireUser } from "../../shared/contracts/user.ts";
import { LOCALES } from "../../shared/locales.ts";
import { retryBudget } from "../../worker/backend/retry-budget.ts";
import { parseEnv } from "../../worker/env.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };

test("[3.03] an item needs id, slug, title and type; all else may be missing, null or broken", () => {
	const bare = wireItem.parse(item);
	expect(bare).toMatchObject({ id: "7", public_content: false, image: null, category: null, domains: [], slugs: null });
	const broken = wireItem.parse({
		...item,
		image: "nonsense",
		category: { id: "x" },
		domains: "none",
		tracking_products: [{ Name: "CARDOVEX®" }, { name: "wrong case" }, null],
		patient_populations: [{ name: "Adults" }],
		published_at: "yesterday",
		public_content: "true",
		extra: "dropped",
	});
	expect(broken).toMatchObject({ image: null, category: null, domains: [], published_at: null, public_content: false });
	expect(broken.tracking_products).toEqual([{ Name: "CARDOVEX®" }]);
	expect(broken.patient_populations).toEqual([{ name: "Adults" }]);
	expect(broken).not.toHaveProperty("extra");
});

test.each([
	["2026-11-20T10:00:00.000Z", true],
	["2026-11-20T10:00:00+01:00", true],
	["2026-11-20T10:00:00", true],
	["2026-11-20", true],
	["20.11.2026", false],
])("an item that expires at %s is withdrawn then: %s", (expires_at, isRead) => {
	expect(wireItem.parse({ ...item, expires_at }).expires_at).toBe(isRead ? expires_at : null);
});

test("a broken required field drops that item, never the list", () => {
	const dropped: string[] = [];
	const list = listOf(wireItem, (error) => dropped.push(error.issues.map(({ path }) => path.join(".")).join()));
	expect(list.parse([item, { ...item, title: "" }, null, { ...item, id: 8 }]).map(({ id }) => id)).toEqual(["7", "8"]);
	expect(dropped).toEqual(["title", ""]);
});

test("[3.04] an image may come without formats, alternative text or size", () => {
	const image = { id: 1, url: "/uploads/x.svg", formats: null };
	expect(wireItem.parse({ ...item, image }).image).toMatchObject({ url: "/uploads/x.svg", formats: null, width: null });
	const partial = { ...image, formats: { small: { url: "/s.svg", width: 500 }, odd: { url: "/o" } } };
	expect(wireItem.parse({ ...item, image: partial }).image?.formats).toMatchObject({
		small: { url: "/s.svg", width: 500 },
		medium: null,
	});
});

test("[3.05] a course keeps what the contract names: no learners pass through", () => {
	const course = wireCourse.parse({ id: "101", name: "Course", users: [{ name: "Learner" }], login_key: "k" });
	expect(course).not.toHaveProperty("users");
	expect(course).not.toHaveProperty("login_key");
});

const attributes = {
	onekeycode: "ok-1",
	firstname: "Ann",
	name: "Peeters",
	professionalPhone: "021234567",
	email: "a@b.be",
};
const consents = { consent: true, newsletter: null, owaConsent: false, onekeyConsent: null };

test.each([
	["owa.attributes", { id: 7, security_level: 4, owa: { attributes }, consents }],
	["attributes", { id: "7", security_level: 4, attributes, consents }],
	["flat", { id: 7, security_level: 4, ...attributes, ...consents }],
])("[3.01] a user under %s is one user; null is never asked", (_, wire) => {
	expect(wireUser.parse(wire)).toEqual({ id: "7", securityLevel: 4, attributes, consents });
});

test("[3.01] a user without optional fields, and one without id", () => {
	expect(wireUser.parse({ id: 1, owa: null, login_key: "secret" })).toMatchObject({
		securityLevel: null,
		attributes: { email: null },
		consents: { consent: null },
	});
	expect(JSON.stringify(wireUser.parse({ id: 1, login_key: "secret" }))).not.toContain("secret");
	expect(wireUser.safeParse({ owa: { attributes } }).success).toBe(false);
});

test.each([
	[null, null],
	["4", 4],
	["", 0],
	["administrator", Number.NaN],
	[{ level: 4 }, Number.NaN],
])("[6.04] of the security level %j only an absent one is none", (security_level, securityLevel) => {
	expect(wireUser.parse({ id: 1, security_level })).toMatchObject({ securityLevel });
});

test("[7.08] an empty OneKey code is none", () => {
	for (const onekeycode of ["", "  "]) {
		expect(wireUser.parse({ id: 1, owa: { attributes: { onekeycode } } }).attributes.onekeycode).toBeNull();
	}
});

test("[7.13] of a single's list the first counts, whatever stands behind it", () => {
	const first = firstOf(wireSingle);
	expect(first.parse([{ title: "First" }, { title: "Second" }])?.title).toBe("First");
	expect(first.parse([{ title: "First" }, { title: "" }, null])?.title).toBe("First");
	expect(first.parse([])).toBeNull();
	expect(first.safeParse([{ title: "" }, { title: "Second" }]).success).toBe(false);
});

test("[3.02] an external identity's user", () => {
	expect(externalUser.parse({ onekeyId: "ok-2", firstName: "Jan", more: 1 })).toEqual({
		onekeyId: "ok-2",
		firstName: "Jan",
		lastName: null,
		email: null,
	});
	expect(externalUser.safeParse({ firstName: "Jan" }).success).toBe(false);
});

test("[8.01] [8.02] of a refusal only message, status and teaser are read", () => {
	const refusal = wireError.parse({ message: "Login required", statusCode: 403, item, stack: "secret" });
	expect(refusal).toMatchObject({ message: "Login required", statusCode: 403, item: { slug: "a" } });
	expect(refusal).not.toHaveProperty("stack");
});

test("[3.10] a footer with any part missing is a footer", () => {
	expect(wireFooter.parse({})).toEqual({ menu: [], legal_mention: null, banner: null, promotional_content: null });
	expect(wireFooter.parse({ menu: [{ label: "A" }, { url: "/x" }] }).menu).toEqual([{ label: "A", url: null }]);
	expect(wireSingle.safeParse({ content: "no title" }).success).toBe(false);
});

test("every locale has words for every key, none of them the reference's by oversight", () => {
	const english = translator("en-IE");
	for (const { code } of LOCALES) {
		const t = translator(code);
		expect(t("site.skip")).toBeTruthy();
		expect(t.count("list.count", 1)).toContain("1");
		expect(t.count("list.count", 12_000)).toMatch(/12.?000/);
		if (code !== "en-IE") expect(t("error.notFound")).not.toBe(english("error.notFound"));
	}
});

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
	HANDOVERS: { idFromName: () => ({}) },
	PURGES: { idFromName: () => ({}) },
	OPS_STATUS: { idFromName: () => ({}) },
};

const DEPLOYED = {
	ENVIRONMENT: "production",
	SERVICE_SECRET: "production-service-secret",
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

test("retries stay within a tenth of first attempts over a window", () => {
	let now = 0;
	const budget = retryBudget(() => now);
	for (let call = 0; call < 9; call++) budget.countFirst();
	expect(budget.takeRetry()).toBe(false);
	budget.countFirst();
	expect(budget.takeRetry()).toBe(true);
	expect(budget.takeRetry()).toBe(false);
	for (let call = 0; call < 90; call++) budget.countFirst();
	const granted = Array.from({ length: 50 }, () => budget.takeRetry()).filter(Boolean).length;
	expect(granted).toBe(9);
	now += 60_000;
	expect(budget.takeRetry()).toBe(false);
});
