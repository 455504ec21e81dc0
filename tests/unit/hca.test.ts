import { expect, test } from "vitest";
import { displayName, isVerifier, toVerifier, VERIFIER_NUMBERS } from "../../shared/hca.ts";

test.each([
	["ANNA", "hca", "nl-BE", "Anna"],
	["  marc ", "hca", "fr-CH", "Marc"],
	["ÉLODIE-marie", "hca", "fr-BE", "Élodie-marie"],
	// The Turkish i keeps its dot, and the one without has none.
	["ibrahim", "hca", "tr-TR", "İbrahim"],
	["ILGIN", "hca", "tr-TR", "Ilgın"],
	[" ", "hca", "de-CH", ""],
	[" van der ANNA ", "local", "nl-BE", "van der ANNA"],
	[" ", "local", "en-IE", ""],
] as const)("[2.38] the first name %j of %s is shown in %s as %j", (firstName, identity, locale, shown) => {
	expect(displayName(firstName, identity, locale)).toBe(shown);
});

test("[9.04] a verifier has two hex digits for each of 28 numbers, within RFC 7636's 43 to 128 characters", () => {
	const numbers = Uint32Array.from({ length: VERIFIER_NUMBERS }, (_, index) => index * 0x1000_0001);
	const verifier = toVerifier(numbers);
	expect(verifier).toMatch(/^000102030405/);
	expect(verifier).toHaveLength(56);
	expect(isVerifier(verifier)).toBe(true);
	for (const other of ["", verifier.slice(1), `${verifier}0`, verifier.replace("0", "g"), verifier.toUpperCase()])
		expect(isVerifier(other), other).toBe(false);
});
