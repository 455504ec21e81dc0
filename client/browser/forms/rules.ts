import * as z from "zod/mini";
import { consentForm, forgotForm, loginForm, registerForm } from "../../../shared/accounts/forms.ts";
import { FIELD_ERRORS, NOTICES } from "../../../shared/accounts/messages.ts";
import { challenge } from "../../../shared/contracts/challenge.ts";
import { CONSENTS, COUNTRY_CODES, type Consent, type CountryCode } from "../../../shared/countries.ts";
import { meetingForm } from "../../../shared/learning/forms.ts";

/** The schemas of forms and of their responses. The first focus in a form loads them. */

export { fieldErrors } from "../../../shared/accounts/forms.ts";

const nothing = z.object({});

export const login = {
	schema: loginForm,
	answer: z.object({
		missingConsents: z.array(z.enum(CONSENTS)),
		country: z.enum(COUNTRY_CODES),
		user: z.object({ id: z.string() }),
	}),
};
export const forgot = { schema: forgotForm, answer: nothing };
export const register = (code: CountryCode) => ({
	schema: registerForm(code),
	answer: z.object({ limited: z.boolean() }),
});
export const consents = (code: CountryCode, asked: readonly Consent[]) => ({
	schema: consentForm(code, asked, false),
	answer: nothing,
});
export const meeting = (code: CountryCode) => ({
	schema: meetingForm(code),
	answer: z.object({ attending: z.boolean() }),
});

export const failureAnswer = z.object({
	notice: z.enum(NOTICES),
	errors: z.record(z.string(), z.enum(FIELD_ERRORS)),
	ticket: z.optional(z.string()),
	challenge: z.optional(challenge),
});

export const dataAnswer = <Data>(answer: z.ZodMiniType<Data>) => z.object({ data: answer });
