import * as z from "zod/mini";
import { COUNTRY_CODES, type CountryCode, eachConsent } from "../countries.ts";
import { entryIn, isRecord, onlyOf, unwrapped } from "./entries.ts";
import { filled, flag, jsonOf, optional, string, text } from "./fields.ts";

/** The backend's user in its three shapes, and the user of an HCA sign-in. [3.01, 3.02] */

/** The session's cookie holds these, and browsers drop one of more than 4 KB. As long as a form's field may be. */
const short = z.maxLength(200);
const word = z.string().check(short);

const attributes = z.object({
	/** Not empty: an empty code would give full access. [7.08] */
	onekeycode: optional(text.check(short)),
	firstname: optional(word),
	name: optional(word),
	professionalPhone: optional(word),
	email: optional(word),
});

const consents = z.object(eachConsent(() => optional(flag)));

const record = z.catch(z.record(z.string(), z.unknown()), {});

/** null: not a country of the portal. Ignores case. */
const countryIn = (value: unknown): CountryCode | null =>
	COUNTRY_CODES.find((code) => typeof value === "string" && value.trim().toLowerCase() === code) ?? null;

/** The last record that answers a field wins. */
const answeredIn = (records: readonly object[]) =>
	Object.fromEntries(
		records.flatMap((one) => Object.entries(one)).filter(([, value]) => flag.safeParse(value).success),
	);

/** `hasUnknownCountry`: the backend's country is not one of the portal. Logged, and counts as missing. */
function countryOfUser(values: readonly unknown[]) {
	const present = values.filter((value) => value !== undefined && value !== null && value !== "");
	const country = present.map(countryIn).find((code) => code !== null) ?? null;
	return { country, hasUnknownCountry: country === null && present.length > 0 };
}

/** Not an object: JSON can replace the methods that convert it, and nest it deeper than the stack. */
const plainOf = (value: unknown): unknown => (typeof value === "object" && value !== null ? undefined : value);

const levelIn = ({ security_level, securityLevel }: Record<string, unknown>) => security_level ?? securityLevel;

/**
 * Attributes, level and country are under `owa.attributes`, `attributes`, flat, or under `owa`; consents in the same places, or
 * under `consents` there.
 */
export const wireUser = z.pipe(
	z.looseObject({ id: z.union([filled.check(short), z.number()]) }),
	z.transform((user) => {
		const account = record.parse(user.owa);
		const owa = record.parse(account.attributes);
		const plain = record.parse(user.attributes);
		// The contract has it beside the id.
		const level = [user, plain, owa, account].map(levelIn).find((one) => one !== null && one !== undefined);
		return {
			id: String(user.id),
			/** As the backend writes it: a strict one does not find the text "8" among numbers. [3.16] */
			writtenId: user.id,
			// NaN is a level, because null would admit a refused user.
			securityLevel: level === undefined ? null : Number(plainOf(level)),
			...countryOfUser([owa, plain, user, account].map(({ country }) => country)),
			attributes: attributes.parse({ ...account, ...user, ...plain, ...owa }),
			consents: consents.parse(
				answeredIn([account, owa, plain, user].flatMap((shape) => [{ ...shape }, record.parse(shape?.consents)])),
			),
		};
	}),
);

export type WireUser = z.output<typeof wireUser>;

/** Characters. A longer token, sealed beside the user, exceeds the 4 KB of which browsers keep a cookie. */
const LONGEST_TOKEN = 2000;

const DONE = /^(?:success|ok|true|20[01])$/i;

/** Also in another case, or as the HTTP status. */
const success = z.pipe(
	z.transform((value: unknown) => (DONE.test(String(plainOf(value))) ? "Success" : value)),
	z.literal("Success"),
);

/** `data` may be JSON in a text. */
const fromJson = (value: unknown): unknown =>
	typeof value === "string" ? (jsonOf(z.unknown()).safeParse(value).data ?? value) : value;

/** A field beside `data`, else within. */
const fieldIn = (value: unknown, name: string, depth = 3): unknown =>
	isRecord(value) && depth > 0 ? (value[name] ?? fieldIn(fromJson(value.data), name, depth - 1)) : undefined;

const loginFields = z.transform((value: unknown) => ({
	token: fieldIn(value, "token"),
	status: fieldIn(value, "status"),
	data: { user: fieldIn(value, "user") },
}));
/** Visible ASCII (RFC 9110, 5.5): a header cannot carry another token, and every later call would fail. */
const TOKEN = /^[!-~]+$/;
const login = { token: z.string().check(z.regex(TOKEN), z.maxLength(LONGEST_TOKEN)), status: success };

/** Any other response is a failed login. [7.05] */
export const wireLogin = z.pipe(loginFields, z.object({ ...login, data: z.object({ user: wireUser }) }));

/** The specification's login user has no id. [3.01] */
export const wireLoginWithoutId = z.pipe(
	loginFields,
	z.object({ ...login, data: z.object({ user: z.looseObject({}) }) }),
);

/** The user in `data`, alone, or under `user`. */
export const wireUserAnswer = z.pipe(
	z.transform((value: unknown) => {
		const data = fieldIn(value, "user") ?? unwrapped(value);
		return { data: Array.isArray(data) ? onlyOf(data) : data };
	}),
	z.object({ data: wireUser }),
);

const FAILED = /^(?:err|fail|false|[45]\d\d$)/i;

/** The word of an answer under 200, and whether it says that nothing was done. */
function verdictOf(value: unknown): { word: unknown; isRefusal: boolean } {
	const { status, success, message, errors, error } = isRecord(value) ? value : {};
	const word = status ?? success ?? message;
	return { word, isRefusal: FAILED.test(String(plainOf(word))) || Object.keys(Object(errors ?? error)).length > 0 };
}

/** Laravel's own answer is a message alone; an empty one says nothing else than its status. [7.02] */
export const wireForgotPassword = z.pipe(
	z.transform((value: unknown) => {
		if (value === undefined) return { status: "Success" };
		const { word, isRefusal } = verdictOf(value);
		return { status: isRefusal ? null : word === true ? "Success" : word };
	}),
	z.object({ status: string }),
);

/** Of a deleted account: anything but a refusal. */
export const wireDeletion = z.unknown().check(z.refine((value) => !verdictOf(value).isRefusal));

const hasEntries = (data: unknown): boolean => typeof data === "object" && Object.keys(data ?? {}).length > 0;

/** What is stored of a user, in any shape. An empty answer and a refusal would look like the user's data. */
export const wireExport = wireDeletion.check(z.refine((value) => hasEntries(unwrapped(value))));

const registered = z.object({
	resultOwaUser: z.pipe(
		// PHP writes an object without fields as [].
		z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value)),
		z.object({ onekeycodeWithCodebase: optional(text) }),
	),
});

/** [7.08] */
export const wireRegister = z.object({
	status: z.pipe(
		z.transform((value: unknown): unknown => value ?? "Success"),
		success,
	),
	data: z.union([jsonOf(registered), registered]),
});

/** `errors` may be within `data`, also as JSON in a text, or within `error`. */
export const wireRefusal = z.pipe(
	z.transform((value: unknown) => {
		const { message, error } = isRecord(value) ? value : {};
		return { message, errors: fieldIn(value, "errors") ?? fieldIn(error, "errors") };
	}),
	z.object({ message: z.catch(z.string(), ""), errors: record }),
);

/** The user of an HCA sign-in, perhaps without e-mail and last name. [3.02] */
export const externalUser = z.pipe(
	z.pipe(
		// The vendor's profile spells it `oneKeyId`.
		z.transform((value: unknown) => {
			const user = entryIn(value, onlyOf);
			return isRecord(user) ? { ...user, onekeyId: user.onekeyId ?? user.oneKeyId } : user;
		}),
		z.looseObject({
			onekeyId: text.check(short),
			firstName: z.catch(word, ""),
			lastName: optional(word),
			email: optional(word),
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
