import * as z from "zod/mini";
import { COUNTRY_CODES, type CountryCode } from "../countries.ts";
import { anyId, jsonOf, optional } from "./fields.ts";

/** The backend's user in any of its three shapes, and the user of an HCA sign-in. [3.01, 3.02] */

const attributes = z.object({
	/** An empty code counts as missing: otherwise it would give full access. [7.08] */
	onekeycode: optional(z.string().check(z.trim(), z.minLength(1))),
	firstname: optional(z.string()),
	name: optional(z.string()),
	professionalPhone: optional(z.string()),
	email: optional(z.string()),
});

const consents = z.object({
	consent: optional(z.boolean()),
	newsletter: optional(z.boolean()),
	owaConsent: optional(z.boolean()),
	onekeyConsent: optional(z.boolean()),
});

const record = z.catch(z.record(z.string(), z.unknown()), {});

/** Null without a level. Even a value that is not a number (NaN) is a level: as null it would admit a refused user. */
const level = z.transform((value: unknown) => (value === undefined || value === null ? null : Number(value)));

/** Ignores case. Null for a country that the portal does not have. */
const countryIn = (value: unknown): CountryCode | null =>
	COUNTRY_CODES.find((code) => typeof value === "string" && value.trim().toLowerCase() === code) ?? null;

interface UserCountry {
	/** The country whose rules apply to the person, or null when missing. */
	country: CountryCode | null;
	/** The backend sent a country that the portal does not have. It counts as missing and is logged. */
	hasUnknownCountry: boolean;
}

function countryOfUser(values: readonly unknown[]): UserCountry {
	const present = values.filter((value) => value !== undefined && value !== null && value !== "");
	const country = present.map(countryIn).find((code) => code !== null) ?? null;
	return { country, hasUnknownCountry: country === null && present.length > 0 };
}

/** Attributes are under `owa.attributes`, under `attributes` or flat; consents under `consents` or flat. */
export const wireUser = z.pipe(
	z.looseObject({ id: anyId, security_level: level }),
	z.transform((user) => {
		const shapes = [record.parse(record.parse(user.owa).attributes), record.parse(user.attributes), user];
		const [owa, plain] = shapes;
		return {
			id: user.id,
			securityLevel: user.security_level,
			...countryOfUser(shapes.map(({ country }) => country)),
			attributes: attributes.parse({ ...user, ...plain, ...owa }),
			consents: consents.parse({ ...user, ...record.parse(user.consents) }),
		};
	}),
);

export type WireUser = z.output<typeof wireUser>;

/** A successful login. Any other response is a failure. [7.05] */
export const wireLogin = z.object({
	token: z.string().check(z.minLength(1)),
	status: z.literal("Success"),
	data: z.object({ user: wireUser }),
});

export const wireUserAnswer = z.object({ data: wireUser });

/** [7.02] */
export const wireForgotPassword = z.object({ status: z.string() });

/** [7.08] */
export const wireRegister = z.object({
	status: z.literal("Success"),
	data: jsonOf(
		z.object({ resultOwaUser: z.object({ onekeycodeWithCodebase: optional(z.string().check(z.minLength(1))) }) }),
	),
});

/** The fields named in a refusal's `errors`. Empty for any other body. [8.06] */
export const wireFieldErrors = z.catch(z.object({ errors: record }), { errors: {} });

/** The user of an HCA sign-in. E-mail and last name may be missing. [3.02] */
export const externalUser = z.pipe(
	z.looseObject({
		onekeyId: z.string().check(z.minLength(1)),
		firstName: z.string(),
		lastName: optional(z.string()),
		email: optional(z.string()),
	}),
	z.transform(({ onekeyId, firstName, lastName, email, country }) => ({
		onekeyId,
		firstName,
		lastName,
		email,
		...countryOfUser([country]),
	})),
);
export type ExternalUser = z.output<typeof externalUser>;
