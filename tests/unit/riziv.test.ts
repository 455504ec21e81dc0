import { expect, test } from "vitest";
import { hasValidCheckDigits } from "../../shared/accounts/riziv.ts";

/** 97 or 89 less the rest of the first six digits. */
test.each([
	["12345625901", true],
	["1-23456-25-901", true],
	["1 23456 76 001", true],
	["10000007004", true],
	["10000036004", true],
	// The rest is nothing: the whole modulus checks.
	["00019497001", true],
	["12345626901", false],
	["21345625901", false],
	["1234562590", false],
	["123456259012", false],
	["abcdefghijk", false],
	["", false],
])("RIZIV number %s: %s", (number, right) => expect(hasValidCheckDigits("riziv", number)).toBe(right));

test.each([
	["7601000000019", true],
	["7601000000002", true],
	["7601 0000 0001 9", true],
	["7601000000018", false],
	["6701000000019", false],
	["760100000001", false],
	["", false],
])("GLN %s: %s", (number, right) => expect(hasValidCheckDigits("gln", number)).toBe(right));
