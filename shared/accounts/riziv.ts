/** Check digits of professional numbers. A mistake warns and does not refuse. */

const digitsOf = (text: string): string => text.replace(/[\s./-]/g, "");

/** Belgian RIZIV/INAMI number: 11 digits. Digits 7 and 8 check the first six, by modulus 97 or 89. */
function isRiziv(text: string): boolean {
	const digits = digitsOf(text);
	if (!/^\d{11}$/.test(digits)) return false;
	const number = Number(digits.slice(0, 6));
	const check = Number(digits.slice(6, 8));
	return [97, 89].some((modulus) => modulus - (number % modulus) === check);
}

/** GS1 Global Location Number: 13 digits with weights 1 and 3, whose sum is a multiple of ten. */
function isGln(text: string): boolean {
	const digits = digitsOf(text);
	if (!/^\d{13}$/.test(digits)) return false;
	const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
}

const CHECKS = { riziv: isRiziv, gln: isGln } as const;

export const hasValidCheckDigits = (kind: keyof typeof CHECKS, text: string): boolean => CHECKS[kind](text);
