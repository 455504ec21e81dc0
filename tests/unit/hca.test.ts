import { expect, test } from "vitest";
import { displayName, isVerifier, toVerifier, VERIFIER_NUMBERS } from "../../shared/hca.ts";

test.each([
	["ANNA", "nl-BE", "Anna"],
	["  marc ", "fr-CH", "Marc"],
	["ÉLODIE-marie", "fr-BE", "Élodie-marie"],
	// The Turkish i keeps its dot, and the one without has none.
	["ibrahim", "tr-TR", "İbrahim"],
	["ILGIN", "tr-TR", "Ilgın"],
	["", "de-CH", ""],
])("[2.38] the first name %j is shown in %s as %j", (firstName, locale, shown) => {
	expect(displayName(firstName, locale)).toBe(shown);
});

test("[9.04] a verifier has two hex digits for each of 28 numbers, within RFC 7636's 43 to 128 characters", () => {
	const numbers = Uint32Array.from({ length: VERIFIER_NUMBERS }, (_, index) => index * 0x1000_0001);
	const verifier = toVerifier(numbers);
	expect(verifier).toMatch(/^000102030405/);
	expect(verifier).toHaveLength(56);
	expect(isVerifier(verifier)).toBe(true);
	for (const other of ["", verifier.slice(1), `${verifier}0`, verifier.replace("0", "g"), verifier.toUpperCase()]) {
		expect(isVerifier(other), other).toBe(false);
	}
});
