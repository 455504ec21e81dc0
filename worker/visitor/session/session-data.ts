import * as z from "zod/mini";
import type { AccessLevel } from "../../../shared/access.ts";
import type { ExternalUser, WireUser } from "../../../shared/contracts/user.ts";
import { COUNTRY_CODES, type CountryCode, country, eachConsent } from "../../../shared/countries.ts";

const answer = z.nullable(z.boolean());
const everySession = z.object({
	id: z.string(),
	startedAt: z.number(),
	sealedAt: z.number(),
	/** The last confirmation by the backend or the identity provider. */
	verifiedAt: z.number(),
	/** The person's object, and its epoch when the session began (person-object.ts). */
	person: z.object({ name: z.string(), epoch: z.string() }),
	country: z.enum(COUNTRY_CODES),
	/** Nobody has verified the address, so that a session shows only its own registrations (`webinars`). */
	typed: z.optional(
		z.object({ email: z.string(), firstname: z.string(), lastname: z.string(), webinars: z.array(z.string()) }),
	),
	user: z.object({
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		phone: z.string(),
		country: z.nullable(z.enum(COUNTRY_CODES)),
		onekeycode: z.nullable(z.string()),
		consents: z.object(eachConsent(() => answer)),
	}),
});
export const session = z.discriminatedUnion("identity", [
	z.extend(everySession, { identity: z.literal("local"), token: z.string().check(z.minLength(1)) }),
	z.extend(everySession, { identity: z.literal("hca") }),
]);
export type Session = z.output<typeof session>;
export type LocalSession = Extract<Session, { identity: "local" }>;
export type SessionUser = Session["user"];

/** The country whose account rules hold for the person on every host. */
export const accountCountry = ({ country, user }: Pick<Session, "country" | "user">): CountryCode =>
	user.country ?? country;

/** Sign-in gives full access [4.03], except in countries that limit users without OneKey code. [7.08] */
export const levelOf = (session: Session): AccessLevel =>
	country(accountCountry(session)).accounts.limitedWithoutOnekey && session.user.onekeycode === null
		? "limited"
		: "full";

/** `before` fills the gaps of a short response [3.01], except the OneKey code, because it gives access. */
export const toSessionUser = (
	{ id, country, attributes, consents }: WireUser,
	before: Pick<SessionUser, "email"> & Partial<SessionUser>,
): SessionUser => ({
	id,
	email: attributes.email ?? before.email,
	firstName: attributes.firstname ?? before.firstName ?? "",
	lastName: attributes.name ?? before.lastName ?? "",
	phone: attributes.professionalPhone ?? before.phone ?? "",
	country: country ?? before.country ?? null,
	onekeycode: attributes.onekeycode,
	consents: eachConsent((name) => consents[name] ?? before.consents?.[name] ?? null),
});

export const externalSessionUser = ({ onekeyId, email, firstName, lastName, country }: ExternalUser): SessionUser => ({
	id: onekeyId,
	email: email ?? "",
	firstName,
	lastName: lastName ?? "",
	phone: "",
	country,
	onekeycode: onekeyId,
	consents: eachConsent(() => null),
});
