import { expect, test } from "vitest";
import { accounts, at, bearer, FORM_TYPE, invalid, PASSWORD, UNAUTHENTICATED } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";

/** The embedded backend's accounts, answer by answer as the contract has them: signing in, tokens and what a body must be. */

const portal = sharedPortal();
const { call, login, me, tokenOf } = accounts(portal);

test("login answers token, status and user", async () => {
	const { status, body } = await login(" BE@helvora.example ");
	expect(status).toBe(200);
	expect(body).toEqual({
		token: expect.stringMatching(/^[\w-]{43}$/),
		status: "Success",
		data: { status: "Success", user: expect.objectContaining({ id: expect.any(Number), security_level: 2 }) },
	});
	expect(JSON.stringify(body)).not.toMatch(/hash|salt|password/);
});

test("a user comes in one of three shapes, the same at login and afterwards", async () => {
	const consents = { consent: true, newsletter: true, owaConsent: true, onekeyConsent: true };
	const attributes = { onekeycode: "WBEM00012345", firstname: "Annelies", name: "Vermeulen" };
	const users = await Promise.all(["be", "ch", "tr", "ie"].map(async (name) => me(await tokenOf(at(name)))));
	expect(users.map(({ body }) => body.data)).toEqual([
		{
			id: expect.any(Number),
			security_level: 2,
			owa: { attributes: { ...attributes, professionalPhone: "025550101", email: at("be"), country: "be" } },
			consents,
		},
		{ id: expect.any(Number), security_level: 2, attributes: expect.objectContaining({ name: "Aebischer" }), consents },
		expect.objectContaining({ onekeycode: "WTRM00012347", firstname: "Ayşe", email: at("tr"), consents }),
		expect.objectContaining({ owa: { attributes: expect.objectContaining({ onekeycode: "WIEM00012348" }) } }),
	]);
	expect((await login(at("tr"))).body).toMatchObject({ data: { user: users[2]?.body.data } });
});

test("some tell the user's country, in each of the shapes, and some do not", async () => {
	const people = ["be", "tr.new", "be.tl1", "tr", "be.new", "ch", "ie", "tr.tl1.untold"];
	const users = await Promise.all(people.map(async (name) => (await me(await tokenOf(at(name)))).body.data));
	expect(users).toMatchObject([
		{ owa: { attributes: { country: "be" } } },
		{ attributes: { country: "tr" } },
		{ attributes: { country: "be" } },
		{ country: "tr" },
		{ country: "be" },
		{},
		{},
		{},
	]);
	for (const user of users.slice(5)) expect(JSON.stringify(user)).not.toContain("country");
});

test("nobody has asked the new users, and a TL1 user has no code", async () => {
	const consents = { consent: null, newsletter: null, owaConsent: null, onekeyConsent: null };
	for (const name of ["be.new", "ch.new", "tr.new", "ie.new"]) {
		expect((await login(at(name))).body, name).toMatchObject({ data: { user: { consents } } });
	}
	expect((await login(at("tr.tl1"))).body).toMatchObject({
		data: { user: { owa: { attributes: { onekeycode: null } } } },
	});
});

test("a wrong password and an unknown address answer the same", async () => {
	const wrong = await login(at("be"), "demo-1235");
	expect(wrong).toEqual({ status: 401, body: { message: expect.any(String), statusCode: 401 } });
	for (const [email, password] of [
		[at("nobody"), PASSWORD],
		["' OR 1=1 --", "' OR '1'='1"],
		[`${at("be")}'; DROP TABLE users; --`, PASSWORD],
		["%@helvora.example", PASSWORD],
		[at("be"), "x".repeat(200)],
	] as const) {
		expect(await login(email, password), email).toEqual(wrong);
	}
});

test("security level: 2 and 4 sign in, others do not, and only who has the password learns of it", async () => {
	expect(await login(at("level3"))).toEqual({
		status: 403,
		body: { message: "User security level does not match 2 or 4.", statusCode: 403 },
	});
	expect((await login(at("level3"), "wrong")).status).toBe(401);
});

test("a body must be small JSON with every field", async () => {
	expect(await call("POST", "login", {})).toEqual(invalid("email", "password", "owaLanguage"));
	expect(await call("POST", "login", { email: [], password: 1, owaLanguage: "xx" })).toMatchObject({ status: 422 });
	expect(await login("a".repeat(300))).toEqual(invalid("email"));
	expect(await login(at("be"), "x".repeat(201))).toEqual(invalid("password"));
	expect(await call("POST", "login", "[]")).toMatchObject({ status: 422, body: { statusCode: 422 } });
	const statuses: [number, string, Record<string, string>][] = [
		[400, "{", {}],
		[413, JSON.stringify({ email: "x".repeat(17 * 1024) }), {}],
		[415, JSON.stringify({ email: at("be"), password: PASSWORD, owaLanguage: "en_IE" }), FORM_TYPE],
		[415, "{}", { "Content-Type": "text/plain" }],
		[422, "{}", { "Content-Type": "application/json; charset=utf-8" }],
	];
	for (const [status, body, headers] of statuses) {
		const answer = await call("POST", "login", body, headers);
		expect(answer).toMatchObject({ status, body: { message: expect.any(String), statusCode: status } });
	}
});

test("every call needs the service secret", async () => {
	for (const path of ["register", "login", "forgotpassword", "logout", "consents", "importPortalgrup"]) {
		const refused = await call("POST", path, {}, { "X-Service-Secret": "wrong" });
		expect(refused, path).toEqual({ status: 401, body: { message: "Unauthorized", statusCode: 401 } });
	}
});

test("a token that is missing, wrong, revoked or expired is unauthenticated", async () => {
	expect(await call("GET", "user")).toEqual(UNAUTHENTICATED);
	for (const wrong of ["", "x", "' OR 1=1", "x".repeat(43), "x".repeat(5000)]) {
		expect(await me(wrong), wrong).toEqual(UNAUTHENTICATED);
	}
	const [one, other] = [await tokenOf(at("ie")), await tokenOf(at("ie"))];
	expect(await call("POST", "logout", undefined, bearer(one))).toMatchObject({ status: 200 });
	expect(await me(one)).toEqual(UNAUTHENTICATED);
	expect(await call("POST", "logout", undefined, bearer(one))).toEqual(UNAUTHENTICATED);
	expect((await me(other)).status).toBe(200);
	const store = await portal.backendStore();
	await store.prepare("UPDATE tokens SET expires_at = ?").bind(new Date().toISOString()).run();
	for (const [method, path] of [
		["GET", "user"],
		["GET", "user/export"],
		["POST", "consents"],
		["DELETE", "user"],
	] as const) {
		expect(await call(method, path, method === "GET" ? undefined : {}, bearer(other)), path).toEqual(UNAUTHENTICATED);
	}
	expect(JSON.stringify((await store.prepare("SELECT * FROM tokens").all()).results)).not.toContain(other);
});
