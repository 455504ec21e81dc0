import { expect, test } from "vitest";
import { externalUser, wireRegister, wireUser } from "../../../shared/contracts/user.ts";

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
	["owa", { id: 7, owa: { security_level: 4, ...attributes, consents } }],
	["attributes", { id: "7", security_level: 4, attributes, consents }],
	["flat", { id: 7, security_level: 4, login_key: "secret", ...attributes, ...consents }],
])("[3.01] a user under %s is one user; null means not answered", (_, wire) => {
	expect(wireUser.parse(wire)).toEqual({
		id: "7",
		writtenId: wire.id,
		securityLevel: 4,
		country: null,
		hasUnknownCountry: false,
		attributes,
		consents,
	});
});

test("a user's country is read in every shape and case; missing or unknown ones are null", () => {
	const told = (country: unknown) => [
		{ id: 7, owa: { attributes: { ...attributes, country } } },
		{ id: 7, attributes: { ...attributes, country } },
		{ id: 7, ...attributes, country },
	];
	const cases: [unknown, string | null, boolean][] = [
		["tr", "tr", false],
		["TR", "tr", false],
		[" Be ", "be", false],
		[undefined, null, false],
		[null, null, false],
		["", null, false],
		["Türkiye", null, true],
		["constructor", null, true],
		[90, null, true],
		[["tr"], null, true],
	];
	for (const [value, country, hasUnknownCountry] of cases) {
		for (const wire of told(value)) expect(wireUser.parse(wire)).toMatchObject({ country, hasUnknownCountry });
	}
	// A place that names none does not hide another that does.
	for (const innermost of [null, "", "Türkiye"]) {
		const wire = { id: 7, country: "TR", owa: { attributes: { country: innermost } } };
		expect(wireUser.parse(wire)).toMatchObject({ country: "tr", hasUnknownCountry: false });
	}
});

test("[3.16] [4.13] consents are read in every shape; the contract's place goes first, and an open one hides no answer", () => {
	for (const wire of [
		{ attributes: consents },
		{ attributes: { consents } },
		{ owa: { attributes: consents } },
		{ owa: { attributes: { consents } } },
		{ consents: { consent: null }, attributes: consents },
		{ consent: { consent: null }, owa: { attributes: consents } },
	]) {
		expect(wireUser.parse({ id: 1, ...wire }).consents, JSON.stringify(wire)).toEqual(consents);
	}
	const both = { consents: { consent: false }, attributes: { consent: true, newsletter: true } };
	expect(wireUser.parse({ id: 1, ...both }).consents).toMatchObject({ consent: false, newsletter: true });
});

test("[3.01] [4.17] an answer to a consent may be a word or a number; any other word was never an answer", () => {
	const answers = { consent: "true", newsletter: "False", owaConsent: "0", onekeyConsent: 1 };
	const read = { consent: true, newsletter: false, owaConsent: false, onekeyConsent: true };
	expect(wireUser.parse({ id: 1, consents: answers }).consents).toEqual(read);
	const unanswered = { consent: "", newsletter: "maybe", owaConsent: 2, onekeyConsent: ["true"] };
	expect(Object.values(wireUser.parse({ id: 1, consents: unanswered }).consents)).toEqual([null, null, null, null]);
});

test("[3.01] a user without optional fields, and one without id", () => {
	expect(wireUser.parse({ id: 1, owa: null })).toMatchObject({
		securityLevel: null,
		attributes: { email: null },
		consents: { consent: null },
	});
	expect(wireUser.safeParse({ owa: { attributes } }).success).toBe(false);
});

test.each([
	[null, null],
	["4", 4],
	["", 0],
	["administrator", Number.NaN],
	[{ level: 4 }, Number.NaN],
])("[6.04] of the security level %j only a missing one is null", (security_level, securityLevel) => {
	expect(wireUser.parse({ id: 1, security_level })).toMatchObject({ securityLevel });
});

test("[6.04] [3.01] the security level is read in every shape and spelling; the one beside the id goes first", () => {
	for (const nested of [
		{ attributes: { security_level: 1 } },
		{ owa: { attributes: { security_level: "1" } } },
		{ owa: { security_level: 1 } },
		{ attributes: { securityLevel: "1" } },
		{ owa: { attributes: { securityLevel: 1 } } },
	]) {
		expect(wireUser.parse({ id: 1, ...nested })).toMatchObject({ securityLevel: 1 });
		expect(wireUser.parse({ id: 1, security_level: null, ...nested })).toMatchObject({ securityLevel: 1 });
		expect(wireUser.parse({ id: 1, security_level: 4, ...nested })).toMatchObject({ securityLevel: 4 });
	}
	for (const level of [1, "4"])
		expect(wireUser.parse({ id: 1, securityLevel: level })).toMatchObject({ securityLevel: Number(level) });
	const both = { attributes: { security_level: 3 }, owa: { attributes: { security_level: 4 } } };
	expect(wireUser.parse({ id: 1, ...both })).toMatchObject({ securityLevel: 3 });
});

test("[3.01] [3.02] [7.08] a OneKey code may be a number; an empty one counts as missing", () => {
	const attributes = { onekeycode: 12345 };
	expect(wireUser.parse({ id: 1, owa: { attributes } }).attributes.onekeycode).toBe("12345");
	expect(externalUser.parse({ onekeyId: 12345 }).onekeyId).toBe("12345");
	const data = { resultOwaUser: { onekeycodeWithCodebase: 12345 } };
	const registered = wireRegister.parse({ status: "Success", data: JSON.stringify(data) });
	expect(registered.data.resultOwaUser.onekeycodeWithCodebase).toBe("12345");
	for (const onekeycode of ["", "  "])
		expect(wireUser.parse({ id: 1, owa: { attributes: { onekeycode } } }).attributes.onekeycode).toBeNull();
});

test("[3.02] the identity's user, also as its vendor spells it, and without a first name; several are nobody's", () => {
	const bare = { onekeyId: "ok-2", firstName: "Jan" };
	const unknown = { lastName: null, email: null, country: null, hasUnknownCountry: false };
	expect(externalUser.parse({ ...bare, more: 1 })).toEqual({ ...bare, ...unknown });
	expect(externalUser.parse({ onekeyId: "ok-2", country: "CH" })).toMatchObject({ country: "ch" });
	expect(externalUser.parse({ oneKeyId: "ok-2", firstName: null })).toMatchObject({ onekeyId: "ok-2", firstName: "" });
	expect(externalUser.parse({ data: { onekeyId: "ok-2", firstName: "Jan" } })).toMatchObject({ firstName: "Jan" });
	for (const onekeyId of [undefined, null, "", " "])
		expect(externalUser.safeParse({ onekeyId, firstName: "Jan" }).success).toBe(false);
	expect(externalUser.safeParse([bare]).success).toBe(true);
	for (const list of [[bare, bare], { data: [bare, bare] }, []])
		expect(externalUser.safeParse(list).success).toBe(false);
});

test("[3.01] [3.02] texts too long for the session's cookie count as missing, and an id breaks the user", () => {
	const long = "x".repeat(201);
	const attributes = { onekeycode: long, firstname: long, name: long, professionalPhone: long, email: long };
	const none = { onekeycode: null, firstname: null, name: null, professionalPhone: null, email: null };
	expect(wireUser.parse({ id: 1, attributes }).attributes).toEqual(none);
	const external = { onekeyId: "ok-2", firstName: long, lastName: long, email: long };
	expect(externalUser.parse(external)).toMatchObject({ firstName: "", lastName: null, email: null });
	expect(wireUser.safeParse({ id: long }).success).toBe(false);
	expect(externalUser.safeParse({ onekeyId: long }).success).toBe(false);
});
