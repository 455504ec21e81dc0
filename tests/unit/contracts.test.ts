import { expect, test } from "vitest";
import { count, listOf } from "../../shared/contracts/fields.ts";
import { wireCourse, wireError, wireItem } from "../../shared/contracts/item.ts";
import { wireFooter, wireSingle } from "../../shared/contracts/single.ts";
import {
	externalUser,
	wireForgotPassword,
	wireLogin,
	wireRegister,
	wireUser,
	wireUserAnswer,
} from "../../shared/contracts/user.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };

test("an entry's documentId is optional; a broken one is null", () => {
	for (const [documentId, read] of [
		["k3v9q", "k3v9q"],
		[undefined, null],
		["", null],
		[5, null],
		["x".repeat(65), null],
		// It is written as it is: a line of its own in a calendar's entry.
		["k3v9q\r\nATTENDEE:mailto:a@b.example", null],
		["k3v9q\u0000", null],
		["k3 v9q", null],
	]) {
		expect(wireItem.parse({ ...item, documentId }).documentId).toBe(read);
		expect(wireSingle.parse({ title: "A", documentId }).documentId).toBe(read);
	}
});

test("[3.03] an item needs id, slug, title and type; other fields may be missing, null or broken", () => {
	const bare = wireItem.parse(item);
	expect(bare).toMatchObject({ id: "7", public_content: false, image: null, category: null, domains: [], slugs: null });
	const broken = wireItem.parse({
		...item,
		image: "nonsense",
		category: { id: "x" },
		domains: "none",
		tracking_products: [{ Name: "CARDOVEX®" }, { name: "As authors" }, "As text", null],
		patient_populations: [{ Name: "Adults" }],
		updated_at: "yesterday",
		public_content: "true",
		extra: "dropped",
	});
	expect(broken).toMatchObject({ image: null, category: null, domains: [], updated_at: null, public_content: false });
	expect(broken.tracking_products).toEqual(["CARDOVEX®", "As authors", "As text"]);
	expect(broken.patient_populations).toEqual(["Adults"]);
	expect(broken).not.toHaveProperty("extra");
});

test.each(["published_at", "expires_at"] as const)("[3.03] %s: may be missing, but not unreadable", (field) => {
	const read = (value: unknown) => wireItem.safeParse({ ...item, [field]: value });
	for (const missing of [undefined, null, ""]) expect(read(missing).data?.[field], String(missing)).toBeNull();
	for (const date of ["2026-11-20T10:00:00.000Z", "2026-11-20T10:00:00+01:00", "2026-11-20"])
		expect(read(date).data?.[field]).toBe(date);
	for (const local of ["2026-11-20T10:00:00", "2026-11-20T10:00:00.000", "2026-11-20T10:00", "2026-11-20 10:00:00"])
		expect(read(local).data?.[field], local).toBe("2026-11-20T10:00:00.000Z");
	const unreadable = [
		"20.11.2026",
		"01/12/2099 10:00",
		"2099-01-01 10:00:00 Europe/Brussels",
		"2099-01-01T10:00:00,000Z",
		"0000-00-00 00:00:00",
		7,
		false,
		{},
	];
	for (const value of unreadable)
		expect(
			read(value).error?.issues.map(({ path }) => path),
			String(value),
		).toEqual([[field]]);
});

test("a broken required field drops the item, never the list", () => {
	const dropped: string[] = [];
	const list = listOf(wireItem, (error) => dropped.push(error.issues.map(({ path }) => path.join(".")).join()));
	expect(list.parse([item, { ...item, title: "" }, null, { ...item, id: 8 }]).map(({ id }) => id)).toEqual(["7", "8"]);
	expect(dropped).toEqual(["title", ""]);
});

test("[2.10] a count is a number or its digits; what is neither is unknown, not 0", () => {
	for (const none of [0, "0"]) expect(count.parse(none)).toBe(0);
	for (const dozen of [12, "12"]) expect(count.parse(dozen)).toBe(12);
	const nonsense = [null, undefined, "", " ", false, true, [], [3], {}, -1, 1.5, "-1", "1e3", "0x1f", "9".repeat(30)];
	for (const value of nonsense) expect(count.safeParse(value).success, JSON.stringify(value)).toBe(false);
});

test("[3.04] an image may lack formats, alternative text and size", () => {
	const image = { id: 1, url: "/uploads/x.svg", formats: null };
	expect(wireItem.parse({ ...item, image }).image).toMatchObject({ url: "/uploads/x.svg", formats: null, width: null });
	const partial = { ...image, formats: { small: { url: "/s.svg", width: 500 }, odd: { url: "/o" } } };
	expect(wireItem.parse({ ...item, image: partial }).image?.formats).toMatchObject({
		small: { url: "/s.svg", width: 500 },
		medium: null,
	});
});

test("[3.05] a course keeps the contract's fields only, without learners", () => {
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
])("[6.04] of the security level %j only a missing one is null", (security_level, securityLevel) => {
	expect(wireUser.parse({ id: 1, security_level })).toMatchObject({ securityLevel });
});

test("[6.04] [3.01] the security level is read in every shape; the one beside the id goes first", () => {
	for (const nested of [{ attributes: { security_level: 1 } }, { owa: { attributes: { security_level: "1" } } }]) {
		expect(wireUser.parse({ id: 1, ...nested })).toMatchObject({ securityLevel: 1 });
		expect(wireUser.parse({ id: 1, security_level: null, ...nested })).toMatchObject({ securityLevel: 1 });
		expect(wireUser.parse({ id: 1, security_level: 4, ...nested })).toMatchObject({ securityLevel: 4 });
	}
	const both = { attributes: { security_level: 3 }, owa: { attributes: { security_level: 4 } } };
	expect(wireUser.parse({ id: 1, ...both })).toMatchObject({ securityLevel: 3 });
});

test("[7.05] a token that a cookie cannot hold is no sign-in: browsers would drop it without a word", () => {
	const login = (length: number) => {
		const user = { id: 1, owa: { attributes: { firstname: "A".repeat(100), email: "a".repeat(100) } } };
		return wireLogin.safeParse({ token: "t".repeat(length), status: "Success", data: { user } }).success;
	};
	expect([1, 1300, 2000, 2001, 4000, 0].map(login)).toEqual([true, true, true, false, false, false]);
});

const user = { id: 1, firstname: "Ann" };
const account = { status: "Success", user };

test.each([
	{ token: "t", status: "success", data: account },
	{ token: "t", status: 200, data: account },
	{ token: "t", status: true, data: account },
	{ token: "t", data: account },
	{ status: "Success", data: { ...account, token: "t" } },
	{ token: "t", status: "Success", user },
	{ token: "t", status: "Success", data: JSON.stringify(account) },
	{ data: { token: "t", status: "Success", data: account } },
])("[7.05] %j is a sign-in", (answer) => {
	expect(wireLogin.parse(answer)).toMatchObject({ token: "t", data: { user: { id: "1" } } });
});

test.each([
	{ token: "t", data: { user } },
	{ token: "t", status: "Error", data: account },
	{ token: "t", status: 401, data: account },
	{ token: "t", status: false, data: account },
	{ status: "Success", data: account },
	{ token: "", status: "Success", data: account },
	{ token: "t", status: "Success", data: "{" },
	{ token: "t", status: "Success", data: { ...account, user: { firstname: "Ann" } } },
	{ token: "t", status: "Success", data: user },
	"Success",
	null,
])("[7.05] %j is none", (answer) => {
	expect(wireLogin.safeParse(answer).success).toBe(false);
});

test("[7.07] the user is in data, alone, in two envelopes, under a name, or first of a list", () => {
	for (const answer of [{ data: user }, user, { data: { data: user } }, { data: { user } }, { user }, { data: [user] }])
		expect(wireUserAnswer.parse(answer), JSON.stringify(answer)).toMatchObject({ data: { id: "1" } });
	const strapi4 = { data: { id: 1, security_level: 2, attributes: { security_level: 4, firstname: "Ann" } } };
	expect(wireUserAnswer.parse(strapi4)).toMatchObject({ data: { securityLevel: 2, attributes: { firstname: "Ann" } } });
	for (const none of [{ data: null }, {}, [], { message: "No." }, { data: { firstname: "Ann" } }, null])
		expect(wireUserAnswer.safeParse(none).success, JSON.stringify(none)).toBe(false);
});

test("[6.04] a security level in the other spelling refuses too", () => {
	for (const shape of [
		{ securityLevel: 1 },
		{ attributes: { securityLevel: "1" } },
		{ owa: { attributes: { securityLevel: 1 } } },
	])
		expect(wireUser.parse({ id: 1, ...shape })).toMatchObject({ securityLevel: 1 });
	expect(wireUser.parse({ id: 1, securityLevel: "4" })).toMatchObject({ securityLevel: 4 });
});

test("[7.02] a mail was sent by every answer that says no otherwise: Laravel's own is a message", () => {
	const sent = [{ status: "Sent." }, { status: 200, errors: [] }, { message: "Sent." }, { success: true }, undefined];
	for (const answer of sent) expect(wireForgotPassword.safeParse(answer).success, JSON.stringify(answer)).toBe(true);
	for (const other of [
		{ status: "error", message: "Unknown." },
		{ status: 404 },
		{ success: false },
		{ message: "Unknown.", errors: { email: ["Unknown."] } },
		{ message: "Unknown.", error: "not_found" },
		{},
		{ ok: 1 },
		null,
		[],
	])
		expect(wireForgotPassword.safeParse(other).success, JSON.stringify(other)).toBe(false);
});

test("[7.08] a registration may leave its status to HTTP", () => {
	const data = '{"resultOwaUser":{}}';
	for (const status of [undefined, null, "success", 200, "201"])
		expect(wireRegister.safeParse({ status, data }).success, String(status)).toBe(true);
	for (const status of ["Error", 422, false, ""]) expect(wireRegister.safeParse({ status, data }).success).toBe(false);
});

test("[7.08] an empty OneKey code counts as missing", () => {
	for (const onekeycode of ["", "  "])
		expect(wireUser.parse({ id: 1, owa: { attributes: { onekeycode } } }).attributes.onekeycode).toBeNull();
});

test("[3.01] [3.02] [7.08] a OneKey code that the backend writes as a number is a code", () => {
	const attributes = { onekeycode: 12345 };
	expect(wireUser.parse({ id: 1, owa: { attributes } }).attributes.onekeycode).toBe("12345");
	expect(externalUser.parse({ onekeyId: 12345 }).onekeyId).toBe("12345");
	const data = { resultOwaUser: { onekeycodeWithCodebase: 12345 } };
	const registered = wireRegister.parse({ status: "Success", data: JSON.stringify(data) });
	expect(registered.data.resultOwaUser.onekeycodeWithCodebase).toBe("12345");
	expect(externalUser.safeParse({ onekeyId: " " }).success).toBe(false);
});

test("[8.01] [8.02] only message, status and teaser of a refusal are read", () => {
	const refusal = wireError.parse({ message: "Login required", statusCode: 403, item, stack: "secret" });
	expect(refusal).toMatchObject({ message: "Login required", statusCode: 403, item: { slug: "a" } });
	expect(refusal).not.toHaveProperty("stack");
});

test("[3.10] every part of the footer is optional", () => {
	expect(wireFooter.parse({})).toEqual({ menu: [], legal_mention: null, banner: null, promotional_content: null });
	expect(wireFooter.parse({ menu: [{ label: "A" }, { url: "/x" }] }).menu).toEqual([{ label: "A", url: null }]);
	expect(wireSingle.parse({ content: "no title" }).title).toBeNull();
	expect(wireSingle.safeParse({ title: "", content: "" }).success).toBe(false);
});
