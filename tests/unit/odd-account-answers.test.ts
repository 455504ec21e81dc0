import { expect, test } from "vitest";
import {
	wireDeletion,
	wireExport,
	wireForgotPassword,
	wireLogin,
	wireRegister,
	wireUser,
} from "../../shared/contracts/user.ts";

/** Converting them to text throws: the methods are values of the JSON, or the lists are nested deeper than the stack. */
const UNWRITABLE: unknown[] = [{ toString: 1, valueOf: 1 }, JSON.parse("[".repeat(50_000) + "]".repeat(50_000))];

test("[7.05] [7.02] [7.08] [6.04] an object in place of a word breaks the contract, and is no defect", () => {
	for (const status of UNWRITABLE) {
		expect(wireLogin.safeParse({ token: "t", status, user: { id: 1 } }).success).toBe(false);
		expect(wireRegister.safeParse({ status, data: { resultOwaUser: {} } }).success).toBe(false);
		expect(wireForgotPassword.safeParse({ status }).success).toBe(false);
		expect(wireUser.parse({ id: 1, security_level: status })).toMatchObject({ securityLevel: Number.NaN });
	}
});

const REFUSALS = [
	{ status: "Error", message: "Not now." },
	{ success: false },
	{ status: 500 },
	{ message: "Failed to read the user." },
	{ errors: { user: ["Not now."] } },
	{ error: "server_error" },
];

test.each(REFUSALS)("under 200 %j neither deletes an account nor is the file of its data", (answer) => {
	expect(wireDeletion.safeParse(answer).success).toBe(false);
	expect(wireExport.safeParse(answer).success).toBe(false);
});

test("any other answer deletes an account; a file of its data has some", () => {
	for (const answer of [undefined, null, "OK", {}, [], { status: "Success" }, { data: null }])
		expect(wireDeletion.safeParse(answer).success, JSON.stringify(answer)).toBe(true);
	for (const nothing of [undefined, null, 5, "OK", {}, [], { data: null }, { data: {} }])
		expect(wireExport.safeParse(nothing).success, JSON.stringify(nothing)).toBe(false);
	for (const file of [{ data: { user: { id: 1 } } }, { user: { id: 1 } }, [{ id: 1 }]])
		expect(wireExport.parse(file)).toEqual(file);
});
