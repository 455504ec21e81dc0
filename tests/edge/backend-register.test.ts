import { expect, test } from "vitest";
import * as z from "zod";
import { accounts, at, bearer, FORM, IMPORT, invalid, UNAUTHENTICATED } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";

/** The embedded backend's accounts, answer by answer as the contract has them: registration, consents and the portal import. */

const portal = sharedPortal();
const { call, login, me, register, tokenOf, idOf, imports } = accounts(portal);
const registered = z.object({ status: z.literal("Success"), data: z.string() });

test("register: a new user has a code and may sign in", async () => {
	const { status, body } = await register({ email: " New.Doctor@practice.example" });
	expect(status).toBe(200);
	expect(JSON.parse(registered.parse(body).data)).toEqual({
		resultOwaUser: { onekeycodeWithCodebase: expect.stringMatching(/^WCHM\d{8}$/) },
	});
	expect((await login(FORM.email, FORM.password)).body).toMatchObject({
		data: {
			user: {
				security_level: 2,
				owa: { attributes: { firstname: "Ana", name: "Müller", professionalPhone: "0445550199", email: FORM.email } },
				consents: { consent: false, newsletter: null, owaConsent: null, onekeyConsent: true },
			},
		},
	});
	expect(await register({ email: FORM.email.toUpperCase() })).toEqual(invalid("email"));
});

test("register: an address is given away once, to one of two at once; OWA's addresses never", async () => {
	const both = await Promise.all([register({ email: "twice@a.example" }), register({ email: "twice@a.example" })]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
	expect(await register({ email: at("be") })).toEqual(invalid("email"));
	expect(await register({ email: at("owa.known") })).toEqual(invalid("emailOwa"));
});

test("register: a Turkish TL1 user gets no code", async () => {
	const turkish = { country: "TR", owaConsent: true, consent: true, owaLanguage: "tr_TR", extension: "90" };
	const bare = { riziv: "", address: "", city: "", zipcode: "" };
	const tl1 = await register({ ...turkish, ...bare, email: "dr.tl1@a.example" });
	expect(JSON.parse(registered.parse(tl1.body).data)).toEqual({ resultOwaUser: {} });
	const known = await register({ ...turkish, ...bare, email: "dr@a.example" });
	expect(registered.parse(known.body).data).toContain("WTRM");
	const swiss = await register({ email: "swiss.tl1@a.example" });
	expect(registered.parse(swiss.body).data).toContain("WCHM");
});

test("register: every field is checked, by country too", async () => {
	const cases: [object, string][] = [
		[{ email: "no-address" }, "email"],
		[{ email: `${"a".repeat(300)}@a.example` }, "email"],
		[{ password: "short", passwordConfirm: "short" }, "password"],
		[{ password: "x".repeat(17), passwordConfirm: "x".repeat(17) }, "password"],
		[{ passwordConfirm: "another-1" }, "passwordConfirm"],
		[{ last_name: " " }, "last_name"],
		[{ first_name: "x".repeat(201) }, "first_name"],
		[{ profession: "X" }, "profession"],
		[{ country: "FR" }, "country"],
		[{ phone: "1234567" }, "phone"],
		[{ phonenumber: "+41445550199" }, "phonenumber"],
		[{ consent: "yes" }, "consent"],
		[{ riziv: undefined }, "riziv"],
		[{ onekeyConsent: false }, "onekeyConsent"],
		[{ country: "BE" }, "consent"],
		[{ country: "TR", consent: true }, "owaConsent"],
		[{ country: "IE", consent: true, zipcode: "" }, "zipcode"],
		[{ owaLanguage: "de-CH" }, "owaLanguage"],
	];
	for (const [change, field] of cases) {
		expect(await register({ email: "checked@a.example", ...change }), field).toEqual(invalid(field));
	}
	expect((await login("checked@a.example", FORM.password)).status).toBe(401);
	const empty = await call("POST", "register", {});
	expect(Object.keys(z.looseObject({ errors: z.object({}).loose() }).parse(empty.body).errors)).toHaveLength(11);
});

test("register: what looks like SQL is text", async () => {
	const name = "Robert'); DROP TABLE users;--";
	expect((await register({ email: "robert@a.example", last_name: name })).status).toBe(200);
	expect((await login("robert@a.example", FORM.password)).body).toMatchObject({
		data: { user: { owa: { attributes: { name } } } },
	});
});

test("consents: the answers given are kept, the others stay as they were", async () => {
	const token = await tokenOf(at("tr.new"));
	const id = await idOf(token);
	const update = (body: object) => call("POST", "consents", { id, country: "TR", ...body }, bearer(token));
	const asked = await update({ owaConsent: true, consent: false, newsletter: null });
	expect(asked).toMatchObject({
		status: 200,
		body: { data: { id, consents: { owaConsent: true, consent: false, newsletter: null, onekeyConsent: null } } },
	});
	const all = { owaConsent: true, consent: true, newsletter: null, onekeyConsent: true };
	expect(await update({ id: String(id), consent: true, onekeyConsent: true })).toMatchObject({
		body: { data: { consents: all } },
	});
	expect((await me(token)).body).toMatchObject({ data: { consents: all } });
	expect(await update({ id: id + 1, consent: false })).toEqual(invalid("id"));
	expect(await update({ country: "IE", consent: false })).toEqual(invalid("country"));
	expect(await update({ consent: "true" })).toEqual(invalid("consent"));
	expect(await call("POST", "consents", {}, bearer(token))).toEqual(invalid("id", "country"));
	expect(await call("POST", "consents", { id, country: "TR" })).toEqual(UNAUTHENTICATED);
	expect((await me(token)).body).toMatchObject({ data: { consents: all } });
});

test("the portal import takes ONAY and RET and nothing else", async () => {
	expect(await call("POST", "importPortalgrup", IMPORT)).toEqual({ status: 200, body: { status: "Success" } });
	expect(await imports()).toEqual([IMPORT]);
	expect(await call("POST", "importPortalgrup", { ...IMPORT, kvkk: null })).toEqual(invalid("kvkk"));
	expect(await call("POST", "importPortalgrup", { ...IMPORT, speciality: "Hemşire" })).toEqual(invalid("speciality"));
	expect(await call("POST", "importPortalgrup", {})).toEqual(invalid(...Object.keys(IMPORT)));
	await portal.backend("/__control/imports", {}, { method: "DELETE" });
	expect(await imports()).toEqual([]);
});
