import { expect, test } from "vitest";
import { hasValidCheckDigits } from "../../shared/accounts/riziv.ts";

/** 97 or 89 less the rest of the first six digits. In the last one the rest is nothing: the whole modulus checks. */
const RIZIV = ["12345625901", "1-23456-25-901", "1 23456 76 001", "10000007004", "10000036004", "00019497001"];

test.each([
	["riziv", true, RIZIV],
	["riziv", false, ["12345626901", "21345625901", "1234562590", "123456259012", "abcdefghijk", ""]],
	["gln", true, ["7601000000019", "7601000000002", "7601 0000 0001 9"]],
	["gln", false, ["7601000000018", "6701000000019", "760100000001", ""]],
] as const)("check digits of %s: %s", (kind, right, numbers) => {
	for (const number of numbers) expect(hasValidCheckDigits(kind, number), number).toBe(right);
});
