import * as z from "zod/mini";
import type { AccessLevel } from "../../../shared/access.ts";
import type { ExternalUser, WireUser } from "../../../shared/contracts/user.ts";
import { COUNTRY_CODES, type CountryCode, country } from "../../../shared/countries.ts";

/** What the session cookie holds, and what follows from it alone. */

const answer = z.nullable(z.boolean());
const everySession = z.object({
	/** Random, new at each sign-in. The person's object ends a session by this id. */
	id: z.string(),
	/** Times are in milliseconds since 1970. */
	startedAt: z.number(),
	sealedAt: z.number(),
	/** When the backend or the identity provider last confirmed the sign-in. */
	verifiedAt: z.number(),
	/** The name of the person's object (person-object.ts), and its epoch when the session began. */
	person: z.object({ name: z.string(), epoch: z.string() }),
	/** The site's. */
	country: z.enum(COUNTRY_CODES),
	/**
	 * What the user typed where the backend has no e-mail or name. Nobody has verified the address, so that a session shows
	 * only the registrations that it made itself (`webinars`).
	 */
	typed: z.optional(
		z.object({ email: z.string(), firstname: z.string(), lastname: z.string(), webinars: z.array(z.string()) }),
	),
	user: z.object({
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		phone: z.string(),
		/** null: the backend does not say. */
		country: z.nullable(z.enum(COUNTRY_CODES)),
		onekeycode: z.nullable(z.string()),
		consents: z.object({ consent: answer, newsletter: answer, owaConsent: answer, onekeyConsent: answer }),
	}),
});
/** The identity provider (HCA) gives no token of the backend. */
export const session = z.discriminatedUnion("identity", [
	z.extend(everySession, { identity: z.literal("local"), token: z.string().check(z.minLength(1)) }),
	z.extend(everySession, { identity: z.literal("hca") }),
]);
export type Session = z.output<typeof session>;
export type LocalSession = Extract<Session, { identity: "local" }>;
export type SessionUser = Session["user"];

/** The country whose account rules hold for the person on every host: the person's, or the site's if the backend names none. */
export const accountCountry = ({ country, user }: Pick<Session, "country" | "user">): CountryCode =>
	user.country ?? country;

/** Signing in gives full access [4.03], except in countries that limit users without OneKey code. [7.08] */
export const levelOf = (session: Session): AccessLevel =>
	country(accountCountry(session)).accounts.limitedWithoutOnekey && session.user.onekeycode === null
		? "limited"
		: "full";

/**
 * The backend's answer as the session keeps it. A user call may hold no more than id and OneKey code, and null for a consent
 * that the user has answered [3.01]: `before` fills these gaps. The OneKey code comes from the answer alone, since it gives access.
 */
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
	consents: {
		consent: consents.consent ?? before.consents?.consent ?? null,
		newsletter: consents.newsletter ?? before.consents?.newsletter ?? null,
		owaConsent: consents.owaConsent ?? before.consents?.owaConsent ?? null,
		onekeyConsent: consents.onekeyConsent ?? before.consents?.onekeyConsent ?? null,
	},
});

/** The session user of an HCA sign-in. Only local accounts have consents. */
export const externalSessionUser = ({ onekeyId, email, firstName, lastName, country }: ExternalUser): SessionUser => ({
	id: onekeyId,
	email: email ?? "",
	firstName,
	lastName: lastName ?? "",
	phone: "",
	country,
	onekeycode: onekeyId,
	consents: { consent: null, newsletter: null, owaConsent: null, onekeyConsent: null },
});
