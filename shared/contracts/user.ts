import * as z from "zod/mini";
import { anyId, jsonOf, optional } from "./fields.ts";

/** The backend's user in any of its three shapes, and the user of an HCA sign-in. [3.01, 3.02] */

const attributes = z.object({
	/** An empty one is none: its user would get full access by it. [7.08] */
	onekeycode: optional(z.string().check(z.trim(), z.minLength(1))),
	firstname: optional(z.string()),
	name: optional(z.string()),
	professionalPhone: optional(z.string()),
	email: optional(z.string()),
});

/** Answered, or null when never asked. */
const consents = z.object({
	consent: optional(z.boolean()),
	newsletter: optional(z.boolean()),
	owaConsent: optional(z.boolean()),
	onekeyConsent: optional(z.boolean()),
});

const record = z.catch(z.record(z.string(), z.unknown()), {});

/**
 * null: no level is told. Anything else is a level, even where it is no number (NaN): read as absent, it would let a user
 * in who must be refused.
 */
const level = z.transform((value: unknown) => (value === undefined || value === null ? null : Number(value)));

/**
 * Normalises the three shapes: attributes under `owa.attributes`, under `attributes` or flat, consents under `consents` or
 * flat.
 */
export const wireUser = z.pipe(
	z.looseObject({ id: anyId, security_level: level }),
	z.transform((user) => ({
		id: user.id,
		securityLevel: user.security_level,
		attributes: attributes.parse({
			...user,
			...record.parse(user.attributes),
			...record.parse(record.parse(user.owa).attributes),
		}),
		consents: consents.parse({ ...user, ...record.parse(user.consents) }),
	})),
);

export type WireUser = z.output<typeof wireUser>;

/** A successful login; any other answer is a failure. [7.05] */
export const wireLogin = z.object({
	token: z.string().check(z.minLength(1)),
	status: z.literal("Success"),
	data: z.object({ user: wireUser }),
});

export const wireUserAnswer = z.object({ data: wireUser });

/** [7.08] */
export const wireRegister = z.object({
	status: z.literal("Success"),
	data: jsonOf(
		z.object({ resultOwaUser: z.object({ onekeycodeWithCodebase: optional(z.string().check(z.minLength(1))) }) }),
	),
});

/** The fields that a refusal's `errors` names; empty for any other body. [8.06] */
export const wireFieldErrors = z.catch(z.object({ errors: record }), { errors: {} });

/** The user of an HCA sign-in; e-mail and last name may be missing. [3.02] */
export const externalUser = z.object({
	onekeyId: z.string().check(z.minLength(1)),
	firstName: z.string(),
	lastName: optional(z.string()),
	email: optional(z.string()),
});
export type ExternalUser = z.output<typeof externalUser>;
