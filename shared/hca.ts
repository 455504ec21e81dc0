/** The identity provider's flows: sign-up only, or sign-in with sign-up. [7.24] */
export const HCA_FLOWS = ["register", "login"] as const;
export type HcaFlow = (typeof HCA_FLOWS)[number];

/** Random 32-bit numbers of a PKCE verifier. [9.04] */
export const VERIFIER_NUMBERS = 28;

/** Two hex digits per number: 56 characters, where RFC 7636 allows 43 to 128. [9.04] */
export const toVerifier = (numbers: Uint32Array): string =>
	Array.from(numbers, (number) => (number & 0xff).toString(16).padStart(2, "0")).join("");

export const isVerifier = (text: string): boolean => /^[\da-f]{56}$/.test(text);

/** The provider's names are capitalised by the rules of the page's language. [2.38] */
export function displayName(firstName: string, identity: "hca" | "local", locale: string): string {
	const name = firstName.trim();
	if (identity === "local") return name;
	const [first = "", ...rest] = name;
	return first.toLocaleUpperCase(locale) + rest.join("").toLocaleLowerCase(locale);
}
