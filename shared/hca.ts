/** The external identity's flows: sign-up only, and sign-in (with sign-up). [7.24] */
export const HCA_FLOWS = ["register", "login"] as const;
export type HcaFlow = (typeof HCA_FLOWS)[number];

/** How many random 32-bit numbers make a verifier. [9.04] */
export const VERIFIER_NUMBERS = 28;

/** Two hex digits of each number: 56 characters, inside RFC 7636's 43 to 128. [9.04] */
export const toVerifier = (numbers: Uint32Array): string =>
	Array.from(numbers, (number) => (number & 0xff).toString(16).padStart(2, "0")).join("");

export const isVerifier = (text: string): boolean => /^[\da-f]{56}$/.test(text);

/** First letter capital, the rest lowercase, as the language of the page has it. [2.38] */
export function displayName(firstName: string, locale: string): string {
	const [first = "", ...rest] = firstName.trim();
	return first.toLocaleUpperCase(locale) + rest.join("").toLocaleLowerCase(locale);
}
