import * as z from "zod/mini";
import { CONSENTS, type Consent, type CountryCode, country, PROFESSIONS } from "../countries.ts";
import { shownConsents } from "./consents.ts";
import { type FieldError, fieldError } from "./messages.ts";
import {
	type CountryField,
	isByCountry,
	REGISTER_FIELD_NAMES,
	REGISTER_FIELDS,
	type RegisterField,
} from "./register-fields.ts";

/** The form schemas of browser and Worker [5.13]. Messages are FIELD_ERRORS. HTML forms send text, and only ticked boxes. */

export const wrong = (code: FieldError) => ({ error: code });

const wrongChoice = {
	error: ({ input = "" }: { input?: unknown }): FieldError =>
		typeof input === "string" && input.trim() === "" ? "required" : "invalid",
};

/** Patterns run on texts of this length only: some take quadratic time. */
const bounded = (code: FieldError) => z.maxLength(200, { ...wrong(code), abort: true });

export const text = (min = 1) =>
	z.string(wrong("required")).check(z.trim(), z.minLength(min, wrong("required")), bounded("tooLong"));

/** Such as `a@b.c`, at least five characters. [5.04] */
export const email = text().check(
	z.minLength(5, wrong("email")),
	z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, wrong("email")),
);

export const PHONE = /^\d{8,10}$/;

/** Removes separators and invisible marks, and from a number still too long calling code and trunk zero: +32 (0)2. [5.06] */
export function phoneOf(typed: string, code: CountryCode): string {
	const compact = typed.replace(/[\s\p{Cf}()[\]\-\u2010-\u2013]/gu, "");
	if (PHONE.test(compact)) return compact;
	const { callingCode } = country(code).accounts;
	return compact.replace(new RegExp(`^(?:\\+|00)${callingCode}`), "").replace(/^0/, "");
}

/** With single spaces (D02-X285), and without the prefix of the form's country: B-1000 in be, but not L-1234. [5.08] */
function zipcodeOf(typed: string, code: CountryCode): string {
	const [initial, second] = code;
	return typed
		.replace(/[\s-]+/g, " ")
		.trim()
		.replace(new RegExp(`^${initial}${second}? ?(?=\\d{4}$)`, "i"), "");
}

/** A listed value alone is a consent: "0" and "off" say no. */
const TICKED: readonly unknown[] = [true, "true", "on", "1"];

const tick = z.pipe(
	z.optional(z.union([z.string(), z.boolean()])),
	z.transform((value) => TICKED.includes(value)),
);
const mustTick = tick.check(z.refine((ticked) => ticked, wrong("consent")));

/** [5.04] */
export const loginForm = z.object({
	email,
	password: text(2),
	pass: z.optional(z.string().check(z.maxLength(4000))),
});
export type LoginForm = z.output<typeof loginForm>;

/** [5.05] */
export const forgotForm = z.object({ email });

export const deleteForm = z.pick(loginForm, { password: true, pass: true });
export type DeleteForm = z.output<typeof deleteForm>;

const consentFields = (names: readonly Consent[], isRequired: (name: Consent) => boolean) =>
	z.object(
		Object.fromEntries(
			CONSENTS.map((name) => [
				name,
				names.includes(name) ? (isRequired(name) ? mustTick : tick) : z.optional(z.unknown()),
			]),
		) as Record<Consent, typeof tick>,
	);

const dropped = z.pipe(
	z.optional(z.unknown()),
	z.transform(() => undefined),
);

export const professionIn = (code: CountryCode) =>
	z
		.enum(PROFESSIONS, wrongChoice)
		.check(z.refine((profession) => country(code).accounts.professions.includes(profession), wrong("invalid")));

function rulesOf(code: CountryCode) {
	return {
		text: text(),
		email,
		newPassword: z
			.string(wrong("password"))
			.check(z.trim(), z.minLength(6, wrong("password")), z.maxLength(16, wrong("password"))),
		repeated: z.string(wrong("required")).check(z.trim(), z.minLength(1, wrong("required"))),
		profession: professionIn(code),
		// Postcodes of other countries pass: doctors live and work across borders.
		zipcode: text().check(
			z.overwrite((typed) => zipcodeOf(typed, code)),
			z.minLength(1, wrong("required")),
		),
		country: z.literal(code.toUpperCase(), wrong("invalid")),
		phone: z.string(wrong("required")).check(
			z.trim(),
			z.minLength(1, wrong("required")),
			bounded("phone"),
			z.overwrite((typed) => phoneOf(typed, code)),
			z.regex(PHONE, wrong("phone")),
		),
	};
}

type RegisterShape = {
	[Name in RegisterField]:
		| ReturnType<typeof rulesOf>[(typeof REGISTER_FIELDS)[Name]["rule"]]
		| (Name extends CountryField ? typeof dropped : never);
};

function fieldShape(code: CountryCode): RegisterShape {
	const rules = rulesOf(code);
	const { fields } = country(code).accounts;
	return Object.fromEntries(
		REGISTER_FIELD_NAMES.map((name) => [
			name,
			isByCountry(name) && !fields[name] ? dropped : rules[REGISTER_FIELDS[name].rule],
		]),
	) as RegisterShape;
}

/** [5.06-5.11] */
function createRegisterForm(code: CountryCode) {
	const { consents } = country(code).accounts;
	return z
		.extend(
			z.object(fieldShape(code)),
			consentFields(shownConsents(code), (name) => consents[name] === "required").shape,
		)
		.check(
			z.refine(({ password, passwordConfirm }) => password === passwordConfirm, {
				path: ["passwordConfirm"],
				error: "passwordConfirm" satisfies FieldError,
				// Zod by default refines only valid objects.
				when: ({ value }) =>
					typeof value === "object" && value !== null && "passwordConfirm" in value && Boolean(value.passwordConfirm),
			}),
		);
}

const registerForms = new Map<CountryCode, ReturnType<typeof createRegisterForm>>();

export function registerForm(code: CountryCode): ReturnType<typeof createRegisterForm> {
	const form = registerForms.get(code) ?? createRegisterForm(code);
	registerForms.set(code, form);
	return form;
}
export type RegisterForm = z.output<ReturnType<typeof createRegisterForm>>;

/** Only `consent` can be required [5.12]. On the account page (`manage`) every consent can be withdrawn. */
export const consentForm = (code: CountryCode, requested: readonly Consent[], manage: boolean) =>
	consentFields(
		requested,
		(name) => !manage && name === "consent" && country(code).accounts.consents.consent === "required",
	);

export function fieldErrors(error: z.core.$ZodError): Record<string, FieldError> {
	const errors: Record<string, FieldError> = {};
	for (const { path, message } of error.issues) {
		const [name] = path;
		if (name !== undefined) errors[String(name)] ??= fieldError(message);
	}
	return errors;
}
