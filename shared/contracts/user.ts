import * as z from "zod/mini";
import { COUNTRY_CODES, type CountryCode } from "../countries.ts";
import { entryIn, isRecord } from "./entries.ts";
import { anyId, flag, jsonOf, optional, text } from "./fields.ts";

/** The backend's user in its three shapes, and the user of an HCA sign-in. [3.01, 3.02] */

const attributes = z.object({
	/** Not empty: an empty code would give full access. [7.08] */
	onekeycode: optional(text),
	firstname: optional(z.string()),
	name: optional(z.string()),
	professionalPhone: optional(z.string()),
	email: optional(z.string()),
});

const consents = z.object({
	consent: optional(flag),
	newsletter: optional(flag),
	owaConsent: optional(flag),
	onekeyConsent: optional(flag),
});

const record = z.catch(z.record(z.string(), z.unknown()), {});

/** null: not a country of the portal. Ignores case. */
const countryIn = (value: unknown): CountryCode | null =>
	COUNTRY_CODES.find((code) => typeof value === "string" && value.trim().toLowerCase() === code) ?? null;

/** The last record that answers a field wins. A record without an answer does not override an earlier one. */
const answeredIn = (records: readonly object[]) =>
	Object.fromEntries(
		records.flatMap((one) => Object.entries(one)).filter(([, value]) => flag.safeParse(value).success),
	);

interface UserCountry {
	country: CountryCode | null;
	/** The backend's country is not one of the portal. Logged, and counts as missing. */
	hasUnknownCountry: boolean;
}

function countryOfUser(values: readonly unknown[]): UserCountry {
	const present = values.filter((value) => value !== undefined && value !== null && value !== "");
	const country = present.map(countryIn).find((code) => code !== null) ?? null;
	return { country, hasUnknownCountry: country === null && present.length > 0 };
}

/** Attributes, level and country are under `owa.attributes`, `attributes` or flat; consents under `consents` or flat. */
export const wireUser = z.pipe(
	z.looseObject({ id: anyId }),
	z.transform((user) => {
		const owa = record.parse(record.parse(user.owa).attributes);
		const plain = record.parse(user.attributes);
		// The contract has it beside the id.
		const level = user.security_level ?? plain.security_level ?? owa.security_level;
		return {
			id: user.id,
			// NaN is a level, because null would admit a refused user.
			securityLevel: level === null || level === undefined ? null : Number(level),
			...countryOfUser([owa, plain, user].map(({ country }) => country)),
			attributes: attributes.parse({ ...user, ...plain, ...owa }),
			consents: consents.parse(
				answeredIn([owa, plain, user].flatMap((shape) => [{ ...shape }, record.parse(shape?.consents)])),
			),
		};
	}),
);

export type WireUser = z.output<typeof wireUser>;

/** Characters. Sealed beside the user, a longer one is more than the 4 KB of which browsers keep a cookie. */
const LONGEST_TOKEN = 2000;

/** Any other response is a failed login. [7.05] */
export const wireLogin = z.object({
	token: z.string().check(z.minLength(1), z.maxLength(LONGEST_TOKEN)),
	status: z.literal("Success"),
	data: z.object({ user: wireUser }),
});

export const wireUserAnswer = z.object({ data: wireUser });

/** [7.02] */
export const wireForgotPassword = z.object({ status: z.string() });

const registered = z.object({
	resultOwaUser: z.pipe(
		// PHP writes an object without fields as [].
		z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value)),
		z.object({ onekeycodeWithCodebase: optional(text) }),
	),
});

/** [7.08] */
export const wireRegister = z.object({
	status: z.literal("Success"),
	data: z.union([jsonOf(registered), registered]),
});

export const wireRefusal = z.catch(z.object({ message: z.catch(z.string(), ""), errors: record }), {
	message: "",
	errors: {},
});

/** The user of an HCA sign-in, perhaps without e-mail and last name. [3.02] */
export const externalUser = z.pipe(
	z.pipe(
		// The vendor's profile spells it `oneKeyId`.
		z.transform((value: unknown) => {
			const user = entryIn(value);
			return isRecord(user) ? { ...user, onekeyId: user.onekeyId ?? user.oneKeyId } : user;
		}),
		z.looseObject({
			onekeyId: text,
			firstName: z.catch(z.string(), ""),
			lastName: optional(z.string()),
			email: optional(z.string()),
		}),
	),
	z.transform(({ onekeyId, firstName, lastName, email, country }) => ({
		onekeyId,
		firstName,
		lastName,
		email,
		...countryOfUser([country]),
	})),
);
export type ExternalUser = z.output<typeof externalUser>;
