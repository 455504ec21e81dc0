import { expect, test } from "vitest";
import { wireForgotPassword, wireLogin, wireRegister, wireUserAnswer } from "../../../shared/contracts/user.ts";

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
	{ token: "t\r\n", status: "Success", data: account },
	{ token: "t t", status: "Success", data: account },
	{ token: "tö", status: "Success", data: account },
	{ token: "t", status: "Success", data: "{" },
	{ token: "t", status: "Success", data: { ...account, user: { firstname: "Ann" } } },
	{ token: "t", status: "Success", data: user },
	"Success",
	null,
])("[7.05] %j is none", (answer) => {
	expect(wireLogin.safeParse(answer).success).toBe(false);
});

test("[7.05] [7.07] the user is in data, alone, in two envelopes, under a name, or first of a list; several are nobody's", () => {
	for (const answer of [{ data: user }, user, { data: { data: user } }, { data: { user } }, { user }, { data: [user] }])
		expect(wireUserAnswer.parse(answer), JSON.stringify(answer)).toMatchObject({ data: { id: "1" } });
	const strapi4 = { data: { id: 1, security_level: 2, attributes: { security_level: 4, firstname: "Ann" } } };
	expect(wireUserAnswer.parse(strapi4)).toMatchObject({ data: { securityLevel: 2, attributes: { firstname: "Ann" } } });
	for (const none of [
		[user, user],
		{ data: [user, user] },
		{ user: [user, user] },
		{ data: null },
		{},
		[],
		{ message: "No." },
		{ data: { firstname: "Ann" } },
		null,
	])
		expect(wireUserAnswer.safeParse(none).success, JSON.stringify(none)).toBe(false);
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

test("[7.08] the data of a registration may have been decoded on the way", () => {
	const code = (data: unknown) =>
		wireRegister.safeParse({ status: "Success", data }).data?.data.resultOwaUser.onekeycodeWithCodebase;
	const decoded = { resultOwaUser: { onekeycodeWithCodebase: "WBE1" } };
	for (const data of [JSON.stringify(decoded), decoded]) expect(code(data)).toBe("WBE1");
	// PHP writes an object without fields as [].
	for (const none of ['{"resultOwaUser":{}}', '{"resultOwaUser":[]}', { resultOwaUser: [] }])
		expect(code(none)).toBeNull();
	for (const broken of ["{", "", null, '"text"', [], "{}", { resultOwaUser: null }, { resultOwaUser: [{}] }])
		expect(code(broken), JSON.stringify(broken)).toBeUndefined();
});
