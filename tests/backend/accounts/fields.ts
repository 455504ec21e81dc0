import * as z from "zod";

/** Fields that several forms have. */

export const email = z
	.string()
	.trim()
	.toLowerCase()
	.pipe(z.email("The address is not valid.").min(5, "The address is too short.").max(254, "The address is too long."));

/**
 * Trimmed and composed wherever one comes in: who types it on another keyboard, or into a form that trims, still fits.
 */
const password = z.string().trim().normalize("NFC");
export const givenPassword = password.pipe(z.string().min(1, "A password is required.").max(200));
export const newPassword = password.pipe(
	z.string().min(6, "A password has at least 6 characters.").max(16, "A password has at most 16 characters."),
);

export const owaLanguage = z.enum(["nl_BE", "fr_BE", "de_CH", "fr_CH", "tr_TR", "en_IE"]);
export const country = z
	.string()
	.toUpperCase()
	.pipe(z.enum(["BE", "CH", "TR", "IE"]));

/** Answered, or null where the country does not ask. */
export const answer = z.boolean().nullish();
